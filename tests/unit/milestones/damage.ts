import { type Draw, oneOf } from '../kit/drawing.ts';

const CIRCLE: unknown[] = [];
CIRCLE.push(CIRCLE);

/** Values that nobody expects in an action or a record, made anew each time. */
const HOSTILE: readonly (() => unknown)[] = [
  () => undefined,
  () => null,
  () => true,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => -0,
  () => -1,
  () => 0.5,
  () => 1e308,
  () => 2 ** 53,
  () => 2 ** 31,
  () => 3n,
  () => '',
  () => '+',
  () => 'S+a+e',
  () => 'a+a+a',
  () => '__proto__',
  () => 'constructor',
  () => 'toString',
  () => 'hasOwnProperty',
  () => '\u0000',
  () => '\ud800',
  () => 'castle ',
  () => 'x'.repeat(10_000),
  () => [],
  () => [[]],
  () => new Array(3),
  () => new Array(50_000),
  () => Object.assign(['stone', 'stone'], { extra: 1 }),
  () => CIRCLE,
  () => ({}),
  () => Object.create(null),
  () => JSON.parse('{"__proto__": {"stone": 1}}'),
  () => ({ length: 2, 0: 'stone', 1: 'stone' }),
  () => ({ toString: () => 'castle' }),
  () => new Map([['stone', 1]]),
  () => new Date(0),
  () => new Uint8Array(2),
  () => Symbol('castle'),
  () => () => 'castle',
];

type Container = Record<string, unknown>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** What may be in a field, a little off. */
function bent(value: unknown, draw: Draw): unknown {
  if (typeof value === 'number')
    return oneOf([value + 1, value - 1, -value, value * 1e9, value + 0.5, String(value)], draw);
  if (typeof value === 'string')
    return oneOf(
      [
        `${value} `,
        value.toUpperCase(),
        value.slice(1),
        `${value}+${value}`,
        [value],
        value.split('+').reverse().join('+'),
      ],
      draw,
    );
  if (Array.isArray(value))
    return oneOf([[...value, ...value], value.slice(1), [...value].reverse(), { ...value }], draw);
  if (typeof value === 'object' && value !== null)
    return oneOf(
      [Object.entries(value), Object.fromEntries(Object.entries(value).reverse()), [value], { ...value, extra: 1 }],
      draw,
    );
  return [value];
}

/** Sets a field as a JSON parser would: its own, even where the name is `__proto__`. */
function put(container: Container, key: string, value: unknown): void {
  Object.defineProperty(container, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Damages one field of an object or a list. */
function harm(container: Container, draw: Draw): void {
  const keys = Object.keys(container);
  if (Array.isArray(container) && keys.length === 0) {
    container.push(oneOf(HOSTILE, draw)());
    return;
  }
  const strange = keys.length === 0 || (draw(12) === 0 && !Array.isArray(container));
  const key = strange ? oneOf(HOSTILE, draw)() : oneOf(keys, draw);
  const other = oneOf(keys, draw) ?? 'extra';
  if (typeof key !== 'string') return;
  switch (draw(5)) {
    case 0:
      put(container, key, oneOf(HOSTILE, draw)());
      break;
    case 1:
      put(container, key, bent(container[key], draw));
      break;
    case 2:
      if (Array.isArray(container)) container.splice(Number(key), 1);
      else delete container[key];
      break;
    case 3:
      if (Array.isArray(container)) container.push(container[other]);
      else put(container, `${key}${draw(2) === 0 ? '' : '_'}`, container[other]);
      break;
    default: {
      const swapped = container[key];
      put(container, key, container[other]);
      put(container, other, swapped);
    }
  }
}

/** A copy of a plain value with something in it, at any depth, damaged: bent, replaced, taken out, doubled or swapped. */
function damagedOnce(value: unknown, draw: Draw): unknown {
  if (!isContainer(value)) return draw(2) === 0 ? bent(value, draw) : oneOf(HOSTILE, draw)();
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Container;
  const inside = Object.keys(copy).filter((key) => isContainer(copy[key]));
  if (inside.length > 0 && draw(4) > 0) {
    const key = oneOf(inside, draw);
    put(copy, key, damagedOnce(copy[key], draw));
  } else harm(copy, draw);
  return copy;
}

/** A plain value damaged one to three times; the value itself stays as it is. */
export function damaged(value: unknown, draw: Draw): unknown {
  let result = value;
  for (let times = 1 + draw(3); times > 0; times--) result = damagedOnce(result, draw);
  return result;
}
