import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { TableGame, WaitsFor } from '../../../machines/game.ts';
import { TELLINGS, toldSoFar } from '../../../telling/told-so-far.ts';

/**
 * Tells the final scoring step by step where the game ends at this table, and whole where it had ended before or where what tells
 * it could not be fetched: the scores that are shown are right then.
 */
export function useFinalTelling(table: TableGame, waitsFor: WaitsFor, failed: boolean) {
  const isOver = waitsFor === 'over';
  const [told, setTold] = useState(isOver ? TELLINGS : 0);
  useLayoutEffect(() => {
    if (!isOver) setTold(0);
    else if (failed) setTold(TELLINGS);
  }, [isOver, failed]);
  const shown = useMemo(() => toldSoFar(table, told), [table, told]);
  return { shown, told, tell: setTold };
}
