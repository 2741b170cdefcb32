import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { discardAllAside, isAnythingAside } from '../../../src/kit/aside.ts';
import { kept } from '../../../src/kit/storage.ts';
import { changeMistakes, readMistakes } from '../../../src/mistakes/mistakes-store.ts';
import * as lessons from '../../../src/progress/progress-store.ts';
import samples from '../../kept/local-storage-1.json' with { type: 'json' };
import later from '../../kept/local-storage-2.json' with { type: 'json' };
import { localStorageWith } from './local-storage.ts';

afterEach(() => vi.unstubAllGlobals());

const cup = kept('cup', v.strictObject({ of: v.string() }), 'old-cup');

describe('a stored value', () => {
  test('what is kept comes back, and null keeps nothing', () => {
    const items = localStorageWith({});
    expect(cup.read()).toEqual({ value: null, aside: null, blocked: false });
    expect(cup.change(() => ({ of: 'tea' }))).toBe(true);
    expect({ ...items }).toEqual({ 'milestones-cup': '{"of":"tea"}' });
    expect(cup.read()).toEqual({ value: { of: 'tea' }, aside: null, blocked: false });
    cup.change(() => null);
    expect({ ...items }).toEqual({});
  });

  test('what could not be read again is not kept, and what was kept stays', () => {
    const items = localStorageWith({ 'milestones-cup': '{"of":"tea"}' });
    const seven = kept<readonly number[]>('seven', v.pipe(v.array(v.number()), v.maxLength(7)));
    expect(seven.change(() => [1, 2, 3, 4, 5, 6, 7])).toBe(true);
    expect(seven.change(() => [1, 2, 3, 4, 5, 6, 7, 8])).toBe(false);
    expect(seven.read()).toEqual({ value: [1, 2, 3, 4, 5, 6, 7], aside: null, blocked: false });
    expect(items['milestones-cup']).toBe('{"of":"tea"}');
  });

  test('what is damaged or newer lies aside, whether it is read or written over, and each of several', () => {
    const items = localStorageWith({ 'milestones-cup': '{"of":' });
    expect(cup.read()).toEqual({ value: null, aside: '{"of":', blocked: false });
    items['milestones-cup'] = '{"of":"tea","with":"milk"}';
    cup.change(() => ({ of: 'water' }));
    expect(cup.read()).toEqual({
      value: { of: 'water' },
      aside: '{"of":\n{"of":"tea","with":"milk"}',
      blocked: false,
    });
    cup.discardAside();
    expect({ ...items }).toEqual({ 'milestones-cup': '{"of":"water"}' });
  });

  test('everything that lies aside can be thrown away at once, whatever it is of', () => {
    const items = localStorageWith({
      'milestones-cup': '{"of":"tea"}',
      'milestones-cup-damaged-2': '{',
      'milestones-dreams-damaged': '7',
      'somebody-damaged': '7',
    });
    let calls = 0;
    vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} });
    vi.stubGlobal('addEventListener', () => {});
    const stop = cup.onChange(() => {
      calls += 1;
    });
    expect(isAnythingAside()).toBe(true);
    discardAllAside();
    stop();
    expect({ ...items }).toEqual({ 'milestones-cup': '{"of":"tea"}', 'somebody-damaged': '7' });
    expect([isAnythingAside(), calls]).toEqual([false, 1]);
    vi.stubGlobal('localStorage', undefined);
    expect(isAnythingAside()).toBe(false);
    expect(() => discardAllAside()).not.toThrow();
  });

  test('a former name is taken over once, where it fits and nothing newer is there', () => {
    const items = localStorageWith({ 'old-cup': '{"of":"milk"}' });
    expect(cup.read().value).toEqual({ of: 'milk' });
    expect({ ...items }).toEqual({ 'milestones-cup': '{"of":"milk"}' });
    const foreign = localStorageWith({ 'old-cup': 'somebody else’s' });
    expect(cup.read().value).toBe(null);
    expect({ ...foreign }).toEqual({ 'old-cup': 'somebody else’s' });
    const both = localStorageWith({ 'old-cup': '{"of":"milk"}', 'milestones-cup': '{"of":"tea"}' });
    expect(cup.read().value).toEqual({ of: 'tea' });
    expect(both['old-cup']).toBe('{"of":"milk"}');
  });

  test('where the browser keeps nothing, that is known', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(cup.read()).toEqual({ value: null, aside: null, blocked: true });
    expect(cup.change(() => ({ of: 'tea' }))).toBe(false);
    expect(() => cup.discardAside()).not.toThrow();
  });

  test('a storage that is full loses nothing that could not be read', () => {
    const items = localStorageWith({ 'milestones-cup': '{"of":' });
    Object.defineProperty(items, 'setItem', {
      value: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(cup.read().blocked).toBe(true);
    expect(cup.change(() => ({ of: 'tea' }))).toBe(false);
    expect({ ...items }).toEqual({ 'milestones-cup': '{"of":' });
  });

  test('no text is lost, whatever is kept and written', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.json()), { maxLength: 5 }), (texts) => {
        const items = localStorageWith({});
        for (const text of texts) {
          items['milestones-cup'] = text;
          cup.read();
        }
        const held = Object.values(items);
        for (const text of texts) if (v.is(v.string(), text)) expect(held.includes(text) || isCup(text)).toBe(true);
      }),
    );
  });
});

function isCup(text: string): boolean {
  try {
    return v.is(v.strictObject({ of: v.string() }), JSON.parse(text));
  } catch {
    return false;
  }
}

describe('everything that was kept before', () => {
  test('lessons, the one that was begun, and what lies aside', () => {
    localStorageWith(samples);
    const { progress, damaged, blocked } = lessons.readKept();
    expect(progress).toEqual(JSON.parse(samples['milestones-lessons']).lessons);
    expect([damaged, blocked]).toEqual([samples['milestones-lessons-damaged'], false]);
    expect(lessons.lastBegun()).toBe('loop');
    expect(lessons.readBegun('loop')).toEqual([{ type: 'move', to: 'worker-2' }]);
    localStorageWith(later);
    expect(lessons.lastBegun()).toBe('street');
    expect(lessons.readBegun('loop')).toEqual([{ type: 'move', to: 'worker-2' }]);
  });

  test('mistakes, whose name had no beginning of its own', () => {
    const items = localStorageWith(samples);
    const { wanted, rules } = JSON.parse(samples.mistakes);
    expect(readMistakes()).toEqual({ mistakes: { wanted, rules }, damaged: null });
    expect(items.mistakes).toBeUndefined();
    changeMistakes((mistakes) => ({ ...mistakes, wanted: false }));
    expect(readMistakes()?.mistakes).toEqual({ wanted: false, rules });
  });

  test('progress of unlikely size is left out', () => {
    localStorageWith({ 'milestones-lessons': samples['milestones-lessons'].replace('"tries":2', '"tries":1e308') });
    const { progress, damaged } = lessons.readKept();
    expect(Object.keys(progress)).toEqual(['street', 'a-lesson-of-old']);
    expect(damaged).toContain('1e308');
  });
});
