import { useActor } from '@xstate/react';
import { useMemo, useRef } from 'preact/hooks';
import { type Asked, type AskingEvent, askedOf, askingMachineFor, type Putting } from '../machines/asking.ts';

/** A question to a computer, and its state. `put` asks it when the event arrives. */
export function useAsking<Output>(
  put: (putting: Putting) => Promise<Output>,
): readonly [Asked<Output>, (event: AskingEvent) => void] {
  const latest = useRef(put);
  latest.current = put;
  const machine = useMemo(() => askingMachineFor<Output>((putting) => latest.current(putting)), []);
  const [snapshot, send] = useActor(machine);
  return [askedOf<Output>(snapshot), send];
}
