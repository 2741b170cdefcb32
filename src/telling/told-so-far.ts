import type { TableGame } from '../machines/game.ts';
import { type GameEvent, KINDS } from '../milestones/index.ts';

/** How many things the final scoring tells one after the other: each kind of worker, and who has won. */
export const TELLINGS = KINDS.length + 1;

const isTelling = ({ type }: GameEvent) => type === 'scored' || type === 'game-over';

/** The events of a step as far as so many things of the final scoring have been told; all of them where there is none. */
export function eventsTold(events: readonly GameEvent[], told: number): readonly GameEvent[] {
  const next = [...events.keys()].filter((i) => isTelling(events[i] as GameEvent))[told];
  return next === undefined ? events : events.slice(0, next);
}

/** The table as if of its final scoring only so many things had happened: what is not told yet has no events and no points. */
export function toldSoFar(table: TableGame, told: number): TableGame {
  const { history } = table;
  const { steps, at } = history;
  const last = steps[at - 1];
  if (last === undefined) return table;
  const events = eventsTold(last.events, told);
  if (events.length === last.events.length) return table;
  const players = last.game.state.players.map((player, i) => {
    const untold = last.events.slice(events.length).filter((event) => event.type === 'vp' && event.player === i);
    return { ...player, vp: untold.reduce((vp, event) => vp - (event.type === 'vp' ? event.vp : 0), player.vp) };
  });
  const game = { ...last.game, state: { ...last.game.state, players } };
  return { ...table, history: { ...history, steps: steps.with(at - 1, { ...last, events, game }) } };
}
