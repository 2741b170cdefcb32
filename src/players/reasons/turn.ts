import { type Step, stepsOf } from '../../milestones/history.ts';
import {
  type Action,
  aboutToMove,
  COSTS,
  determinize,
  type Game,
  type GameEvent,
  GOODS,
  isAhead,
  type Player,
  viewFor,
} from '../../milestones/index.ts';
import { finderWith } from '../greedy/candidates.ts';
import { inHandOf } from '../outlook/terms.ts';
import { lapFor } from '../outlook/workers.ts';
import { actionsOf, turnsFrom } from '../turns.ts';

/** A turn that scores much, and where it leads. */
interface Rich {
  readonly vp: number;
  readonly steps: readonly Step[];
  readonly game: Game;
}

/** A turn, or the rest of one, with all that its reasons are looked for in. */
export interface Turn {
  readonly me: number;
  readonly before: Game;
  readonly after: Game;
  /** The player before and after it. */
  readonly was: Player;
  readonly is: Player;
  readonly steps: readonly Step[];
  readonly events: readonly GameEvent[];
  /** The turn that it is compared with, if with any. */
  readonly against: Turn | null;
  /** VP on the score track, without the final scoring. */
  readonly vp: number;
  /** The turn that scores most instead, as far as one is found; null in the draft. */
  readonly most: Rich | null;
  /** What it is weighed against: the turn that it is compared with, or else the one that scores most; null in the draft. */
  readonly instead: Rich | null;
  /** How many VP it scores less than that; below 0 where it scores more, 0 in the draft. */
  readonly fewer: number;
  /** The turn that would score most next, if nobody else changed anything; null in the draft and once the end is triggered. */
  readonly next: Rich | null;
}

/** VP that events put on the score track, without those of the final scoring. */
export const scoredIn = (events: readonly GameEvent[]): number =>
  events.reduce((sum, event) => sum + (event.type === 'vp' && event.source !== 'majority' ? event.vp : 0), 0);

const eventsIn = (steps: readonly Step[]) => steps.flatMap(({ events }) => events);

/**
 * Looks at a turn, or the rest of one. All actions have to be legal, one after the other, and of the player whose turn it is.
 * `against` is a turn from the same position that it is compared with.
 */
export function turnOf(before: Game, actions: readonly Action[], against: Turn | null = null): Turn {
  const me = before.state.player;
  const steps = stepsOf(before, actions);
  const after = steps.at(-1)?.game ?? before;
  const events = eventsIn(steps);
  const isDraft = before.state.phase === 'draft';
  const vp = scoredIn(events);
  const most = isDraft ? null : richest(before);
  const instead = against === null || isDraft ? most : { vp: against.vp, steps: against.steps, game: against.after };
  return {
    me,
    before,
    after,
    was: before.state.players[me] as Player,
    is: after.state.players[me] as Player,
    steps,
    events,
    against,
    vp,
    most,
    instead,
    fewer: instead === null ? 0 : instead.vp - vp,
    next: isDraft ? null : nextAfter(after, me),
  };
}

/** The turn that would score most next for a player after a position, if nobody else changed anything; null once the end is triggered. */
export const nextAfter = (after: Game, me: number): Rich | null =>
  after.state.endTriggeredBy === null ? richest({ ...after, state: aboutToMove(after.state, 2, me) }) : null;

/** The turn that scores most from a position, as far as one is found. */
function richest(before: Game): Rich {
  const { player } = before.state;
  const worth = (game: Game) => {
    const own = game.state.players[player] as Player;
    return (
      own.vp + 0.9 * inHandOf(game, own) + GOODS.reduce((sum, good, i) => sum + own.goods[good] * (0.01 + 0.001 * i), 0)
    );
  };
  const found = turnsFrom(
    determinize(viewFor(before, player), 0),
    { worth, find: finderWith(lapFor) },
    { withinSpace: 3, betweenMoves: 12 },
  ).map((line): Rich => {
    const steps = stepsOf(before, actionsOf(line));
    return { vp: scoredIn(eventsIn(steps)), steps, game: steps.at(-1)?.game ?? before };
  });
  return found.reduce((best, each) => (each.vp > best.vp ? each : best));
}

/** Whether a turn left the end to come, which it could have triggered, while somebody else was not behind. */
export function holdsBack({ before, after, most, me, was, is }: Turn): boolean {
  if (most === null || after.state.endTriggeredBy !== null) return false;
  const { phase, display } = before.state;
  const atTiles = isAhead(was.piece, 'trading-house') || (phase === 'space' && was.piece === 'trading-house');
  const lastTile = display.length === 1 && atTiles && was.goods.coin >= COSTS.hire.coin;
  const isBehind = after.state.players.some(({ vp }, i) => i !== me && vp >= is.vp);
  return isBehind && (lastTile || most.game.state.endTriggeredBy !== null);
}
