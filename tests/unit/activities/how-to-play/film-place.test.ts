import { expect, test, vi } from 'vitest';
import type { Shot } from '../../../../src/activities/how-to-play/shots.ts';
import { runHook } from '../../kit/hook.ts';
import { pageWith } from '../../kit/page.ts';

test('what another tab has set stays, however many shots come after', async () => {
  const place = { cut: 'full', players: 4, chapter: 'goal', n: 0, speed: 1 } as const;
  const page = pageWith({ 'milestones-film': JSON.stringify(place) });
  vi.resetModules();
  const { useFilmPlace } = await import('../../../../src/activities/how-to-play/use-film-place.ts');
  let shown = { n: 0, speed: 1 as 1 | 1.25, hasEnded: false, isIdle: true };
  const shots = Array.from({ length: 5 }, (_, n) => ({ chapter: 'goal', n }) as Shot);
  let again = () => {};
  const { useState } = await import('preact/hooks');
  const hook = await runHook(() => {
    const [, set] = useState({});
    again = () => set({});
    const { n, ...others } = shown;
    return useFilmPlace(
      ['goal'],
      { shot: shots[n] as Shot, cut: 'full', players: 4, ...others },
      () => {},
      () => {},
    );
  });
  const show = (changed: Partial<typeof shown>) =>
    hook.act(() => {
      shown = { ...shown, isIdle: false, ...changed };
      again();
    });
  const kept = () => JSON.parse(page.kept['milestones-film'] ?? 'null');
  page.keepElsewhere('film', { ...place, speed: 1.5, players: 2 });
  await show({ n: 1 });
  await show({ n: 2 });
  await show({ n: 3 });
  expect(kept()).toEqual({ ...place, n: 3, speed: 1.5, players: 2 });
  await show({ speed: 1.25 });
  expect(kept()).toEqual({ ...place, n: 3, speed: 1.25, players: 2 });
  await show({ hasEnded: true });
  expect(kept()).toBe(null);
  await hook.stop();
});
