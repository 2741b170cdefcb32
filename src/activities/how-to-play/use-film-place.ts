import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isRehearsal, playersAsked } from '../../evening/to-film.ts';
import { hashOf, readHash } from './address.ts';
import { FILM_PLACE, type FilmPlace, forgetPlace, keepPlace } from './film-place.ts';
import type { FilmEvent, Speed } from './machine.ts';
import type { Cut, Players, Shot } from './shots.ts';

/** A place in a cut of the film. */
interface Place {
  readonly chapter: string;
  readonly n: number;
  readonly cut: Cut;
}

interface Shown {
  readonly shot: Shot;
  readonly cut: Cut;
  readonly speed: Speed;
  readonly players: Players;
  readonly isIdle: boolean;
  readonly hasEnded: boolean;
}

/**
 * Goes to where the address leads, and remembers what is shown, in the browser and in the address. `fill` brings the film to where it
 * fills the window.
 */
export function useFilmPlace(
  chapters: readonly string[],
  { shot, cut, speed, players, isIdle, hasEnded }: Shown,
  send: (event: FilmEvent) => void,
  fill: () => void,
) {
  const [isHosted, setHosted] = useState(false);
  const [isRehearsing, setRehearsing] = useState(false);
  const [unknown, setUnknown] = useState<object | null>(null);
  const [resume, setResume] = useState<Place | null>(null);
  const showAt = ({ cut, chapter, n }: Place) => send({ type: 'choose', cut, chapter, n });

  const { chapter, n } = shot;
  const shown: FilmPlace = { cut, players, chapter, n, speed };
  /** What this page has shown when it read or kept its place last. */
  const last = useRef(shown);
  // Where somebody has stopped, and where the address leads; before the first key or press, which acts on what is shown there.
  useLayoutEffect(() => {
    const { value } = FILM_PLACE.read();
    if (value !== null) {
      last.current = value;
      send({ type: 'setSpeed', speed: value.speed });
      send({ type: 'setPlayers', players: value.players });
      if (chapters.includes(value.chapter)) setResume(value);
    }
    setRehearsing(isRehearsal(location.search));
    const asked = playersAsked(location.search);
    if (asked !== null) send({ type: 'setPlayers', players: asked });
    const follow = () => {
      const place = readHash(location.hash, chapters);
      setUnknown(place === 'unknown' ? {} : null);
      if (place === null || place === 'unknown') return;
      setHosted(place.isHosted);
      // After a reload it is the cut that was watched.
      const { value } = FILM_PLACE.read();
      const cut = value?.chapter === place.chapter && value.n === place.n ? value.cut : 'full';
      showAt({ cut, chapter: place.chapter, n: place.n });
      fill();
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  // What is shown is remembered, in the browser and in the address, once something has been done; before anybody can leave the page.
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (isFirst.current || isIdle) {
      isFirst.current = false;
      return;
    }
    setUnknown(null);
    setResume({ cut, chapter, n });
    if (hasEnded) forgetPlace(last.current);
    else if (keepPlace(shown, last.current)) last.current = shown;
    // With the place the number of players is kept, so that the address need not ask for it any more.
    history.replaceState(
      history.state,
      '',
      `${location.pathname}${isRehearsing ? '?rehearsal' : ''}#${hashOf({ isHosted, chapter, n })}`,
    );
  }, [shot, speed, hasEnded]);
  return {
    /** Whether somebody explains and shows the film at their own pace. */
    isHosted,
    /** Whether that is a rehearsal. */
    isRehearsing,
    /** An address that leads to no place of the film, anew each time; null where it leads to one. */
    unknown,
    forgetUnknown: () => setUnknown(null),
    /** Where it can be gone on from. */
    resume,
    showAt,
  };
}
