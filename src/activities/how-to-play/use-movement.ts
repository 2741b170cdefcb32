import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { asViewBox, middle, placeOf, type View } from '../../board/pieces/geometry.ts';
import { goodsPlace, picturePlace } from '../../board/pieces/loop-places.ts';
import { walkPlaces } from '../../board/pieces/walk-places.ts';
import { bringSomeTime } from '../../kit/network.ts';
import { stepsOf } from '../../milestones/history.ts';
import { mayMove } from '../../settings/may-move.ts';
import type { Shot } from './shots.ts';

const places = { goodsPlace, middle, picturePlace, placeOf, walkPlaces };

/** Lets the pieces of a shot move to where they stand at its end, whenever another one is shown. */
export function useMovement(root: RefObject<HTMLElement>, shot: Shot, isShown: boolean): void {
  useEffect(() => {
    const { step, frame } = shot;
    if (!isShown || !('do' in step) || !mayMove()) return;
    let end = () => {};
    let isOver = false;
    // Until it is there nothing moves, and the film goes on.
    void bringSomeTime(() => import('../../board/motion/movement-and-sound.ts')).then(({ movementOf, show }) => {
      const taken = stepsOf(frame.before, step.do).at(-1);
      if (isOver || root.current === null || taken === undefined) return;
      const movement = movementOf(taken, frame.before.state);
      end = show(movement, { root: root.current, board: frame.shown.board, piece: movement.player, places });
    });
    return () => {
      isOver = true;
      end();
    };
  }, [shot, isShown]);
}

/** How long the view takes to the next part of the board, in milliseconds. */
const GLIDE = 700;

const between = (from: View, to: View, part: number): View => {
  const at = (name: keyof View) => from[name] + (to[name] - from[name]) * part;
  return { x: at('x'), y: at('y'), width: at('width'), height: at('height') };
};

/** The part of the board on the way to the one that is wanted: it glides there, or cuts where nothing may move. */
export function useGlide(wanted: View): View {
  const [view, setView] = useState(wanted);
  const from = useRef(view);
  from.current = view;
  useEffect(() => {
    const before = from.current;
    if (asViewBox(before) === asViewBox(wanted)) return;
    if (!mayMove()) return setView(wanted);
    const began = performance.now();
    let request = requestAnimationFrame(function glide(now) {
      const part = Math.min(1, Math.max(0, (now - began) / GLIDE));
      // Slow at both ends.
      setView(between(before, wanted, part * part * (3 - 2 * part)));
      if (part < 1) request = requestAnimationFrame(glide);
    });
    return () => cancelAnimationFrame(request);
  }, [asViewBox(wanted)]);
  return view;
}
