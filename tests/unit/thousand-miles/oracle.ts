/**
 * The rules C1 to C6 a second time, written from their text alone and as literally as it goes. Nothing is shared with the
 * engine but its types: every card is looked up in the table of pairs below. What the engine says is held against it.
 */
import type { Action, Card, Driver, Game, Light, Reason, Score, State } from '../../../src/thousand-miles/index.ts';

type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;

const PAIRS = [
  ['stop', 'roll', 'right-of-way'],
  ['speed-limit', 'end-of-limit', 'right-of-way'],
  ['out-of-gas', 'gasoline', 'extra-tank'],
  ['flat-tire', 'spare-tire', 'puncture-proof'],
  ['accident', 'repairs', 'driving-ace'],
] as const;
const MILES = ['25', '50', '75', '100', '200'];
const ORDER: readonly string[] = [
  ...MILES,
  ...new Set(([0, 1, 2] as const).flatMap((column) => PAIRS.map((pair) => pair[column]))),
];

const pairWith = (column: 0 | 1 | 2, card: string) => PAIRS.find((pair) => pair[column] === card);
const has = (driver: Driver, safety: string): boolean => (driver.safeties as readonly string[]).includes(safety);

/** C3.1, C4.2: the colour that a driver sees. */
function lightFor(condition: string, limit: boolean): Light {
  if (condition === 'rolling') return limit ? 'yellow' : 'green';
  return 'red';
}

function isForm(action: unknown): action is Action & { player?: number } {
  if (typeof action !== 'object' || action === null || Object.getPrototypeOf(action) === Date.prototype) return false;
  const entries = new Map(Object.entries(action));
  if (entries.has('player')) {
    if (!Number.isSafeInteger(entries.get('player'))) return false;
    entries.delete('player');
  }
  const type = entries.get('type');
  return entries.size === 2 && ['play', 'discard'].includes(type) && ORDER.includes(entries.get('card'));
}

/** Everything that speaks against an action: its form, the moment, or the reasons, in any order. */
export function oracleForbids({ state }: Game, action: unknown): 'form' | 'moment' | Reason[] {
  if (!isForm(action)) return 'form';
  if (state.scores !== null) return 'moment';
  if (action.player !== undefined && action.player !== state.player) return 'moment';
  const me = state.drivers[state.player];
  const other = state.drivers[state.player === 0 ? 1 : 0];
  const { card, type } = action;
  const reasons: (Reason | false)[] = [!me.hand.includes(card) && 'not-in-hand'];
  if (type === 'play') {
    if (MILES.includes(card)) {
      const miles = Number(card);
      reasons.push(
        // C3.2
        me.light === 'red' && (me.condition === 'waiting' ? 'roll-first' : 'held-up'),
        me.light === 'yellow' && miles > 50 && 'limited',
        // C3.3
        card === '200' && me.miles.join().split('200').length > 2 && 'two-200s',
        // C3.4
        1000 - me.total < miles && 'past-1000',
      );
    }
    const attack = pairWith(0, card);
    if (attack !== undefined) {
      // C4.1, C4.2, C5.2
      reasons.push(has(other, attack[2]) && 'protected');
      if (card === 'speed-limit') reasons.push(other.limit && 'limited-already');
      else if (other.light === 'yellow') reasons.push('light-yellow');
      else if (other.light === 'red') reasons.push(other.condition === 'waiting' ? 'not-rolling' : 'held-up-already');
    }
    const remedy = pairWith(1, card);
    if (card === 'roll') {
      // C4.3
      reasons.push(
        has(me, 'right-of-way') && 'needs-no-roll',
        me.light !== 'red' && 'rolling-already',
        me.light === 'red' && me.condition !== 'stop' && me.condition !== 'waiting' && 'cure-first',
      );
    } else if (card === 'end-of-limit') reasons.push(!me.limit && 'nothing-to-cure');
    else if (remedy !== undefined) reasons.push(me.condition !== remedy[0] && 'nothing-to-cure');
  }
  return reasons.filter((reason): reason is Reason => reason !== false);
}

