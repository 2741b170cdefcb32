import { type Action, apply, determinize, type Game, legalActions, type Outcome } from '../milestones/index.ts';
import { type Finder, finderWith } from './greedy/candidates.ts';
import { type Judge, judgeFor } from './greedy/worth.ts';
import type { ComputerPlayer } from './player.ts';

/** How many ways to go on are kept while a space is resolved, and between the two moves. */
const WITHIN_SPACE = 3;
const BETWEEN_MOVES = 6;

/** A game that a turn can lead to, and how. */
interface Line {
  readonly game: Game;
  readonly worth: number;
  readonly last: { readonly action: Action; readonly before: Line } | null;
}

/**
 * A simple honest player, and the measure of all others: it stays as it is. It looks through its own turn, both moves and
 * what they lead to, and takes the actions after which it likes the game best. It does not think of what the others will
 * do, and neither looks at the draw pile nor leaves anything to chance.
 */
export const greedy: ComputerPlayer = (view) => {
  // A turn never depends on the tiles in the pile: one that comes up cannot be hired in the same visit.
  const game = determinize(view, 0);
  const start: Line = { game, worth: 0, last: null };
  const judge = judgeFor(game.state.player);
  const [best] = bestOf(
    game.state.phase === 'draft' ? drafts(start, judge) : turns(start, judge, finderWith(judge.lap)),
    1,
  );
  return actionsOf(best as Line);
};

function actionsOf({ last }: Line): Action[] {
  return last === null ? [] : [...actionsOf(last.before), last.action];
}

/** The line after one more action, which has to be legal. */
function after(before: Line, action: Action, judge: Judge): Line {
  const { game } = apply(before.game, action) as Extract<Outcome, { ok: true }>;
  return { game, worth: judge.worth(game), last: { action, before } };
}

/** The best lines; of two that are worth exactly the same, as when only their order differs, the first. */
function bestOf(lines: readonly Line[], count: number): Line[] {
  const best: Line[] = [];
  for (const line of [...lines].sort((a, b) => b.worth - a.worth)) {
    if (best.length === count) break;
    if (line.worth !== best.at(-1)?.worth) best.push(line);
  }
  return best;
}

/** All ways of taking one's starting tiles. */
function drafts(start: Line, judge: Judge): Line[] {
  const { player } = start.game.state;
  return legalActions(start.game)
    .map((action) => after(start, action, judge))
    .flatMap((line) => {
      const { state } = line.game;
      const goesOn = state.phase === 'draft' && state.player === player;
      return goesOn ? legalActions(line.game).map((action) => after(line, action, judge)) : [line];
    });
}

/** The best ways found to bring a turn to its end. */
function turns(start: Line, judge: Judge, find: Finder): Line[] {
  const { player } = start.game.state;
  const ended = ({ game: { state } }: Line) => state.player !== player || state.phase === 'over';
  let open = isWithinSpace(start) ? resolutions(start, judge, find) : [start];
  const complete: Line[] = [];
  while (open.length > 0) {
    complete.push(...open.filter(ended));
    const between = bestOf(
      open.filter((line) => !ended(line)),
      BETWEEN_MOVES,
    );
    open = between.flatMap((line) =>
      find(line.game)
        .map((move) => after(line, move, judge))
        .flatMap((moved) => (isWithinSpace(moved) && !ended(moved) ? resolutions(moved, judge, find) : [moved])),
    );
  }
  return complete;
}

function isWithinSpace({ game: { state } }: Line): boolean {
  return state.phase === 'space' || state.phase === 'bonus';
}

/** The ways found to resolve the space that the piece is on. */
function resolutions(start: Line, judge: Judge, find: Finder): Line[] {
  const resolved: Line[] = [];
  let open = [start];
  while (open.length > 0) {
    const next = open.flatMap((line) => find(line.game).map((action) => after(line, action, judge)));
    resolved.push(...next.filter((line) => !isWithinSpace(line)));
    open = bestOf(next.filter(isWithinSpace), WITHIN_SPACE);
  }
  return resolved;
}
