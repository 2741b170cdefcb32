import type { APIRoute } from 'astro';
import { ICONS, iconImage } from '../../site/icon.ts';

export const getStaticPaths = () => ICONS.map((icon) => ({ params: { name: icon.name }, props: { icon } }));

/** An icon of the installed site. */
export const GET: APIRoute = async ({ props }) =>
  new Response(new Uint8Array(await iconImage(props.icon)), { headers: { 'content-type': 'image/png' } });
