import { useEffect, useMemo, useState } from 'preact/hooks';
import type { TableGame, WaitsFor } from '../../../machines/game.ts';
import { TELLINGS, toldSoFar } from '../../../telling/told-so-far.ts';

/** Tells the final scoring step by step where the game ends at this table, and whole where it had ended before. */
export function useFinalTelling(table: TableGame, waitsFor: WaitsFor) {
  const isOver = waitsFor === 'over';
  const [told, setTold] = useState(isOver ? TELLINGS : 0);
  useEffect(() => {
    if (!isOver) setTold(0);
  }, [isOver]);
  const shown = useMemo(() => toldSoFar(table, told), [table, told]);
  return { shown, told, tell: setTold };
}
