import { wordsFor } from 'words:table';
import type { Site } from '../board/pieces/geometry.ts';
import { boardMarks, loopMarks, placesOnBoard } from '../board/pieces/marks.ts';
import type { Spot } from '../board/pieces/Spots.tsx';
import { type Choice, choosesOnLoop, isChosen, offeredAt, type Place } from '../machines/choice.ts';
import type { Pointed } from '../machines/chooser.ts';
import { type Game, layoutOf, SPACES, type Space } from '../milestones/index.ts';
import type { Names } from '../telling/names.ts';
import { lotName, pointName, spaceName } from '../telling/place-names.ts';

/*
 * The accessible names of the spots follow one pattern: first what the spot is called at the table, then a colon and what
 * is there, then, where it can be chosen now, “– possible”.
 *   point        C5: number 3, end of a street – possible
 *   stall        E1: market stall, marketplace
 *   lot          Lot B2-C2-B3: free numbers 6, bonus tile quarryman – possible
 *   employment   Space 3: quarryman 5 with a bonus tile – possible
 *   building     castle, piece here
 *   where a move can end, with what it yields: Space 5: quarryman 4, gives 2 stone – possible
 * A point is called by its column (a letter, from the left) and its row (a number, from above): see coordinates.ts.
 */

interface Marking {
  readonly game: Game;
  /** The spaces of the player board that is shown. */
  readonly player: number;
  readonly choice: Choice | null;
  readonly names: Names;
  /** The pieces that a refusal points at. */
  readonly causes: ReadonlySet<string>;
  /** What spaces of the loop would yield, in words. */
  readonly yields?: ReadonlyMap<Space, string>;
  readonly onPress: (pressed: Pointed) => void;
  readonly onPoint: (pointed: Pointed | null) => void;
}

/** The number of an employment space, or the space itself where a move chooses it. */
const loopValue = (choice: Choice, space: Space) => (choice.type === 'move' ? space : SPACES.indexOf(space));

/** How what is chosen looks where nothing is put. */
const CHOSEN: Pick<Spot, 'look' | 'piece'> = { look: 'chosen' };

/** A spot that can be pressed: named, and marked as chosen, allowed or the cause of a refusal. */
function control<At extends string>(
  marking: Marking,
  allowed: ReadonlySet<unknown>,
  place: Place,
  at: At,
  name: string,
  marks: readonly Spot<Site>[],
): Spot<At> {
  const choice = marking.choice as Choice;
  const value = place === 'loop' ? loopValue(choice, at as unknown as Space) : at;
  const possible = allowed.has(value);
  const mark = isChosen(choice, place, value) ? (marks.find((each) => each.at === at) ?? CHOSEN) : null;
  return {
    at,
    name: possible ? wordsFor(marking.names.language)('spot.possible', { spot: name }) : name,
    look: mark?.look ?? (marking.causes.has(at) ? 'cause' : possible ? 'allowed' : undefined),
    piece: mark?.piece,
    onPress: () => marking.onPress({ place, value }),
    onPoint: (comes) => marking.onPoint(comes ? { place, value } : null),
  };
}

function offered({ game, choice }: Marking, place: Place): ReadonlySet<unknown> {
  return choice === null ? new Set() : offeredAt(game, choice, place);
}

const causeOnly = <At extends string>(at: At): Spot<At> => ({ at, name: '', look: 'cause' });

/** Where on the board the types of actions are chosen. */
const BOARD_PLACES: { readonly [type: string]: 'points' | 'lots' } = {
  street: 'points',
  marketplace: 'points',
  deliver: 'points',
  house: 'lots',
  'take-bonus': 'lots',
};

/** The spots of the game board for what is being chosen. */
export function boardSpots(marking: Marking): Spot<Site>[] {
  const { game, choice, causes } = marking;
  const marks = choice === null ? [] : boardMarks(choice);
  const controls = choice === null ? [] : boardControls(marking, choice, marks);
  const given = new Set(controls.map((spot) => spot.at));
  const others = placesOnBoard(game.board, [...causes]).filter((at) => !given.has(at));
  // Lines are only looked at: what is pressed are the points at their ends.
  return [...controls, ...marks.filter(({ at }) => typeof at !== 'string'), ...others.map(causeOnly)];
}

function boardControls(marking: Marking, choice: Choice, marks: readonly Spot<Site>[]): Spot[] {
  const { game, names } = marking;
  const place = BOARD_PLACES[choice.type];
  const layout = layoutOf(game.board);
  if (place === undefined) return [];
  const allowed = offered(marking, place);
  if (place === 'points')
    return layout.ids.map((id) => control(marking, allowed, place, id, pointName(game, names, id), marks));
  const takes = choice.type === 'take-bonus';
  const lots = takes ? Object.keys(game.state.bonusTiles) : layout.lots.map((lot) => lot.id);
  return lots.map((id) => control(marking, allowed, place, id, lotName(game, names, id), marks));
}

/** The spots of the acting player's board for what is being chosen. */
export function loopSpots(marking: Marking): Spot<Space>[] {
  const { game, choice, causes } = marking;
  const choosing = choice !== null && choosesOnLoop(game, choice);
  const allowed = offered(marking, 'loop');
  const marks = choice === null ? [] : loopMarks(game, choice);
  return SPACES.flatMap((space): Spot<Space>[] => {
    const offered = choosing && (choice.type === 'move' || space.startsWith('worker-'));
    if (offered) return [control(marking, allowed, 'loop', space, loopName(marking, space), marks)];
    return causes.has(space) ? [causeOnly(space)] : [];
  });
}

/** The name of a space with what a move there would yield: “Space 5: quarryman 4, gives 2 stone”. */
function loopName({ game, player, names, yields }: Marking, space: Space): string {
  const spot = spaceName(game, player, names, space);
  const what = yields?.get(space) ?? '';
  return what === '' ? spot : wordsFor(names.language)('spot.yields', { spot, what });
}
