import { toChildArray, type VNode } from 'preact';
import { expect, test } from 'vitest';
import { KeepNotices } from '../../../../src/activities/lessons/KeepNotices.tsx';
import type { Kept } from '../../../../src/progress/progress-store.ts';

/** What each notice is told anew by. */
function toldBy(kept: Kept): unknown[] {
  const { props } = KeepNotices({ language: 'en', kept, onChange: () => {} }) as VNode<{ children: VNode[] }>;
  return toChildArray(props.children).map((notice) => (notice as VNode<{ of: unknown }>).props.of);
}

test('what is wrong with the keeping is told once, and not after each action of a lesson', () => {
  const kept: Kept = { progress: {}, damaged: '{"lessons":', blocked: true };
  const after: Kept = { ...kept, progress: { loop: { tries: 1, star: false } } };
  expect(toldBy(kept)).toHaveLength(2);
  for (const [i, of] of toldBy(after).entries()) expect(of).toBe(toldBy(kept)[i]);
  expect(toldBy({ ...kept, damaged: '{' })).not.toEqual(toldBy(kept));
});
