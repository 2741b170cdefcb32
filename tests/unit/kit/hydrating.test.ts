import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isHydrating, tieLater, whileHydrating } from '../../../src/kit/hydrating.ts';

/** The fields of the page in which something has been entered. */
let entered: { value: string; checked: boolean }[] = [];
beforeEach(() => {
  entered = [];
  vi.stubGlobal('document', { querySelectorAll: () => entered });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a field keeps what was entered before its part is tied, and what is entered between two parts', async () => {
  const field = { value: 'An', checked: true };
  entered = [field];
  const tie = () => Object.assign(field, { value: '', checked: false });
  const awake = whileHydrating(() => {
    tie();
    tieLater(tie);
  });
  expect(field).toEqual({ value: 'An', checked: true });
  field.value = 'Ann';
  await awake;
  expect(field).toEqual({ value: 'Ann', checked: true });
});

test('what is put off is tied after the island, each part in a task of its own, and only then the island is awake', async () => {
  const done: string[] = [];
  const note = (what: string) => done.push(`${what} ${isHydrating()}`);
  const awake = whileHydrating(() => {
    tieLater(() => {
      note('board');
      tieLater(() => note('tiles'));
      setTimeout(() => note('a task between'));
    });
    note('island');
  }).then(() => note('awake'));
  expect(done).toEqual(['island true']);
  expect(isHydrating()).toBe(false);
  await awake;
  expect(done).toEqual(['island true', 'board true', 'a task between false', 'tiles true', 'awake false']);
});

test('an island is awake when all its parts are tied, whichever island’s turn it was to tie them', async () => {
  const tied: string[] = [];
  const wake = async (name: string) => {
    await whileHydrating(() => {
      tieLater(() => tied.push(`${name} 1`));
      tieLater(() => tied.push(`${name} 2`));
    });
    expect(tied.filter((part) => part.startsWith(name)).length).toBe(2);
  };
  await Promise.all([wake('first'), wake('second')]);
  expect(tied.length).toBe(4);
});

test('where a part fails, its island fails, and what comes later is tied all the same', async () => {
  const failed = whileHydrating(() =>
    tieLater(() => {
      throw new Error('broken');
    }),
  );
  await expect(failed).rejects.toThrow('broken');
  expect(isHydrating()).toBe(false);
  let tied = false;
  await whileHydrating(() => {
    tied = true;
  });
  expect(tied).toBe(true);
});
