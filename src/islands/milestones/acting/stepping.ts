import { wordsFor } from 'words:play';
import { useState } from 'preact/hooks';
import { decisionNear } from '../../../machines/computers.ts';
import type { GameMachineEvent, TableGame, WaitsFor } from '../../../machines/game.ts';
import { revealedSince, turnAfter, turnBefore } from '../../../milestones/history.ts';
import type { Action } from '../../../milestones/index.ts';
import type { Names } from '../../../telling/names.ts';
import { promptFor } from '../../../telling/prompts.ts';
import { happenedAt } from '../../../telling/steps-in-words.ts';
import { useSettings } from '../../settings/use-settings.ts';

/** The table after something was sent to its machine. */
export interface Sent {
  readonly table: TableGame;
  readonly waitsFor: WaitsFor;
}

interface Props {
  readonly names: Names;
  readonly table: TableGame;
  readonly send: (event: GameMachineEvent) => Sent;
  readonly say: (text: string) => void;
}

/** How the table goes on and back. Each time it is said once what has happened, with what is waited for then. */
export function useStepping({ names, table, send, say }: Props) {
  const words = wordsFor(names.language);
  const { confirmTurns } = useSettings();
  // Where undo would go once it has been decided that it may.
  const [goingBack, setGoingBack] = useState<number | null>(null);
  const { history } = table;

  const step = (event: GameMachineEvent, what: (after: TableGame) => string) => {
    let after = send(event);
    if (event.type === 'act' && after.waitsFor === 'turnEnd' && !confirmTurns) after = send({ type: 'confirm' });
    say(`${what(after.table)} ${promptFor(after.table, after.waitsFor, names)}`);
  };
  const goBack = (at: number) =>
    step({ type: 'goTo', at }, (after) => words(after.history.marks === history.marks ? 'log.undone' : 'log.peeked'));
  /** Undo and redo: where they go, and what is asked before they take back what has been seen. */
  const goingTo = (at: number) => {
    const to = decisionNear(table, at);
    return {
      possible: to !== null,
      onPress: () => {
        if (to === null) return;
        if (to > history.at)
          step({ type: 'goTo', at: to }, (after) => `${words('log.redone')} ${happenedAt(after, names)}`);
        else if (revealedSince(history, to).length > 0) setGoingBack(to);
        else goBack(to);
      },
    };
  };
  return {
    act: (action: Action) => step({ type: 'act', action }, (after) => happenedAt(after, names)),
    endTurn: () => step({ type: 'confirm' }, () => ''),
    undoTurn: goingTo(turnBefore(history)),
    undo: goingTo(history.at - 1),
    redo: goingTo(history.at + 1),
    redoTurn: goingTo(turnAfter(history)),
    /** How many tiles of the pile would be taken back that have been seen; null where nothing is to be decided. */
    takingBack: goingBack === null ? null : revealedSince(history, goingBack).length,
    decide: (goesBack: boolean) => {
      setGoingBack(null);
      if (goesBack && goingBack !== null) goBack(goingBack);
    },
  };
}
