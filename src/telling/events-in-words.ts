import { wordsFor } from 'words:events';
import { type FinalScoring, type GameEvent, type Seat, type State, totalGoods, workerOn } from '../milestones/index.ts';
import type { Values } from '../words/words.ts';
import type { Names } from './names.ts';
import { nameWithin, playerIn } from './reader.ts';

/** What sentences need to know: what things are called, who plays, and the state that what is told led to. */
export interface Telling {
  readonly names: Names;
  readonly seats: readonly Pick<Seat, 'name'>[];
  readonly state: State;
}

type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

const SOURCES: { readonly [source: string]: string } = { 'bonus-tile': 'bonusTile', 'bonus-worker': 'bonusWorker' };
/** A source of VP as messages name it: they know no hyphens. */
export const sourceKey = (source: string): string => SOURCES[source] ?? source;

/** The castle's demands as a list: “give back 2 goods and cover a worker”. */
export function demandsInWords(
  { names }: Pick<Telling, 'names'>,
  demands: { giveBack: number; cover: boolean },
): string {
  const words = wordsFor(names.language);
  return names.list([
    ...(demands.giveBack > 0 ? [words('demand.giveBack', { n: demands.giveBack })] : []),
    ...(demands.cover ? [words('demand.cover')] : []),
  ]);
}

/** Bonus tiles on lots: “quarryman (B2-C2-C3)”. */
function bonusesInWords({ names, state }: Telling, lots: readonly string[]): string {
  return names.list(
    lots.map((lot) => {
      const kind = state.bonusTiles[lot];
      return kind === undefined ? names.lot(lot) : `${names.kind(kind)} (${names.lot(lot)})`;
    }),
  );
}

function scoredValues({ names, seats }: Telling, { kind, values, vp }: EventOf<'scored'>): Values {
  const nameOf = (player: number) => nameWithin(seats[player]?.name ?? '', names.language);
  const scoring = [...vp.keys()].filter((player) => (vp[player] as number) > 0);
  return {
    kinds: names.kinds(kind),
    who: playerIn(seats[scoring[0] ?? -1]?.name ?? '', names.language).who,
    values: values.map((value, player) => `${nameOf(player)} ${value}`).join(', '),
    players: names.list(scoring.map(nameOf)),
    result: scoring.length === 0 ? 'equal' : scoring.length === 1 ? 'most' : 'tied',
  };
}

/** The values that an event's sentence asks for. */
function valuesOf(event: GameEvent, telling: Telling): Values {
  const { names, seats, state } = telling;
  const nameOf = (player: number) => seats[player]?.name ?? '';
  const whoIs = (player: number) => playerIn(nameOf(player), names.language).who;
  const onTile = (tile: string, space: number) => ({ tile: names.tile(tile), left: space, right: space + 1 });
  switch (event.type) {
    case 'drafted':
    case 'hired':
      return onTile(event.tile, event.space);
    case 'left-over':
    case 'refilled':
      return { tile: names.tile(event.tile) };
    case 'moved':
      return { to: names.to(event.to, state.players[event.player]?.spaces ?? []) };
    case 'goods':
      return { goods: names.goods({ [event.good]: event.count }, 'object') };
    case 'no-income':
      return { numbers: event.numbers.join('-') };
    case 'paid':
    case 'gave-back':
      return { goods: names.goods(event.goods, 'object') };
    case 'vp':
      return { vp: event.vp, source: sourceKey(event.source) };
    case 'street-built': {
      const [from, milestone, to] = event.section.map(names.point) as [string, string, string];
      return { from, milestone, to };
    }
    case 'house-built':
      return { lot: names.lot(event.lot) };
    case 'marketplace-built':
      return { point: names.numberAt(event.point) };
    case 'bonus-in-reach':
    case 'bonus-left':
      return { n: event.lots.length, bonuses: bonusesInWords(telling, event.lots) };
    case 'bonus-taken': {
      const worker = workerOn(state.players[event.player]?.spaces ?? [], event.space);
      return { worker: names.employment(worker && { ...worker, bonus: false }) };
    }
    case 'bonus-lost':
      return { kind: names.kind(event.kind) };
    case 'delivered':
      return {
        marketplace: names.point(event.marketplace),
        n: event.numbers.length,
        numbers: names.list(event.numbers.map(names.numberAt)),
      };
    case 'demanded':
      return { demands: demandsInWords(telling, event) };
    case 'worker-covered':
      return { worker: names.employment({ kind: event.kind, number: event.number, bonus: false }) };
    case 'end-triggered':
      return { by: event.by };
    case 'turn-ended':
      return { next: nameOf(event.next), who: whoIs(event.next), last: event.turnsLeft === null ? 'no' : 'yes' };
    case 'scored':
      return scoredValues(telling, event);
    case 'game-over':
      return {
        n: event.winners.length,
        who: whoIs(event.winners[0] ?? -1),
        winners: names.list(event.winners.map((player) => nameWithin(nameOf(player), names.language))),
        vp: Math.max(...event.vp),
      };
    default:
      return {};
  }
}

/** An event as a sentence, said to the reader where it is what the reader did. */
export function eventInWords(event: GameEvent, telling: Telling): string {
  const { language } = telling.names;
  const player = playerIn(telling.seats[event.player]?.name ?? '', language);
  return wordsFor(language)(event.type, { ...player, ...valuesOf(event, telling) });
}

/** What of a step is told: the VP of a majority are part of the sentence about its kind of worker. */
export function toldOf(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.filter((event) => event.type !== 'vp' || event.source !== 'majority');
}

/** The sentence for a kind of worker in the final scoring. */
export function scoringInWords(scoring: FinalScoring, kind: keyof FinalScoring, telling: Telling): string {
  return eventInWords({ type: 'scored', rule: '12.4', player: 0, kind, ...scoring[kind] }, telling);
}

/** Who has won a game that is over (12.7). */
export function winnersInWords(telling: Telling): string {
  const { winners, players } = telling.state;
  const vp = players.map((player) => player.vp);
  const goods = players.map((player) => totalGoods(player.goods));
  return eventInWords({ type: 'game-over', rule: '12.7', player: 0, winners: winners ?? [], vp, goods }, telling);
}
