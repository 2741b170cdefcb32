import { isSpace } from './chapters/03-player-board.ts';
import { ACTION_FIELDS, ACTION_TYPES, type ActionType, GOODS, type Good, type Held } from './types.ts';

/** What a field has to hold. Whether a piece of that name is there, and which numbers will do, are questions for the rules. */
const HOLDS: { readonly [What in Held]: (value: unknown) => boolean } = {
  tile: isText,
  point: isText,
  points: isSortedList,
  lot: isText,
  employment: Number.isSafeInteger,
  space: isSpace,
  good: (value) => GOODS.includes(value as Good),
  pair: isPair,
  goods: isGoods,
  yes: (value) => value === true,
};

interface FieldForm {
  readonly name: string;
  readonly optional: boolean;
  readonly holds: (value: unknown) => boolean;
}

const FORMS = new Map<unknown, readonly FieldForm[]>(
  ACTION_TYPES.map((type: ActionType) => [
    type,
    Object.entries(ACTION_FIELDS[type] as Readonly<Record<string, string>>).map(([name, what]) => ({
      name,
      optional: what.endsWith('?'),
      holds: HOLDS[what.replace('?', '') as Held],
    })),
  ]),
);

/** An action of which nothing is known yet but that it is an object. */
type Fields = { readonly [Name in string]?: unknown };

/**
 * The name of the first field in which a value from anywhere differs from the one form that an action has, or null where it
 * has that form. A `player` may stand in it, as in a record. A field counts only as the action's own, as JSON would write it.
 */
export function wrongField(action: unknown): string | null {
  if (typeof action !== 'object' || action === null) return 'type';
  const fields = action as Fields;
  const { type, player } = fields;
  if (player !== undefined && (!Number.isSafeInteger(player) || Object.is(player, -0))) return 'player';
  const form = FORMS.get(type);
  if (form === undefined) return 'type';
  let expected = player === undefined ? 1 : 2;
  for (const { name, optional, holds } of form) {
    const value = fields[name];
    if (value === undefined && optional) continue;
    if (!holds(value)) return name;
    expected++;
  }
  const present = Object.keys(fields);
  // Stryker disable next-line ConditionalExpression: without the quick answer the slow one says the same
  if (present.length === expected && isPlain(fields)) return null;
  const known = ['type', 'player', ...form.map(({ name }) => name)];
  const strange = present.find((name) => !known.includes(name) || fields[name] === undefined);
  return strange ?? (present.length === expected ? null : 'type');
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

/** Whether an object has inherited none of the fields that have been found in it: a quick answer for all that comes from JSON. */
// Stryker disable next-line BlockStatement
function isPlain(value: object): boolean {
  // Stryker disable next-line ConditionalExpression
  return Object.getPrototypeOf(value) === Object.prototype;
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
    if (typeof value[i] !== 'string' || value[i] < value[i - 1]) return false;
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
