import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'preact/hooks';
import type { Choice } from '../machines/choice.ts';
import {
  type Asked,
  type ChooserEvent,
  type Choosing,
  chooserMachine,
  choosingOf,
  type Pointed,
} from '../machines/chooser.ts';

/** What the player is about to do, and how to go on with it. What changes the choice gives it as it is then. */
export interface Chooser extends Choosing {
  readonly press: (at: Pointed) => Choosing;
  readonly point: (at: Pointed | null) => void;
  readonly choose: (choice: Choice) => Choosing;
  readonly explain: (choice: Choice) => Choosing;
  readonly takeNearest: () => Choosing;
}

/** The chooser of what is asked now. */
export function useChooser(asked: Asked): Chooser {
  const actor = useActorRef(chooserMachine, { input: { asked } });
  const point = (at: Pointed | null) => actor.send({ type: 'point', asked, at });
  // What was chosen or refused in a game is forgotten with it, also when that game comes back.
  useEffect(() => point(null), [asked.game]);
  // Whatever is pointed at or forgotten, nothing is drawn anew where it changes nothing.
  const choosing = useSelector(
    actor,
    (snapshot) => choosingOf(snapshot, asked),
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  );
  const sent = (event: ChooserEvent) => {
    actor.send(event);
    return choosingOf(actor.getSnapshot(), asked);
  };
  return {
    ...choosing,
    press: (at) => sent({ type: 'press', asked, at }),
    point,
    choose: (choice) => sent({ type: 'choose', asked, choice }),
    explain: (choice) => sent({ type: 'explain', asked, choice }),
    takeNearest: () => sent({ type: 'takeNearest', asked }),
  };
}
