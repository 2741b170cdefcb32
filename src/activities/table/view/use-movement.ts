import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { middle, placeOf } from '../../../board/pieces/geometry.ts';
import { goodsPlace, picturePlace } from '../../../board/pieces/loop-places.ts';
import { walkPlaces } from '../../../board/pieces/walk-places.ts';
import { pieceOf } from '../../../board/seats/SeatStrip.tsx';
import { bringSomeTime } from '../../../kit/network.ts';
import { gameBefore, type History, isSeen } from '../../../milestones/history.ts';
import type { Seat } from '../../../milestones/index.ts';
import { mayMove } from '../../../settings/may-move.ts';
import { settings } from '../../../settings/settings.ts';

/** Handed over, and not imported there: so the bundler leaves what the examples share with the table in one piece. */
const places = { goodsPlace, middle, picturePlace, placeOf, walkPlaces };

/** What shows a movement; it is fetched when the table is there, so that the table need not wait for it. */
let loaded:
  | Pick<typeof import('../../../board/motion/movement-and-sound.ts'), 'movementOf' | 'show' | 'play' | 'soundsOf'>
  | undefined;

/** Shows what moved, and lets it be heard, when a step is taken; whatever else happens to the history ends what is being shown. */
export function useMovement(root: RefObject<HTMLElement>, history: History, seats: readonly Seat[]): void {
  const last = useRef(history);
  useEffect(() => {
    // Until it is there nothing moves, and the game goes on.
    void bringSomeTime(() => import('../../../board/motion/movement-and-sound.ts')).then(
      ({ movementOf, show, play, soundsOf }) => {
        loaded = { movementOf, show, play, soundsOf };
      },
    );
  }, []);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = history;
    const [step, ...others] = history.steps.slice(before.at, history.at);
    if (step === undefined || history.start !== before.start || others.some(isSeen)) return;
    if (settings().sound) loaded?.play(loaded.soundsOf(step.events));
    const element = root.current;
    if (loaded === undefined || element === null || !mayMove()) return;
    const { movementOf, show } = loaded;
    const movement = movementOf(step, gameBefore(history, before.at).state);
    const piece = pieceOf(seats[movement.player] as Seat);
    return show(movement, { root: element, board: step.game.board, piece, places });
  }, [history]);
}
