import type { RefObject } from 'preact';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import type { GameMachineEvent } from '../../../machines/game.ts';
import { lazily } from '../../../ui/lazily.ts';
import type { FetchingPress } from '../../../ui/use-fetching-press.tsx';

/** The table as it was, fetched when somebody first looks back. */
export const Past = lazily(
  () => import('./Past.tsx'),
  (module) => module.Past,
);

/** Shows the table as it was after so many steps; where `plays`, it goes on from there by itself. */
export type LookBack = (at: number, plays?: boolean) => void;

/** The way into the past: the table stays as it is until what shows it is there, and has the focus again afterwards. */
export function usePast(
  table: RefObject<HTMLElement>,
  isLookingBack: boolean,
  press: FetchingPress,
  send: (event: GameMachineEvent) => void,
): LookBack {
  const lookBack = useCallback(
    (at: number, plays = false) => press(Past.prepare, () => send({ type: 'lookBack', at, plays })),
    [],
  );
  const lookedBack = useRef(false);
  useEffect(() => {
    if (lookedBack.current && !isLookingBack) table.current?.focus({ preventScroll: true });
    lookedBack.current = isLookingBack;
  }, [isLookingBack]);
  return lookBack;
}
