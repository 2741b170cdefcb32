import type { RefObject } from 'preact';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import type { GameMachineEvent } from '../../../machines/game.ts';
import { lazily } from '../../ui/lazily.ts';
import { useFetchingPress } from '../../ui/use-fetched.ts';

/** The table as it was, fetched when somebody first looks back. */
export const Past = lazily(
  () => import('./Past.tsx'),
  (module) => module.Past,
);

/**
 * The way into the past: the table stays as it is until what shows it is there, and has the focus again afterwards.
 * @returns whether that could not be fetched; and what shows the table as it was after so many steps, where `plays` lets it go on
 * from there by itself.
 */
export function usePast(
  table: RefObject<HTMLElement>,
  isLookingBack: boolean,
  send: (event: GameMachineEvent) => void,
) {
  const [failed, press] = useFetchingPress();
  const lookBack = useCallback(
    (at: number, plays = false) =>
      press(async () => {
        await Past.prepare();
        send({ type: 'lookBack', at, plays });
      }),
    [],
  );
  const lookedBack = useRef(false);
  useEffect(() => {
    if (lookedBack.current && !isLookingBack) table.current?.focus({ preventScroll: true });
    lookedBack.current = isLookingBack;
  }, [isLookingBack]);
  return { failed, lookBack };
}
