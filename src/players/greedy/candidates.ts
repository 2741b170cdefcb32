import {
  type Action,
  type ActionType,
  type Employment,
  type Game,
  hasWorkerFor,
  houseValue,
  type Lot,
  type LotId,
  layoutOf,
  legalActions,
  netOf,
  type Player,
  type WorkerTile,
} from '../../milestones/index.ts';

type Of<Type extends ActionType> = Extract<Action, { type: Type }>;

/** How many actions of a type are tried. */
const TRIED = { hire: 4, street: 5, house: 4, marketplace: 3, deliver: 1 } as const;
/** What a bonus tile is worth about. */
const BONUS = 1.5;
/** What the number at the end of a new section is worth beside the one that takes the milestone. */
const END = 0.4;
const DONE: Action = { type: 'done' };

/** Finds the legal actions that are worth trying, judged at first sight; there is always one. */
export type Finder = (game: Game) => Action[];

/** A finder for one turn. `lap` says what a row of workers is worth. */
export function finderWith(lap: (spaces: readonly Employment[]) => number): Finder {
  // In a turn the same row meets the same display again and again.
  const hires = new Map<readonly Employment[], Action[]>();
  const trades = (game: Game, legal: readonly Action[]): Action[] => {
    const others = legal.filter(({ type }) => type !== 'hire');
    if (others.length === legal.length) return others;
    const { spaces } = game.state.players[game.state.player] as Player;
    const best = hires.get(spaces) ?? bestOf(legal, 'hire', hireValue(game, lap));
    hires.set(spaces, best);
    return [...best, ...others];
  };

  return (game) => {
    const { state } = game;
    const { piece } = state.players[state.player] as Player;
    const legal = legalActions(game);
    // Declining is never tried: not a bonus tile, and not what a space gives on arrival.
    if (state.phase === 'bonus') return legal.filter(({ type }) => type !== 'leave-bonus');
    if (state.phase === 'move') return legal.filter((action) => !('idle' in action));
    if (piece === 'trading-house') return trades(game, legal);
    if (piece === 'board-of-works') return constructions(game, legal);
    if (piece === 'mill') return [...bestOf(legal, 'deliver', deliveryValue(game)), DONE];
    // The castle's demands do not depend on each other: one order will do.
    return legal.filter(({ type }) => type === (legal[0] as Action).type);
  };
}

/** The best actions of a type. */
function bestOf<Type extends keyof typeof TRIED>(
  actions: readonly Action[],
  type: Type,
  worthOf: (action: Of<Type>) => number,
): Action[] {
  const ofType = actions.filter((action): action is Of<Type> => action.type === type);
  return ofType
    .map((action) => ({ action, worth: worthOf(action) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, TRIED[type])
    .map(({ action }) => action);
}

function hireValue({ state, workerTiles }: Game, lap: (spaces: readonly Employment[]) => number) {
  const { spaces } = state.players[state.player] as Player;
  return ({ tile: id, space }: Of<'hire'>) => {
    const [left, right] = (workerTiles.find((tile) => tile.id === id) as WorkerTile).workers;
    const after = spaces.slice();
    after[space - 1] = { ...left, bonus: false };
    after[space] = { ...right, bonus: false };
    return lap(after);
  };
}

function deliveryValue({ board }: Game) {
  const { numbers, index } = layoutOf(board);
  return (action: Of<'deliver'>) =>
    action.numbers.reduce((sum, id) => sum + (numbers[index.get(id) as number] as number), 0);
}

function constructions(game: Game, legal: readonly Action[]): Action[] {
  const { state } = game;
  const layout = layoutOf(game.board);
  const net = netOf(layout, state);
  const { spaces } = state.players[state.player] as Player;
  const indexOf = (id: string) => layout.index.get(id) as number;
  const numberAt = (id: string) => layout.numbers[indexOf(id)] as number;
  const bonus = (lot: LotId) => {
    const kind = state.bonusTiles[lot];
    return kind !== undefined && hasWorkerFor(spaces, kind) ? BONUS : 0;
  };
  const bonuses = (id: string) =>
    (layout.lotsAt[indexOf(id)] as readonly Lot[]).reduce((sum, lot) => sum + bonus(lot.id), 0);
  const house = (lot: LotId) => houseValue(layout, net, layout.lots[layout.lotIndex.get(lot) as number] as Lot);

  return [
    ...bestOf(legal, 'street', ({ milestone, to }) => numberAt(milestone) + END * numberAt(to) + bonuses(milestone)),
    ...bestOf(legal, 'house', ({ lot, bonusOn }) => house(lot) + (bonusOn === undefined ? 0 : BONUS)),
    ...bestOf(legal, 'marketplace', ({ at }) => numberAt(at) + bonuses(at)),
    DONE,
  ];
}
