import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'preact/hooks';
import type { History } from '../../kit/history.ts';
import { replayMachine, selectReplay } from '../../machines/replay.ts';
import type { PastOf } from '../../machines/table.ts';
import type { StepTarget } from './Controls.tsx';

/** Where the turn around a step begins and ends. */
interface Turns<Way> {
  readonly turnBefore: (history: Way) => number;
  readonly turnAfter: (history: Way) => number;
}

/** Steps through what has happened in a game: all of it, how it stood where somebody looks at it, and what `Controls` needs. */
export function useStepping<Game, Action, Event>(
  history: History<Game, Action, Event>,
  from: PastOf<unknown>,
  { turnBefore, turnAfter }: Turns<History<Game, Action, Event>>,
) {
  const last = history.at;
  const [snapshot, send] = useMachine(replayMachine, { input: { at: from.at, last } });
  const at = selectReplay.at(snapshot);
  // What was undone is not part of what happened.
  const whole = useMemo(() => ({ ...history, steps: history.steps.slice(0, last) }), [history]);
  const shown = { ...whole, at };
  useEffect(() => send({ type: 'setLast', last }), [last]);
  useEffect(() => {
    if (from.plays) send({ type: 'play' });
  }, []);
  const targets: { readonly [Target in StepTarget]: () => number } = {
    first: () => 0,
    turnBack: () => turnBefore(shown),
    back: () => at - 1,
    forward: () => at + 1,
    turnForward: () => turnAfter(shown),
    last: () => last,
  };
  const go = (target: StepTarget) => send({ type: 'goTo', at: targets[target]() });
  const controls = {
    at,
    last,
    isPlaying: selectReplay.isPlaying(snapshot),
    speed: selectReplay.speed(snapshot),
    go,
    send,
  };
  return { whole, shown, at, last, go, controls };
}
