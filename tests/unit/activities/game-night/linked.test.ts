import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { runHook } from '../../kit/hook.ts';
import { pageWith } from '../../kit/page.ts';

const SCHEMA = v.object({ a: v.number(), b: v.number() });
const EMPTY = { a: 0, b: 0 };

async function open(at: object | null, hash = '', entered?: string) {
  const page = pageWith(at === null ? {} : { 'milestones-calculator-x': JSON.stringify(at) }, hash, entered);
  vi.resetModules();
  const { useLinked } = await import('../../../../src/activities/game-night/calculators/use-linked.ts');
  const { linkText } = await import('../../../../src/evening/address.ts');
  const hook = await runHook(() => useLinked('x', SCHEMA, EMPTY));
  return { page, hook, link: (value: object) => `#x=${linkText(value)}` };
}
const LINK = (value: object) => `#x=${btoa(JSON.stringify(value)).replaceAll('=', '')}`;

test('what the browser cannot keep stays on the screen and in the address, and is kept with what comes after', async () => {
  const { page, hook, link } = await open({ a: 1, b: 1 });
  page.setFull(true);
  await hook.act(() => hook.now.change({ a: 2, b: 1 }));
  expect(hook.now.value).toEqual({ a: 2, b: 1 });
  expect([page.location.hash, page.history.state?.entered]).toEqual([link({ a: 2, b: 1 }), undefined]);
  page.setFull(false);
  await hook.act(() => page.keepElsewhere('calculator-x', { a: 1, b: 5 }));
  expect(hook.now.value).toEqual({ a: 2, b: 5 });
  await hook.act(() => hook.now.change({ a: 2, b: 6 }));
  expect(JSON.parse(page.kept['milestones-calculator-x'] as string)).toEqual({ a: 2, b: 6 });
  expect(page.history.state?.entered).toBe(link({ a: 2, b: 6 }));
  await hook.stop();
});

test('a link that says what is kept is no other one: it follows what another tab keeps, and writes over nothing', async () => {
  const { page, hook } = await open({ a: 1, b: 2 }, LINK({ a: 1, b: 2 }));
  await hook.act(() => page.keepElsewhere('calculator-x', { a: 1, b: 3 }));
  expect(hook.now.value).toEqual({ a: 1, b: 3 });
  await hook.act(() => hook.now.change({ a: 5, b: 3 }));
  expect(JSON.parse(page.kept['milestones-calculator-x'] as string)).toEqual({ a: 5, b: 3 });
  await hook.stop();
});

test('a damaged link is told once, whatever another tab keeps meanwhile', async () => {
  const { page, hook } = await open({ a: 1, b: 2 }, '#x=%%%');
  const { damaged } = hook.now;
  expect(damaged).toEqual({ what: 'link' });
  await hook.act(() => page.keepElsewhere('calculator-x', { a: 1, b: 3 }));
  expect(hook.now.value).toEqual({ a: 1, b: 3 });
  expect(hook.now.damaged).toBe(damaged);
  await hook.stop();
});

test('an address that was entered here follows what another tab keeps; a link does not', async () => {
  const mine = await open({ a: 1, b: 2 }, LINK({ a: 1, b: 1 }), LINK({ a: 1, b: 1 }));
  expect(mine.page.location.hash).toBe(LINK({ a: 1, b: 2 }));
  await mine.hook.act(() => mine.page.keepElsewhere('calculator-x', { a: 1, b: 3 }));
  expect(mine.hook.now.value).toEqual({ a: 1, b: 3 });
  expect(mine.page.location.hash).toBe(LINK({ a: 1, b: 3 }));
  await mine.hook.stop();
  const linked = await open({ a: 1, b: 2 }, LINK({ a: 7, b: 7 }));
  await linked.hook.act(() => linked.page.keepElsewhere('calculator-x', { a: 1, b: 3 }));
  expect(linked.hook.now.value).toEqual({ a: 7, b: 7 });
  expect(linked.page.location.hash).toBe(LINK({ a: 7, b: 7 }));
  await linked.hook.stop();
});
