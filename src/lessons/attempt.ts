import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { beginHistory, confirmEnd, gameOf, type History, perform, type Step } from '../milestones/history.ts';
import {
  type Action,
  acceptedGameOfScene,
  type Game,
  legalActions,
  newGame,
  PRACTICE_SET,
  type Refusal,
  viewFor,
} from '../milestones/index.ts';
import { apprentice } from '../players/apprentice.ts';
import { greedy } from '../players/greedy.ts';
import type { ComputerPlayer } from '../players/player.ts';
import { fits } from './conditions.ts';
import type { Lesson, Replier } from './types.ts';

const PLAYERS: { readonly [By in Replier]: ComputerPlayer } = { apprentice, greedy };

/** What comes of an action in a lesson. */
export type Tried =
  | { readonly ok: true; readonly attempt: History }
  /** The rules forbid it. */
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** The position at which a lesson starts. The scene has been checked when the lesson was read. */
function startOf({ scene }: Lesson): Game {
  return 'deal' in scene ? newGame({ ...scene.deal, set: PRACTICE_SET }) : acceptedGameOfScene(scene);
}

/** Takes an action; null where it is refused. In a lesson the end of a turn needs no confirming. */
function taken(attempt: History, action: Action): History | null {
  const performed = perform(attempt, action);
  return performed.ok ? confirmEnd(performed.history) : null;
}

/** How many turns the others have ended. */
function turnsOfOthers({ steps }: History, reader: number): number {
  return steps.flatMap(({ events }) => events).filter((event) => event.type === 'turn-ended' && event.player !== reader)
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
function replied({ player: reader, replies }: Lesson, attempt: History): History {
  if (replies === undefined) return attempt;
  let now = attempt;
  while (isOthers(gameOf(now), reader)) {
    const before = now;
    const seat = gameOf(now).state.player;
    const actions =
      'by' in replies
        ? PLAYERS[replies.by](viewFor(gameOf(now), seat), xoroshiro128plus(now.steps.length))
        : (replies.script[turnsOfOthers(now, reader)] ?? []);
    for (const action of actions) if (gameOf(now).state.player === seat) now = taken(now, action) ?? now;
    // A computer player is asked again; one that finds nothing to do must not hold up the lesson.
    if ('script' in replies || now === before)
      while (gameOf(now).state.player === seat && gameOf(now).state.phase !== 'over')
        now = taken(now, homeward(gameOf(now))) as History;
  }
  return now;
}

/** The beginning of a lesson. */
export function begin(lesson: Lesson): History {
  return replied(lesson, beginHistory(startOf(lesson)));
}

/** Whether a lesson is about an action, so that its tools allow it. */
export function isTool({ tools }: Lesson, action: Action): boolean {
  return tools.some((tool) => fits(tool, action) && ('idle' in action ? 'idle' in tool : true));
}

/** Takes an action of the reader, and then the replies to it. */
export function act(lesson: Lesson, attempt: History, action: Action): Tried {
  const performed = perform(attempt, action);
  return performed.ok ? { ok: true, attempt: replied(lesson, confirmEnd(performed.history)) } : performed;
}

/** The legal actions that a lesson is about; none when it is not the reader's turn. */
export function choices(lesson: Lesson, attempt: History): Action[] {
  const game = gameOf(attempt);
  return game.state.player === lesson.player ? legalActions(game).filter((action) => isTool(lesson, action)) : [];
}

/** The actions that the reader has taken. */
export function actionsTaken({ player }: Lesson, { steps }: History): number {
  return steps.filter(({ action }) => action.player === player).length;
}

/** An attempt without the reader's last action and the replies to it. */
export function takenBack({ player }: Lesson, attempt: History): History {
  const last = attempt.steps.findLastIndex(({ action }) => action.player === player);
  return last < 0 ? attempt : { ...attempt, steps: attempt.steps.slice(0, last), at: last, confirmed: last };
}

/** What comes of actions one after the other, whoever takes them; one that is not possible is left out. */
export function followed(game: Game, actions: readonly Action[]): readonly Step[] {
  return actions.reduce<History>((now, action) => taken(now, action) ?? now, beginHistory(game)).steps;
}
