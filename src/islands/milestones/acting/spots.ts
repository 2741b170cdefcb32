import { wordsFor } from 'words:table';
import { type Choice, isChosen, offeredAt, type Place } from '../../../machines/choice.ts';
import type { Pointed } from '../../../machines/chooser.ts';
import { type Game, layoutOf, SPACES, type Space } from '../../../milestones/index.ts';
import type { Names } from '../../../telling/names.ts';
import { lotName, pointName, spaceName } from '../../../telling/place-names.ts';
import type { Look, Piece, Spot } from '../pieces/Spots.tsx';

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

/** A spot that can be pressed: named, and marked as chosen, allowed or the cause of a refusal. */
function control<At extends string>(
  marking: Marking,
  allowed: ReadonlySet<unknown>,
  place: Place,
  at: At,
  name: string,
  preview?: Piece | 'own',
): Spot<At> {
  const choice = marking.choice as Choice;
  const value = place === 'loop' ? loopValue(choice, at as unknown as Space) : at;
  const chosen = isChosen(choice, place, value);
  const possible = allowed.has(value);
  const shown: Look | undefined = chosen
    ? preview === undefined
      ? 'chosen'
      : 'preview'
    : marking.causes.has(at)
      ? 'cause'
      : possible
        ? 'allowed'
        : undefined;
  return {
    at,
    name: possible ? wordsFor(marking.names.language)('spot.possible', { spot: name }) : name,
    look: shown,
    piece: preview === 'own' ? undefined : preview,
    onPress: () => marking.onPress({ place, value }),
    onPoint: (on) => marking.onPoint(on === null ? null : { place, value }),
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
export function boardSpots(marking: Marking): Spot[] {
  const { game, choice, causes } = marking;
  const layout = layoutOf(game.board);
  const controls = choice === null ? [] : boardControls(marking, choice);
  const given = new Set(controls.map((spot) => spot.at));
  const others = [...causes].filter((at) => !given.has(at) && (layout.index.has(at) || layout.lotIndex.has(at)));
  return [...controls, ...streetGhosts(choice), ...others.map(causeOnly)];
}

function boardControls(marking: Marking, choice: Choice): Spot[] {
  const { game, names } = marking;
  const place = BOARD_PLACES[choice.type];
  const layout = layoutOf(game.board);
  if (place === undefined) return [];
  const allowed = offered(marking, place);
  if (place === 'points')
    return layout.ids.map((id) =>
      control(marking, allowed, place, id, pointName(game, names, id), ghostAt(choice, id)),
    );
  const takes = choice.type === 'take-bonus';
  const lots = takes ? Object.keys(game.state.bonusTiles) : layout.lots.map((lot) => lot.id);
  return lots.map((id) => control(marking, allowed, place, id, lotName(game, names, id), takes ? undefined : 'own'));
}

/** The piece that a point would get. */
function ghostAt(choice: Choice, id: string): Piece | undefined {
  if (choice.type === 'street' && choice.milestone === id) return 'milestone';
  if (choice.type === 'marketplace') return 'marketplace';
  if (choice.type === 'deliver' && choice.marketplace === id) return 'flour';
  return undefined;
}

function streetGhosts(choice: Choice | null): Spot[] {
  if (choice?.type !== 'street') return [];
  const { from, milestone, to } = choice;
  const line = (a?: string, b?: string): Spot[] =>
    a !== undefined && b !== undefined ? [{ at: `${a}~${b}`, name: '', look: 'preview' }] : [];
  return [...line(from, milestone), ...line(milestone, to)];
}

/** The spots of the acting player's board for what is being chosen. */
export function loopSpots(marking: Marking): Spot<Space>[] {
  const { game, choice, causes } = marking;
  const choosing = choice !== null && choosesOnLoop(game, choice);
  const allowed = offered(marking, 'loop');
  return SPACES.flatMap((space): Spot<Space>[] => {
    const offered = choosing && (choice.type === 'move' || space.startsWith('worker-'));
    if (offered) return [control(marking, allowed, 'loop', space, loopName(marking, space), loopGhost(game, choice))];
    return causes.has(space) ? [causeOnly(space)] : [];
  });
}

/** The name of a space with what a move there would yield: “Space 5: quarryman 4, gives 2 stone”. */
function loopName({ game, player, names, yields }: Marking, space: Space): string {
  const spot = spaceName(game, player, names, space);
  const what = yields?.get(space) ?? '';
  return what === '' ? spot : wordsFor(names.language)('spot.yields', { spot, what });
}

function choosesOnLoop(game: Game, choice: Choice): boolean {
  if (choice.type === 'house') return choice.lot !== undefined && game.state.bonusTiles[choice.lot] !== undefined;
  return ['draft', 'hire', 'move', 'take-bonus', 'cover'].includes(choice.type);
}

function loopGhost({ state }: Game, choice: Choice): Piece | 'own' | undefined {
  if (choice.type === 'move') return 'own';
  if (choice.type === 'cover') return 'cover';
  const kind = (choice.type === 'house' || choice.type === 'take-bonus') && state.bonusTiles[choice.lot ?? ''];
  return kind ? `bonus-${kind}` : undefined;
}
