import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { localStorageWith } from './local-storage.ts';

const page = new EventTarget();
let items: Record<string, string>;
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
vi.stubGlobal('document', Object.assign(page, { visibilityState: 'visible' }));
// Another file of tests may have brought them already, and its page is the one that they listen to.
vi.resetModules();
const { onKept } = await import('../../../src/kit/fresh.ts');
const { kept } = await import('../../../src/kit/storage.ts');
beforeEach(() => {
  items = localStorageWith({});
});

const cup = kept('cup', v.object({ of: v.string() }));

test.each([
  ['another tab writes', () => page.dispatchEvent(new Event('storage'))],
  ['the page is restored', () => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))],
  ['the page is seen again', () => page.dispatchEvent(new Event('visibilitychange'))],
])('when %s, whoever shows what is kept hears of it once, and of nothing else', (_, happens) => {
  const changed = vi.fn();
  const stop = cup.onChange(changed);
  happens();
  expect(changed).not.toHaveBeenCalled();
  items['milestones-other'] = '1';
  happens();
  expect(changed).not.toHaveBeenCalled();
  items['milestones-cup'] = '{"of":"tea"}';
  happens();
  happens();
  expect(changed).toHaveBeenCalledTimes(1);
  items['milestones-cup-damaged'] = '{"of":';
  happens();
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  items['milestones-cup'] = '{"of":"milk"}';
  happens();
  expect(changed).toHaveBeenCalledTimes(2);
});

test('what the page itself keeps is heard on the page, and where nothing is kept nothing is', () => {
  const changed = vi.fn();
  const stop = onKept('cup', changed);
  cup.change(() => ({ of: 'tea' }));
  cup.change(() => ({ of: 'tea' }));
  expect(changed).toHaveBeenCalledTimes(1);
  vi.stubGlobal('localStorage', undefined);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(changed).toHaveBeenCalledTimes(1);
  stop();
});
