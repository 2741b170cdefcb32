import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { asViewBox, middle, placeOf, type View } from '../../board/pieces/geometry.ts';
import { goodsPlace, picturePlace } from '../../board/pieces/loop-places.ts';
import { walkPlaces } from '../../board/pieces/walk-places.ts';
import { bringSomeTime } from '../../kit/network.ts';
import { mayMove } from '../../settings/may-move.ts';
import { lastMovement } from './last-movement.ts';
import type { Shot } from './shots.ts';

const places = { goodsPlace, middle, picturePlace, placeOf, walkPlaces };

/** Lets the pieces of a shot move to where they stand at its end, whenever another one is shown. */
export function useMovement(root: RefObject<HTMLElement>, shot: Shot, isShown: boolean): void {
  useEffect(() => {
    if (!isShown || shot.frame.events.length === 0 || !mayMove()) return;
    let end = () => {};
    let isOver = false;
    // Until it is there nothing moves, and the film goes on.
    void bringSomeTime(() => import('../../board/motion/movement-and-sound.ts')).then(({ movementOf, show }) => {
      const movement = lastMovement(shot, movementOf);
      if (isOver || root.current === null || movement === undefined) return;
      const { board } = shot.frame.shown;
      end = show(movement, { root: root.current, board, piece: movement.player, places, named: '.film-who strong' });
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
