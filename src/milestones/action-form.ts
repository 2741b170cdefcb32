import { isSpace } from './chapters/03-player-board.ts';
import { type ActionType, GOODS, type Good } from './types.ts';

/** The fields of every type of action, besides the type itself. */
const FIELDS: { readonly [Type in ActionType]: readonly string[] } = {
  draft: ['tile', 'space'],
  move: ['to'],
  hire: ['tile', 'space'],
  buy: ['good'],
  sell: ['goods'],
  street: ['from', 'milestone', 'to'],
  house: ['lot'],
  marketplace: ['at'],
  'take-bonus': ['lot', 'space'],
  'leave-bonus': [],
  deliver: ['marketplace', 'numbers'],
  'give-back': ['goods'],
  cover: ['space'],
  done: [],
};

/** An action of which nothing is known yet but that it is an object. */
type Fields = { readonly [Name in string]?: unknown };

/**
 * The name of the first field in which a value from anywhere differs from the one form that an action has, or null where it
 * has that form. A `player` may stand in it, as in a record.
 */
export function wrongField(action: unknown): string | null {
  if (typeof action !== 'object' || action === null) return 'type';
  const fields = action as Fields;
  const { type, player } = fields;
  if (player !== undefined && (!Number.isSafeInteger(player) || Object.is(player, -0))) return 'player';
  // Spelt out instead of read from a table, because it runs for every action of a replay.
  switch (type) {
    case 'draft':
    case 'hire':
      if (typeof fields.tile !== 'string') return 'tile';
      if (!Number.isSafeInteger(fields.space)) return 'space';
      break;
    case 'move':
      if (!isSpace(fields.to)) return 'to';
      if (fields.idle !== undefined) return fields.idle === true ? wrongName(fields, 'move', 'idle') : 'idle';
      break;
    case 'buy':
      if (!GOODS.includes(fields.good as Good)) return 'good';
      break;
    case 'sell':
      if (!isPair(fields.goods)) return 'goods';
      break;
    case 'street':
      if (typeof fields.from !== 'string') return 'from';
      if (typeof fields.milestone !== 'string') return 'milestone';
      if (typeof fields.to !== 'string') return 'to';
      break;
    case 'house':
      if (typeof fields.lot !== 'string') return 'lot';
      if (fields.bonusOn !== undefined)
        return Number.isSafeInteger(fields.bonusOn) ? wrongName(fields, 'house', 'bonusOn') : 'bonusOn';
      break;
    case 'marketplace':
      if (typeof fields.at !== 'string') return 'at';
      break;
    case 'take-bonus':
      if (typeof fields.lot !== 'string') return 'lot';
      if (!Number.isSafeInteger(fields.space)) return 'space';
      break;
    case 'deliver':
      if (typeof fields.marketplace !== 'string') return 'marketplace';
      if (!isSortedList(fields.numbers)) return 'numbers';
      break;
    case 'give-back':
      if (!isGoods(fields.goods)) return 'goods';
      break;
    case 'cover':
      if (!Number.isSafeInteger(fields.space)) return 'space';
      break;
    case 'leave-bonus':
    case 'done':
      break;
    default:
      return 'type';
  }
  return wrongName(fields, type);
}

/** The first field that an action of this type does not have. A field counts only as the action's own, as JSON would write it. */
function wrongName(fields: Fields, type: ActionType, option?: string): string | null {
  const names = FIELDS[type];
  const expected = 1 + names.length + (fields.player === undefined ? 0 : 1) + (option === undefined ? 0 : 1);
  const present = Object.keys(fields);
  if (present.length === expected && isPlain(fields)) return null;
  const known = ['type', 'player', option, ...names];
  const strange = present.find((name) => !known.includes(name) || fields[name] === undefined);
  return strange ?? (present.length === expected ? null : 'type');
}

/** Whether an object has inherited none of the fields that have been found in it: a quick answer for all that comes from JSON. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Two cubes in the order of the goods. Coins are let through: it is a rule that refuses them, not the form. */
function isPair(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const first = GOODS.indexOf(value[0]);
  return first >= 0 && GOODS.indexOf(value[1]) >= first;
}

function isSortedList(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let i = 0; i < value.length; i++) {
    if (typeof value[i] !== 'string' || (i > 0 && value[i] < value[i - 1])) return false;
  }
  return true;
}

/** Whole positive numbers of goods, listed in the order of the goods. */
function isGoods(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let last = -1;
  for (const good in value) {
    const place = GOODS.indexOf(good as Good);
    const count = (value as Fields)[good];
    if (place <= last || !Object.hasOwn(value, good) || !Number.isSafeInteger(count) || (count as number) < 1)
      return false;
    last = place;
  }
  return true;
}
