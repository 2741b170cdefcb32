import type { APIRoute, GetStaticPaths } from 'astro';
import { linkTextOf } from '../../links/index.ts';
import type { Game } from '../../milestones/index.ts';
import { POSITIONS } from '../../page-parts/positions.ts';

export const getStaticPaths: GetStaticPaths = () =>
  Object.entries(POSITIONS).map(([name, game]) => ({ params: { name }, props: { game } }));

/** The position of a picture, as the text of its link. */
export const GET: APIRoute<{ game: Game }> = async ({ props }) => new Response(await linkTextOf(props.game));
