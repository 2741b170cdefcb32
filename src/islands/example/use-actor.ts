import { useEffect, useState } from 'preact/hooks';
import { createActor } from 'xstate';
import { type ExampleEvent, exampleMachine, type ScriptedExample } from '../../machines/example.ts';

/**
 * Runs the machine of an example as long as the island is there: its snapshot, and how to send to it. @xstate/react would do the
 * same with 5 kB more, for it brings React's interface along.
 */
export function useExampleMachine(input: ScriptedExample) {
  const [actor] = useState(() => createActor(exampleMachine, { input }));
  const [snapshot, setSnapshot] = useState(() => actor.getSnapshot());
  useEffect(() => {
    const { unsubscribe } = actor.subscribe(setSnapshot);
    actor.start();
    return () => {
      unsubscribe();
      actor.stop();
    };
  }, [actor]);
  return [snapshot, (event: ExampleEvent) => actor.send(event)] as const;
}
