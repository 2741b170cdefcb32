import {
  type GameEvent,
  GOODS,
  GOODS_KEPT,
  type Goods,
  KINDS,
  type Player,
  targetScore,
  totalGoods,
} from '../milestones/index.ts';
import type { Frame } from './step.ts';

/** The values of a caption's placeholders. */
export type CaptionValues = Readonly<Record<string, string | number>>;

const SEATS = ['A', 'B', 'C', 'D'] as const;

/** `sand-worker` as a part of a placeholder: `sandWorker`. */
const camel = (text: string) => text.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const capital = (text: string) => camel(`-${text}`);

function add(sums: Record<string, number>, name: string, count: number): void {
  sums[name] = (sums[name] ?? 0) + count;
}

/** What the player got, paid and scored in these events. */
function sumsOf(events: readonly GameEvent[], player: number): Record<string, number> {
  const sums: Record<string, number> = {};
  const addGoods = (prefix: string, goods: Partial<Goods>) => {
    for (const good of GOODS) if (goods[good]) add(sums, `${prefix}${capital(good)}`, goods[good]);
  };
  for (const event of events.filter((event) => event.player === player)) {
    switch (event.type) {
      case 'goods':
        add(sums, event.good, event.count);
        break;
      case 'paid':
        addGoods('paid', event.goods);
        break;
      case 'gave-back':
        addGoods('back', event.goods);
        break;
      case 'vp':
        add(sums, 'vp', event.vp);
        add(sums, `${camel(event.source)}Vp`, event.vp);
        break;
      case 'demanded':
        sums.giveBack = event.giveBack;
        break;
    }
  }
  return sums;
}

/** The numbers of the visible workers from left to right: `3-3-6-7` (7.1). */
function sequence({ spaces }: Player): string {
  return spaces.flatMap((space) => (space === null || space === 'covered' ? [] : [space.number])).join('-');
}

/** The number that a step's caption names: of a point, or of the worker on an employment space. */
function numberAt({ before, player }: Frame, place: string): number {
  const point = before.board.points.find(({ id }) => id === place);
  if (point !== undefined) return point.number as number;
  const [, seat = player, space] = /^(?:(\d)\/)?worker-(\d)$/.exec(place) ?? [];
  const worker = before.state.players[Number(seat)]?.spaces[Number(space) - 1];
  if (worker === undefined || worker === null || worker === 'covered') throw new Error(`no number at ${place}`);
  return worker.number;
}

/** What each player has in the position, and what the final scoring gave. */
function ofPlayers({ shown: { state } }: Frame, names: readonly string[]): CaptionValues {
  const values: Record<string, string | number> = {};
  state.players.forEach((player, i) => {
    const seat = SEATS[i];
    values[`player${seat}`] = names[i] ?? '';
    values[`vp${seat}`] = player.vp;
    values[`goods${seat}`] = totalGoods(player.goods);
    values[`numbers${seat}`] = sequence(player);
    for (const kind of KINDS) {
      const scored = state.finalScoring?.[kind];
      if (scored === undefined) continue;
      values[`${camel(kind)}${seat}`] = scored.values[i] as number;
      values[`${camel(kind)}Vp${seat}`] = scored.vp[i] as number;
    }
  });
  return values;
}

/**
 * The values that the caption of a step can use. `names` are the players' names in the reader's language.
 * - `player` who acts, `playerA` … `playerD` the players by seat;
 * - `stone` `wood` `sand` `grain` `coin` received, `paidStone` … paid, `backStone` … given back in the step;
 * - `vp` scored in the step, and of that `streetVp` `houseVp` `marketplaceVp` `flourVp` `bonusTileVp` `bonusWorkerVp` `majorityVp`;
 *   what did not occur has no value;
 * - `giveBack` goods that the castle demands;
 * - of the position that is shown: `numbers` in sequence, `hand` goods in all, `score` of who acts; `vpA` … `goodsA` … `numbersA` …
 *   for each player; after the final scoring `quarrymanA` … the values and `quarrymanVpA` … the VP;
 * - `tilesLeft` starting tiles still on offer, `displayed` tiles in the display, `turnsLeft` after the present turn;
 * - `kept` goods at the castle, `target` score that triggers the end;
 * - and what the step itself names under `numbers`.
 */
export function captionValues(frame: Frame, names: readonly string[]): CaptionValues {
  const { step, player, shown, events } = frame;
  const { state } = shown;
  const acting = state.players[player] as Player;
  const named = Object.entries(step.numbers ?? {}).map(([name, place]) => [name, numberAt(frame, place)]);
  return {
    ...ofPlayers(frame, names),
    ...sumsOf(events, player),
    player: names[player] ?? '',
    numbers: sequence(acting),
    hand: totalGoods(acting.goods),
    score: acting.vp,
    tilesLeft: state.startingTiles.length,
    displayed: state.display.length,
    ...(state.turnsLeft !== null && { turnsLeft: state.turnsLeft }),
    kept: GOODS_KEPT,
    target: targetScore(state.players.length),
    ...Object.fromEntries(named),
  };
}
