import type { APIRoute, GetStaticPaths } from 'astro';
import type { DailyPosition } from '../../../daily/position.ts';
import { dailyPositions } from '../../../site/daily-positions.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await dailyPositions()).map((position, n) => ({ params: { n: `${n}` }, props: { ...position } }));

/** A position of the day with its best turn. */
export const GET: APIRoute<DailyPosition> = ({ props: { game, best } }) => new Response(JSON.stringify({ game, best }));
