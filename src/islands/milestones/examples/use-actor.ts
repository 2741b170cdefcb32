import { useEffect, useState } from 'preact/hooks';
import type { Actor, AnyActorLogic, EventFrom } from 'xstate';

/**
 * Runs an actor as long as the island is there: its snapshot, and how to send to it. @xstate/react would do the same with
 * 5 kB more, for it brings React's interface along.
 */
export function useActor<Logic extends AnyActorLogic>(create: () => Actor<Logic>) {
  const [actor] = useState(create);
  const [snapshot, setSnapshot] = useState(() => actor.getSnapshot());
  useEffect(() => {
    const { unsubscribe } = actor.subscribe(setSnapshot);
    actor.start();
    return () => {
      unsubscribe();
      actor.stop();
    };
  }, [actor]);
  return [snapshot, (event: EventFrom<Logic>) => actor.send(event)] as const;
}
