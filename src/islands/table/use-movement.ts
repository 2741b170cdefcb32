import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { gameBefore, type History } from '../../machines/history.ts';
import type { Seat } from '../../milestones/index.ts';
import { mayMove, settings } from '../settings/settings.ts';
import { pieceOf } from './SeatStrip.tsx';

/** What shows a movement; it is fetched when the table is there, so that the table need not wait for it. */
let loaded: typeof import('./moving.ts') | undefined;

/** Shows what moved, and lets it be heard, when a step is taken; whatever else happens to the history ends what is being shown. */
export function useMovement(root: RefObject<HTMLElement>, history: History, seats: readonly Seat[]): void {
  const last = useRef(history);
  useEffect(() => {
    import('./moving.ts').then(
      (moving) => {
        loaded = moving;
      },
      // Nothing moves then, and the game goes on.
      () => {},
    );
  }, []);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = history;
    const step = history.steps[history.at - 1];
    if (step === undefined || history.start !== before.start || history.at !== before.at + 1) return;
    if (settings().sound) loaded?.play(loaded.soundsOf(step.events));
    const element = root.current;
    if (loaded === undefined || element === null || !mayMove()) return;
    const { movementOf, show } = loaded;
    const movement = movementOf(step, gameBefore(history, history.at - 1).state);
    const piece = pieceOf(seats[movement.player] as Seat);
    let end: (() => void) | undefined;
    const frame = requestAnimationFrame(() => {
      end = show(movement, { root: element, board: step.game.board, piece });
    });
    return () => {
      cancelAnimationFrame(frame);
      end?.();
    };
  }, [history]);
}
