import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Choice } from '../../machines/choice.ts';
import { isCounted, keepDone } from '../../streak/streak-store.ts';
import { today } from '../../ui/days.ts';
import { useKept } from '../../ui/use-kept.ts';
import { ATTEMPT_KEY, type Attempt, joined, keepTry, readAttempt } from './position-store.ts';
import type { Verdict } from './verdict.ts';

/** How far the reader has come with a position on this page. */
export type Stage = 'untouched' | 'begun' | 'done';

/**
 * The tries at the position of a day, kept as they change. What was begun on its own day counts for that, also when midnight passes
 * before it is done; what a link has brought before its day counts when the day has come.
 */
export function useAttempt(day: number) {
  const [attempt, setAttempt] = useKept<Attempt>(
    [ATTEMPT_KEY],
    (shown) => joined(readAttempt(day), shown),
    () => readAttempt(day),
  );
  const [opened] = useState(today);
  const isDone = attempt.done !== null;
  useEffect(() => {
    const isOfItsDay = (attempt.begun === day || opened === day) && Math.abs(today() - day) <= 1;
    if (isDone && isOfItsDay && !isCounted(day)) keepDone(day);
  }, [isDone]);
  const change = (tried: (now: Attempt) => Attempt) =>
    setAttempt(keepTry(attempt, (now) => ({ ...tried(now), begun: now.begun ?? opened })));
  return { attempt, change };
}

interface Shown {
  readonly attempt: Attempt;
  /** Null as long as the turn is not over. */
  readonly verdict: Verdict | null;
  readonly choice: Choice | null;
  /** Whether an action has been taken. */
  readonly isMoved: boolean;
  readonly box: RefObject<HTMLElement>;
}

/** Counts a turn that is over as a try, shows what is said to it, and tells how far the reader has come. */
export function useProgress(
  { attempt, verdict, choice, isMoved, box }: Shown,
  change: (tried: (now: Attempt) => Attempt) => void,
  onStage: (stage: Stage) => void,
): void {
  const isDone = attempt.done !== null;
  useEffect(() => {
    if (verdict === null) return;
    if (!isDone) change((now) => ({ ...now, tries: now.tries + 1, done: verdict === 'other' ? null : 'solved' }));
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [verdict]);
  const [untouched] = useState(() => JSON.stringify(choice));
  const isTouched = isMoved || JSON.stringify(choice) !== untouched;
  const isBegun = isTouched || attempt.tries > 0 || isDone;
  useEffect(() => {
    if (isBegun) onStage(isDone && (verdict !== null || !isTouched) ? 'done' : 'begun');
  }, [isBegun, isTouched, verdict, isDone]);
}
