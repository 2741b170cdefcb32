import type { Choice } from '../../machines/choice.ts';
import {
  type Board,
  type Game,
  type GameEvent,
  layoutOf,
  type Refusal,
  SPACES,
  type Space,
} from '../../milestones/index.ts';
import type { Line, Site } from './geometry.ts';
import type { Spot } from './Spots.tsx';

/** What of a picture shines, and what is marked in it. */
interface Marked<At extends Site> {
  readonly highlight: readonly At[];
  readonly spots: readonly Spot<At>[];
}

/** The marks of the game board, and those of the player board of a player. */
export interface Marks {
  readonly board: Marked<Site>;
  readonly loop: (player: number) => Marked<Space>;
}

/** What pictures are to show besides a position. */
interface Shown {
  /** The position in which something is tried. */
  readonly game: Game;
  /** Who tries it. */
  readonly player: number;
  /** Actions, or what is chosen of them so far: their pieces stand there as ghosts. */
  readonly tried?: readonly Choice[];
  /** Why that is not allowed: what the refusals point at is hatched. */
  readonly refusals?: readonly Refusal[];
  /** What has happened shines. */
  readonly events?: readonly GameEvent[];
}

/** The employment space of a number, 1 to 8; a tile may stick out beyond them. */
const employment = (n: number): readonly Space[] => SPACES.filter((space) => space === `worker-${n}`);

const mark = <At extends Site>(at: At, look: Spot['look'], piece?: Spot['piece']): Spot<At> => ({
  at,
  name: '',
  look,
  piece,
});

/** The lines of a street section as far as it is chosen; both are the same where it ends where it begins. */
function linesOf({ from, milestone, to }: Extract<Choice, { type: 'street' }>): Line[] {
  const line = (end: string | undefined, first: boolean): Line[] =>
    end === undefined || milestone === undefined ? [] : [first ? [end, milestone] : [milestone, end]];
  return [...line(from, true), ...(from === to ? [] : line(to, false))];
}

/** Where on the game board an action takes place, as far as it is chosen: ghosts of its pieces, and what is chosen beside them. */
export function boardMarks(choice: Choice): readonly Spot<Site>[] {
  switch (choice.type) {
    case 'street': {
      const { milestone } = choice;
      const ghosts: Site[] = [...linesOf(choice), ...(milestone === undefined ? [] : [milestone])];
      return ghosts.map((at) => mark(at, 'preview'));
    }
    case 'house':
      return choice.lot === undefined ? [] : [mark(choice.lot, 'preview')];
    case 'marketplace':
      return choice.at === undefined ? [] : [mark(choice.at, 'preview', 'marketplace')];
    case 'take-bonus':
      return choice.lot === undefined ? [] : [mark(choice.lot, 'chosen')];
    case 'deliver': {
      const { marketplace, numbers = [] } = choice;
      const sack = marketplace === undefined ? [] : [mark(marketplace, 'preview', 'flour')];
      return [...sack, ...numbers.map((number) => mark(number, 'chosen'))];
    }
    default:
      return [];
  }
}

/** Where on the player board an action takes place, as far as it is chosen. */
export function loopMarks({ state }: Game, choice: Choice): readonly Spot<Space>[] {
  switch (choice.type) {
    case 'move':
      return choice.to === undefined ? [] : [mark(choice.to, 'preview')];
    case 'draft':
    case 'hire':
      return choice.space === undefined
        ? []
        : [choice.space, choice.space + 1].flatMap(employment).map((at) => mark(at, 'chosen'));
    case 'cover':
      return choice.space === undefined ? [] : employment(choice.space).map((at) => mark(at, 'preview', 'cover'));
    case 'house':
    case 'take-bonus': {
      const space = choice.type === 'house' ? choice.bonusOn : choice.space;
      const kind = choice.lot === undefined ? undefined : state.bonusTiles[choice.lot];
      return space === undefined || kind === undefined
        ? []
        : employment(space).map((at) => mark(at, 'preview', `bonus-${kind}`));
    }
    default:
      return [];
  }
}

/** What an event touches on the game board. */
function touchedOnBoard(event: GameEvent): readonly Site[] {
  switch (event.type) {
    case 'street-built': {
      const [from, milestone, to] = event.section;
      return [[from, milestone], milestone, [milestone, to]];
    }
    case 'house-built':
    case 'bonus-taken':
      return [event.lot];
    case 'marketplace-built':
      return [event.point];
    case 'delivered':
      return [event.marketplace, ...event.numbers];
    default:
      return [];
  }
}

/** The employment spaces that an event touches. */
function touchedOnLoop(event: GameEvent): readonly Space[] {
  switch (event.type) {
    case 'goods':
      return event.spaces.flatMap(employment);
    case 'drafted':
    case 'hired':
      return [event.space, event.space + 1].flatMap(employment);
    case 'bonus-taken':
    case 'bonus-lost':
    case 'worker-covered':
      return employment(event.space);
    default:
      return [];
  }
}

/** The points and lots of the game board that refusals point at. */
function causesOnBoard({ board }: Game, refusals: readonly Refusal[]): string[] {
  const places = refusals.flatMap(({ at }) =>
    at.flatMap((place) => ('point' in place ? [place.point] : 'lot' in place ? [place.lot] : [])),
  );
  return placesOnBoard(board, places);
}

/** The spaces of the loop that refusals point at. */
function causesOnLoop(refusals: readonly Refusal[]): Space[] {
  const spaces = refusals.flatMap(({ at }) => at.flatMap((place) => ('space' in place ? [place.space] : [])));
  return SPACES.filter((space) => spaces.includes(space));
}

/** The pieces of the pictures that refusals point at: points and lots of the board, spaces of the loop. */
export function causesOf(game: Game, refusals: readonly Refusal[]): ReadonlySet<string> {
  return new Set([...causesOnBoard(game, refusals), ...causesOnLoop(refusals)]);
}

/** Those of some places that are points or lots of a game board. */
export function placesOnBoard(board: Board, places: readonly string[]): string[] {
  const { index, lotIndex } = layoutOf(board);
  return places.filter((at) => index.has(at) || lotIndex.has(at));
}

/** One spot a place: where something is tried and hatched as well, it is hatched. */
function spotsOf<At extends Site>(tried: readonly Spot<At>[], causes: readonly At[]): Spot<At>[] {
  const spots = [...tried, ...causes.map((at) => mark(at, 'cause'))];
  return [...new Map(spots.map((spot) => [String(spot.at), spot])).values()];
}

/** The marks in pictures of an attempt, of why it is refused, and of what has happened. */
export function marksOf({ game, player, tried = [], refusals = [], events = [] }: Shown): Marks {
  return {
    board: {
      highlight: [...new Map(events.flatMap(touchedOnBoard).map((at) => [String(at), at])).values()],
      spots: spotsOf(tried.flatMap(boardMarks), causesOnBoard(game, refusals)),
    },
    loop: (seat) => ({
      highlight: [...new Set(events.filter((event) => event.player === seat).flatMap(touchedOnLoop))],
      spots:
        seat === player
          ? spotsOf(
              tried.flatMap((choice) => loopMarks(game, choice)),
              causesOnLoop(refusals),
            )
          : [],
    }),
  };
}
