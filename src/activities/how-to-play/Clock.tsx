import { wordsFor } from 'words:how-to-play';
import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../words/languages.ts';

interface Props {
  readonly language: Language;
  /** How far somebody who explains should be when this has been said, in minutes. */
  readonly planned: number;
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** How long somebody has been explaining, beside how long it should have taken. */
export function Clock({ language, planned }: Props) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const began = Date.now();
    const ticking = setInterval(() => setSeconds((Date.now() - began) / 1000), 1000);
    return () => clearInterval(ticking);
  }, []);
  return (
    <span class="film-clock">
      {wordsFor(language)('clock', { elapsed: clock(seconds), planned: clock(planned * 60) })}
    </span>
  );
}
