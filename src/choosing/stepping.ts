import { wordsFor } from 'words:play';
import { decisionNear, type GameMachineEvent, type TableGame, type WaitsFor } from '../machines/game.ts';
import { turnAfter, turnBefore } from '../milestones/history.ts';
import type { Action } from '../milestones/index.ts';
import type { Names } from '../telling/names.ts';
import { promptFor } from '../telling/prompts.ts';
import { happenedAt } from '../telling/steps-in-words.ts';

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
export function steppingFor({ names, table, send, say }: Props) {
  const words = wordsFor(names.language);
  const { history } = table;

  const step = (event: GameMachineEvent, what: (after: TableGame) => string) => {
    const after = send(event);
    // Where it is asked first whether to go back, or nobody goes back after all, nothing has happened.
    if (after.table !== table) say(`${what(after.table)} ${promptFor(after.table, after.waitsFor, names)}`);
    return after;
  };
  const backInWords = (after: TableGame) => words(after.history.marks === history.marks ? 'log.undone' : 'log.peeked');
  const forthInWords = (after: TableGame) => `${words('log.redone')} ${happenedAt(after, names)}`;
  /** Undo and redo: whether they lead anywhere. */
  const goingTo = (at: number) => ({
    possible: decisionNear(table, at) !== null,
    onPress: () => step({ type: 'goTo', at }, at > history.at ? forthInWords : backInWords),
  });
  return {
    /** Takes an action, and gives the table after it. */
    act: (action: Action) => step({ type: 'act', action }, (after) => happenedAt(after, names)),
    endTurn: () => step({ type: 'confirm' }, () => ''),
    undoTurn: goingTo(turnBefore(history)),
    undo: goingTo(history.at - 1),
    redo: goingTo(history.at + 1),
    redoTurn: goingTo(turnAfter(history)),
    /** Whether what has been seen is taken back. */
    decide: (goesBack: boolean) => step({ type: goesBack ? 'takeBack' : 'leaveIt' }, backInWords),
  };
}
