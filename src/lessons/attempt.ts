import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import {
  type Action,
  acceptedGameOf,
  apply,
  type Game,
  legalActions,
  newGame,
  type Refusal,
  viewFor,
} from '../milestones/index.ts';
import { PRACTICE_SET } from '../milestones/practice-set.ts';
import { apprentice } from '../players/apprentice.ts';
import { greedy } from '../players/greedy.ts';
import type { ComputerPlayer } from '../players/player.ts';
import { fits, gameNow } from './conditions.ts';
import type { Attempt, Lesson, Replier, Taken } from './types.ts';

const PLAYERS: { readonly [By in Replier]: ComputerPlayer } = { apprentice, greedy };

/** What comes of an action in a lesson. */
export type Tried =
  | { readonly ok: true; readonly attempt: Attempt }
  /** The rules forbid it. */
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** The position at which a lesson starts. The scene has been checked when the lesson was read. */
function startOf({ scene }: Lesson): Game {
  return 'deal' in scene ? newGame({ ...scene.deal, set: PRACTICE_SET }) : acceptedGameOf(scene);
}

/** Takes an action; null where it is refused. */
function taken(attempt: Attempt, action: Action): Attempt | null {
  const before = gameNow(attempt);
  const outcome = apply(before, action);
  if (!outcome.ok) return null;
  const step: Taken = { action: { player: before.state.player, ...action }, ...outcome };
  return { ...attempt, taken: [...attempt.taken, step] };
}

/** How many turns the others have ended. */
function turnsOfOthers({ taken }: Attempt, reader: number): number {
  return taken.flatMap(({ events }) => events).filter((event) => event.type === 'turn-ended' && event.player !== reader)
    .length;
}

/** An action that brings a turn towards its end and is always allowed: on to the castle, and out of every space. */
function homeward(game: Game): Action {
  const legal = legalActions(game);
  const ends = ({ type }: Action) => type === 'done' || type === 'leave-bonus';
  return game.state.phase === 'move' ? { type: 'move', to: 'castle' } : (legal.find(ends) ?? (legal[0] as Action));
}

const isOthers = ({ state }: Game, reader: number) => state.player !== reader && state.phase !== 'over';

/** An attempt with everything that the others do until it is the reader's turn. */
function replied({ player: reader, replies }: Lesson, attempt: Attempt): Attempt {
  if (replies === undefined) return attempt;
  let now = attempt;
  while (isOthers(gameNow(now), reader)) {
    const before = now;
    const seat = gameNow(now).state.player;
    const actions =
      'by' in replies
        ? PLAYERS[replies.by](viewFor(gameNow(now), seat), xoroshiro128plus(now.taken.length))
        : (replies.script[turnsOfOthers(now, reader)] ?? []);
    for (const action of actions) if (gameNow(now).state.player === seat) now = taken(now, action) ?? now;
    // A computer player is asked again; one that finds nothing to do must not hold up the lesson.
    if ('script' in replies || now === before)
      while (gameNow(now).state.player === seat && gameNow(now).state.phase !== 'over')
        now = taken(now, homeward(gameNow(now))) as Attempt;
  }
  return now;
}

/** The beginning of a lesson. */
export function begin(lesson: Lesson): Attempt {
  return replied(lesson, { start: startOf(lesson), taken: [] });
}

/** Whether a lesson is about an action, so that its tools allow it. */
export function isTool({ tools }: Lesson, action: Action): boolean {
  return tools.some((tool) => fits(tool, action) && ('idle' in action ? 'idle' in tool : true));
}

/** Takes an action of the reader, and then the replies to it. */
export function act(lesson: Lesson, attempt: Attempt, action: Action): Tried {
  const outcome = apply(gameNow(attempt), action);
  if (!outcome.ok) return outcome;
  return { ok: true, attempt: replied(lesson, taken(attempt, action) as Attempt) };
}

/** The legal actions that a lesson is about; none when it is not the reader's turn. */
export function choices(lesson: Lesson, attempt: Attempt): Action[] {
  const game = gameNow(attempt);
  return game.state.player === lesson.player ? legalActions(game).filter((action) => isTool(lesson, action)) : [];
}

/** The actions that the reader has taken. */
export function actionsTaken({ player }: Lesson, { taken }: Attempt): number {
  return taken.filter(({ action }) => action.player === player).length;
}

/** An attempt without the reader's last action and the replies to it. */
export function takenBack({ player }: Lesson, attempt: Attempt): Attempt {
  const last = attempt.taken.findLastIndex(({ action }) => action.player === player);
  return last < 0 ? attempt : { ...attempt, taken: attempt.taken.slice(0, last) };
}

/** What comes of actions one after the other, whoever takes them; one that is not possible is left out. */
export function followed(game: Game, actions: readonly Action[]): readonly Taken[] {
  return actions.reduce<Attempt>((now, action) => taken(now, action) ?? now, { start: game, taken: [] }).taken;
}