/** What the game is after an action that nothing forbids. */
export function oracleNext(game: Game, { type, card }: Action): { state: State; deck: readonly Card[] } {
  const state = structuredClone(game.state) as Mutable<State>;
  const deck = [...game.deck];
  const mine = state.player;
  const theirs = mine === 0 ? 1 : 0;
  const me = state.drivers[mine];
  const other = state.drivers[theirs];
  me.hand.splice(me.hand.indexOf(card), 1);

  let goesOn = false;
  let attack: State['answerable'] = null;
  if (type === 'discard') state.discards.push(card);
  else if (MILES.includes(card)) {
    me.miles.push(card as (typeof me.miles)[number]);
    me.total += Number(card);
  } else if (card === 'speed-limit') {
    other.limit = true;
    attack = card;
  } else if (pairWith(0, card) !== undefined) {
    attack = card as Exclude<State['answerable'], null>;
    other.condition = card as Driver['condition'];
  } else if (card === 'end-of-limit') me.limit = false;
  else if (card === 'roll') me.condition = 'rolling';
  else if (pairWith(1, card) !== undefined) me.condition = has(me, 'right-of-way') ? 'rolling' : 'waiting';
  else {
    goesOn = true;
    me.safeties.push(card as (typeof me.safeties)[number]);
    const isCoup = state.answerable !== null && pairWith(0, state.answerable)?.[2] === card;
    if (isCoup) me.coupsFourres.push(card as (typeof me.safeties)[number]);
    if (card === 'right-of-way') {
      // C5.3: a Stop and a Speed Limit both; and nobody needs a Roll any more (C3.1).
      me.limit = false;
      if (me.condition === 'stop' || me.condition === 'waiting') me.condition = 'rolling';
    } else if (pairWith(0, me.condition)?.[2] === card)
      me.condition = isCoup || has(me, 'right-of-way') ? 'rolling' : 'waiting';
    if (isCoup) state.answerable = null;
  }
  for (const driver of state.drivers) driver.light = lightFor(driver.condition, driver.limit);

  const end = (completedBy: State['completedBy']) => {
    state.phase = 'over';
    state.completedBy = completedBy;
    state.answerable = null;
    state.scores = [score(state, 0, deck.length), score(state, 1, deck.length)];
  };
  if (me.total === 1000) end(mine);
  else {
    // C2.1, C2.3, C5.1: the same driver, or the other, or whoever has cards.
    const canGoOn = (driver: Driver) => driver.hand.length > 0 || deck.length > 0;
    const next = goesOn && canGoOn(me) ? mine : canGoOn(other) ? theirs : canGoOn(me) ? mine : null;
    if (next === null) end(null);
    else {
      if (!(goesOn && canGoOn(me))) state.answerable = next === theirs ? attack : null;
      state.player = next;
      const drawn = deck.shift();
      if (drawn !== undefined) state.drivers[next].hand.push(drawn);
    }
  }
  for (const driver of state.drivers) driver.hand.sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  state.deckCount = deck.length;
  return { state: state as State, deck };
}

/** C6.1–C6.7. */
function score(state: Mutable<State>, seat: 0 | 1, left: number): Mutable<Score> {
  const driver = state.drivers[seat];
  const there = state.completedBy === seat;
  const opponent = state.drivers[seat === 0 ? 1 : 0];
  const points = {
    miles: driver.miles.map(Number).reduce((a, b) => a + b, 0),
    completed: there ? 400 : 0,
    safeties: driver.safeties.length * 100,
    allFour: driver.safeties.length === 4 ? 300 : 0,
    coupsFourres: driver.coupsFourres.length * 300,
    delayed: there && left === 0 ? 300 : 0,
    safe: there && driver.miles.every((mile) => mile !== '200') ? 300 : 0,
    shutOut: there && opponent.total === 0 ? 500 : 0,
  };
  const { miles, completed, safeties, allFour, coupsFourres, delayed, safe, shutOut } = points;
  return { ...points, total: miles + completed + safeties + allFour + coupsFourres + delayed + safe + shutOut };
}
