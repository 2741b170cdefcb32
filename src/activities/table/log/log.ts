import { gameBefore, type History, type Step } from '../../../milestones/history.ts';

/** A turn as the log shows it, or what a player drafted in a row. */
export interface LogTurn {
  readonly player: number;
  /** The number of the turn among the player's own, from 1; 0 for the draft. */
  readonly turn: number;
  /** How many actions came before, which tells the turn from all others. */
  readonly first: number;
  readonly steps: readonly Step[];
  /** After which of its steps, counted from the game's first, a tile of the pile was seen and taken back. */
  readonly marks: readonly number[];
}

/** Whether a turn is one of a player's own; a draft is none. */
export const isTurnOf =
  (player: number) =>
  (turn: LogTurn): boolean =>
    turn.player === player && turn.turn > 0;

/** The steps that count, grouped by turn, in the order in which they were taken. */
export function logOf(history: History): LogTurn[] {
  const { steps, at, marks } = history;
  const turns: { player: number; turn: number; first: number; steps: Step[]; marks: number[] }[] = [];
  const played = new Map<number, number>();
  let open: (typeof turns)[number] | null = null;
  for (const [i, step] of steps.slice(0, at).entries()) {
    const before = gameBefore(history, i).state;
    const drafting = before.phase === 'draft';
    if (open === null) {
      const turn = drafting ? 0 : (played.get(before.player) ?? 0) + 1;
      if (!drafting) played.set(before.player, turn);
      open = { player: before.player, turn, first: i, steps: [], marks: [] };
      turns.push(open);
    }
    open.steps.push(step);
    // A mark after n actions belongs to the place of the n-th, where another one stands by now or none at all.
    if (marks.includes(i + 1)) open.marks.push(i + 1);
    const after = step.game.state;
    const ended = step.events.some((event) => event.type === 'turn-ended' || event.type === 'left-over');
    if (ended || after.phase === 'over' || (drafting && after.player !== before.player)) open = null;
  }
  const last = turns.at(-1);
  const beyond = marks.filter((mark) => mark > at);
  if (last !== undefined && beyond.length > 0) last.marks.push(...beyond);
  return turns;
}
