import './position.css';
import { wordsFor } from 'words:daily';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type DailyPosition, positionOn } from '../../../daily/position.ts';
import { fileAddress, pageAddress } from '../../../words/addresses.ts';
import type { Language } from '../../../words/languages.ts';
import { dateOf, today } from '../../ui/days.ts';
import { NotFetched } from '../../ui/NotFetched.tsx';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { useFetched } from '../../ui/use-fetched.ts';
import { Puzzle } from './Puzzle.tsx';

interface Props {
  readonly language: Language;
  /** How many positions there are. */
  readonly count: number;
  /** The players' names by seat. */
  readonly players: readonly string[];
}

/** The day that an address names (`#20780`), the present one where it names none. */
const dayIn = (hash: string): number => Number(/^#(\d{1,5})$/.exec(hash)?.[1] ?? today());

/** The position of a day, fetched as soon as it is known which day it is. */
export default function PositionOfTheDay({ language, count, players }: Props) {
  const words = wordsFor(language);
  const [day, setDay] = useState<number | null>(null);
  const [position, setPosition] = useState<DailyPosition | null>(null);
  useEffect(() => {
    const follow = () => {
      setPosition(null);
      setDay(dayIn(location.hash));
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const { failed, again } = useFetched(day, async (isWanted) => {
    const response = await fetch(fileAddress(`positions/day/${positionOn(day as number, count)}.json`));
    if (!response.ok) throw new Error(`${response.status}`);
    const fetched: DailyPosition = await response.json();
    if (isWanted()) setPosition(fetched);
  });
  // The browser's calendar is slow to open: it waits until the position has been asked for.
  const dated = useAfterPaint(day);
  const date = useMemo(
    () =>
      dated === null
        ? ''
        : new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(dateOf(dated)),
    [dated],
  );
  return (
    <>
      <p class="position-day">
        {date}
        {day !== null && day !== today() && (
          <>
            {' '}
            <a href={pageAddress(language, 'practice/position/')}>{words('today')}</a>
          </>
        )}
      </p>
      {failed && <NotFetched onAgain={again} />}
      {position === null || day === null ? (
        !failed && <p class="position-waiting">{words('fetching')}</p>
      ) : (
        <Puzzle key={day} language={language} day={day} date={date} position={position} players={players} />
      )}
    </>
  );
}
