import type { Frame, ScriptedAction } from '../../../examples/types.ts';
import { type Game, type GameEvent, layoutOf, SPACES, type Space } from '../../../milestones/index.ts';
import { causesOnBoard, causesOnLoop } from '../../../telling/events-in-words.ts';
import type { Piece, Spot } from '../pieces/Spots.tsx';

/** What shines in the pictures of a step, and what is marked in them. */
export interface Marks {
  /** Points, lots and lines of the game board. */
  readonly board: readonly string[];
  readonly boardSpots: readonly Spot[];
  /** Spaces on the boards of the players, by player. */
  readonly loop: (player: number) => readonly Space[];
  readonly loopSpots: (player: number) => readonly Spot<Space>[];
}

const employment = (n: number) => `worker-${n}` as Space;

/** What an event touches on the board. */
function touchedOnBoard(event: GameEvent): readonly string[] {
  switch (event.type) {
    case 'street-built':
      return [event.section[1]];
    case 'house-built':
      return [event.lot];
    case 'marketplace-built':
      return [event.point];
    case 'delivered':
      return [event.marketplace, ...event.numbers];
    case 'bonus-taken':
      return [event.lot];
    default:
      return [];
  }
}

/** The employment spaces that an event touches. */
function touchedOnLoop(event: GameEvent): readonly number[] {
  switch (event.type) {
    case 'goods':
      return event.spaces;
    case 'drafted':
    case 'hired':
      return [event.space, event.space + 1];
    case 'bonus-taken':
    case 'bonus-lost':
    case 'worker-covered':
      return [event.space];
    default:
      return [];
  }
}

type Ghost<At extends string = string> = readonly [at: At, piece?: Piece];

function ghostsOnBoard(action: ScriptedAction): readonly Ghost[] {
  switch (action.type) {
    case 'street': {
      const { from, milestone, to } = action;
      return from === to ? [[`${from}~${milestone}`]] : [[`${from}~${milestone}`], [`${milestone}~${to}`], [milestone]];
    }
    case 'house':
      return [[action.lot]];
    case 'marketplace':
      return [[action.at, 'marketplace']];
    case 'deliver':
      return [[action.marketplace, 'flour']];
    default:
      return [];
  }
}

function ghostsOnLoop(action: ScriptedAction): readonly Ghost<Space>[] {
  if (action.type === 'move') return [[action.to]];
  return action.type === 'cover' ? [[employment(action.space), 'cover']] : [];
}

/** Ghosts of what is tried, and the pieces for which it is refused. */
function spotsOf<At extends string>(ghosts: readonly Ghost<At>[], causes: readonly At[]): Spot<At>[] {
  const spots = new Map<At, Spot<At>>();
  for (const [at, piece] of ghosts) spots.set(at, { at, name: '', look: 'preview', piece });
  for (const at of causes) spots.set(at, { at, name: '', look: 'cause' });
  return [...spots.values()];
}

const isOnBoard = (game: Game, at: string) => {
  const { index, lotIndex } = layoutOf(game.board);
  return index.has(at) || lotIndex.has(at);
};

/** What a step's own highlight names on a player's board: `worker-3` for who acts, `1/worker-3` for player 1. */
function highlightedOn(player: number, { step, player: acting }: Frame): Space[] {
  return (step.highlight ?? []).flatMap((at) => {
    const [seat, space] = at.includes('/') ? at.split('/') : [`${acting}`, at];
    return Number(seat) === player && SPACES.includes(space as Space) ? [space as Space] : [];
  });
}

/** The marks for a step. */
export function marksOf(frame: Frame): Marks {
  const { step, player: acting, events, refusals, shown } = frame;
  const refused = 'refused' in step ? step.refused : null;
  const first = refusals.slice(0, 1);
  const highlight = (step.highlight ?? []).filter((at) => isOnBoard(shown, at));
  return {
    board: [...new Set([...highlight, ...events.flatMap(touchedOnBoard)])],
    boardSpots: spotsOf(
      refused === null ? [] : ghostsOnBoard(refused),
      causesOnBoard(first).filter((at) => isOnBoard(shown, at)),
    ),
    loop: (player) => {
      const touched = events.filter((event) => event.player === player).flatMap(touchedOnLoop);
      return [...new Set([...highlightedOn(player, frame), ...touched.map(employment)])];
    },
    loopSpots: (player) =>
      player !== acting ? [] : spotsOf(refused === null ? [] : ghostsOnLoop(refused), causesOnLoop(first)),
  };
}
