import { useActorRef, useSelector } from '@xstate/react';
import { useLayoutEffect } from 'preact/hooks';
import type { Choice } from '../../../machines/choice.ts';
import { type Asked, type Choosing, chooserMachine, choosingOf, type Pointed } from '../../../machines/chooser.ts';

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
  // What was chosen or refused in a game is forgotten with it, also when that game comes back.
  useLayoutEffect(() => actor.send({ type: 'point', asked, at: null }), [asked.game]);
  const choosing = choosingOf(
    useSelector(actor, (snapshot) => snapshot),
    asked,
  );
  const now = () => choosingOf(actor.getSnapshot(), asked);
  return {
    ...choosing,
    press: (at) => {
      actor.send({ type: 'press', asked, at });
      return now();
    },
    point: (at) => actor.send({ type: 'point', asked, at }),
    choose: (choice) => {
      actor.send({ type: 'choose', asked, choice });
      return now();
    },
    explain: (choice) => {
      actor.send({ type: 'explain', asked, choice });
      return now();
    },
    takeNearest: () => {
      actor.send({ type: 'takeNearest', asked });
      return now();
    },
  };
}
