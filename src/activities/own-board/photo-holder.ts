import { createContext } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Place } from '../../board/pieces/geometry.ts';

/** How a photo lies under a board: its middle and its width in the units of the picture, seen from the entry's first place; its turn in degrees. */
export interface Lying extends Place {
  readonly width: number;
  readonly turn: number;
}

/** A photo of the printed board. It is in no link and in no storage: it is there as long as this page is. */
export interface Photo {
  /** The address under which the browser has the file. */
  readonly url: string;
  /** How much wider than high. */
  readonly ratio: number;
  readonly lying: Lying;
  /** How much of it is seen through the drawing, from 0 to 1. */
  readonly strength: number;
}

/** The photo under the board, if there is one, and the way to another one. */
export interface PhotoHolder {
  readonly photo: Photo | null;
  readonly setPhoto: (photo: Photo | null) => void;
}
export const PhotoContext = createContext<PhotoHolder>({ photo: null, setPhoto: () => {} });

/** A photo that is there until another one takes its place, or the page is left: then the browser lets go of it. */
export function usePhoto(): PhotoHolder {
  const [photo, show] = useState<Photo | null>(null);
  const url = useRef<string | undefined>();
  const setPhoto = (next: Photo | null) => {
    if (url.current !== undefined && url.current !== next?.url) URL.revokeObjectURL(url.current);
    url.current = next?.url;
    show(next);
  };
  useEffect(() => {
    const leave = () => setPhoto(null);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return { photo, setPhoto };
}
