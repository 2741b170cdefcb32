import type { APIRoute } from 'astro';
import { RULE_IDS } from '../../milestones/index.ts';
import { previewImage } from '../../site/preview.ts';

export function getStaticPaths() {
  return [
    { params: { name: 'site' }, props: { text: '' } },
    ...RULE_IDS.map((id) => ({ params: { name: id }, props: { text: id } })),
  ];
}

/** The preview picture of a rule's card, and the one of all other pages. */
export const GET: APIRoute = async ({ props }) => {
  const image = await previewImage(props.text as string);
  return new Response(new Uint8Array(image), { headers: { 'content-type': 'image/png' } });
};
