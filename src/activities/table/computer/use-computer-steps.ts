import { useEffect, useRef } from 'preact/hooks';
import type { TableGame } from '../../../machines/game.ts';
import { playerAtTable, type Step } from '../../../milestones/history.ts';

/**
 * Tells of what computers do: calls `onSteps` with the steps that they have taken since it was called last, and once more,
 * with none, when the table comes from a computer to a person.
 */
export function useComputerSteps({ history, seats }: TableGame, onSteps: (steps: readonly Step[]) => void): void {
  const player = playerAtTable(history);
  const before = useRef({ at: history.at, player });
  useEffect(() => {
    const last = before.current;
    before.current = { at: history.at, player };
    const isComputer = (seat: number) => seats[seat]?.by !== 'person';
    const steps = history.steps.slice(last.at, history.at).filter((step) => isComputer(step.action.player));
    if (steps.length > 0 || (isComputer(last.player) && player !== last.player)) onSteps(steps);
  }, [history.at, player]);
}
