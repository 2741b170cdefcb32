import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { onComposingKey, onKey } from '../../../src/kit/keys.ts';

interface Pressed extends Pick<KeyboardEventInit, 'isComposing' | 'keyCode'> {
  /** The modifiers that are held. */
  readonly with?: string;
}

/** As much of a key event as there is to decide by. */
class Key extends Event {
  readonly isComposing: boolean;
  readonly keyCode: number;
  readonly #held: string;
  constructor(pressed: Pressed = {}) {
    super('keydown', { cancelable: true });
    this.isComposing = pressed.isComposing ?? false;
    this.keyCode = pressed.keyCode ?? 0;
    this.#held = pressed.with ?? '';
  }
  getModifierState = (modifier: string) => this.#held.split(' ').includes(modifier);
}

beforeAll(() => void vi.stubGlobal('KeyboardEvent', Key));
afterAll(() => void vi.unstubAllGlobals());

const isHeard = (event: Event) => {
  const hear = vi.fn();
  onKey(hear)(event as KeyboardEvent);
  return hear.mock.calls.length === 1;
};

test('a key is heard by itself, with Shift and with Caps Lock', () => {
  expect(['', 'Shift', 'CapsLock', 'Shift NumLock'].map((held) => isHeard(new Key({ with: held })))).toEqual(
    Array(4).fill(true),
  );
});

test('a key with Ctrl, Alt, Meta or AltGr is left to the browser', () => {
  const held = ['Control', 'Alt', 'Meta', 'AltGraph', 'Control Shift', 'Control Alt AltGraph', 'Meta Shift'];
  expect(held.filter((each) => isHeard(new Key({ with: each })))).toEqual([]);
});

test('a key that an input method composes with is left to it, also the one that ends the composition', () => {
  expect(isHeard(new Key({ isComposing: true }))).toBe(false);
  expect(isHeard(new Key({ keyCode: 229 }))).toBe(false);
  const hear = vi.fn();
  for (const pressed of [{}, { isComposing: true }, { keyCode: 229 }, { with: 'Control' }])
    onComposingKey(hear)(new Key(pressed) as unknown as KeyboardEvent);
  expect(hear).toHaveBeenCalledTimes(2);
});

test('what has been answered is not answered again, and what fills a form presses no key', () => {
  const answered = new Key();
  answered.preventDefault();
  expect(isHeard(answered)).toBe(false);
  expect(isHeard(new Event('keydown'))).toBe(false);
});

const sources = globSync('src/**/*.{ts,tsx,astro}')
  // It answers no key: it keeps some for those that will.
  .filter((file) => !file.endsWith('EarlyInput.astro'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
/** What makes a handler: `onKey` itself, what hears the keys that it does not, and whatever gives what that has made. */
const makers = [
  'onKey',
  'onComposingKey',
  ...sources.flatMap(({ text }) =>
    [...text.matchAll(/export function (\w+)\([^{]*\{\s*return onKey\(/g)].map(([, name]) => name),
  ),
];

/** Whether what handles keys in a file goes through `onKey`: a call of it, what a call has given, or what a component is given. */
function isOurs(handler: string, text: string): boolean {
  const [name = '', isCall] = /^([\w.]+)(\()?/.exec(handler)?.slice(1) ?? [];
  if (isCall) return makers.includes(name);
  const [, made] = new RegExp(`\\bconst ${name} = (\\w+)`).exec(text) ?? [];
  return made === undefined ? /^(props\.)?onKeyDown$/.test(name) : made === 'onKey';
}

test('everything that handles keys goes through that place', () => {
  const listened = /\baddEventListener\(\s*(['"`])key(?:down|up|press)\1,\s*(?<handler>[^\s,)]+)/g;
  const given = /\bonKey(?:Down|Up|Press)(?:Capture)?=\{\s*(?<handler>[^\s}]+)/g;
  const handlers = sources.flatMap(({ file, text }) =>
    [listened, given].flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ groups }) => ({ file, text, handler: groups?.handler as string })),
    ),
  );
  expect(handlers.length).toBeGreaterThan(12);
  const foreign = handlers.filter(({ text, handler }) => !isOurs(handler, text));
  expect(foreign.map(({ file, handler }) => `${file}: ${handler}`)).toEqual([]);
});

test('no key is listened for in another way', () => {
  const named = /(?<!\b(?:add|remove)EventListener\(\s*)(['"`])key(?:down|up|press)\1|\.onkey(?:down|up|press)\b/g;
  expect(sources.flatMap(({ file, text }) => [...text.matchAll(named)].map(([found]) => `${file}: ${found}`))).toEqual(
    [],
  );
});
