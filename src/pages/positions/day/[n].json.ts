import type { APIRoute, GetStaticPaths } from 'astro';
import { dailyPositions } from '../../../activities/position-of-the-day/all-positions.ts';
import type { DailyPosition } from '../../../activities/position-of-the-day/verdict.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await dailyPositions()).map((position, n) => ({ params: { n: `${n}` }, props: { ...position } }));

/** A position of the day with its best turn. */
export const GET: APIRoute<DailyPosition> = ({ props: { game, best } }) => new Response(JSON.stringify({ game, best }));
