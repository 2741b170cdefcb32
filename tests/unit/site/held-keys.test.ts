import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const hearers: ((event: Event) => void)[] = [];

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (_: string, hear: (event: Event) => void) => hearers.push(hear));
  vi.stubGlobal('KeyboardEvent', Event);
  vi.stubGlobal('Element', class {});
  vi.resetModules();
  await import('../../../src/site/held-keys.ts');
});
afterAll(() => void vi.unstubAllGlobals());

/** Whether the browser may still do with a key what it does with it. */
function isLeft(pressed: { readonly key: string; readonly isComposing?: boolean; readonly keyCode?: number }): boolean {
  const event = Object.assign(new Event('keydown', { cancelable: true }), {
    isComposing: false,
    keyCode: 0,
    repeat: false,
    getModifierState: () => false,
    ...pressed,
  });
  for (const hear of hearers) hear(event);
  return !event.defaultPrevented;
}

test('an Escape that ends a composition closes no dialog, also where it comes after the composition', () => {
  expect(isLeft({ key: 'Escape', isComposing: true })).toBe(false);
  expect(isLeft({ key: 'Escape', keyCode: 229 })).toBe(false);
  expect(isLeft({ key: 'Escape', keyCode: 27 })).toBe(true);
});

test('what else is pressed while composing is left to the input method', () => {
  for (const key of ['Enter', ' ', 'a', 'ArrowDown'])
    expect(isLeft({ key, isComposing: true, keyCode: 229 })).toBe(true);
});
