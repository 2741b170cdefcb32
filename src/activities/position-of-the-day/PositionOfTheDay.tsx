import './position.css';
import { wordsFor } from 'words:daily';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { fetched, objectWith } from '../../kit/fetched.ts';
import { onSeen } from '../../kit/fresh.ts';
import { firstRead, linkTexts } from '../../links/mend.ts';
import { dateOf, today } from '../../ui/days.ts';
import { FetchNotice } from '../../ui/FetchNotice.tsx';
import { Live } from '../../ui/Live.tsx';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { useFetched } from '../../ui/use-fetched.ts';
import { useToday } from '../../ui/use-today.ts';
import { fileAddress, pageAddress } from '../../words/addresses.ts';
import { type Language, locales } from '../../words/languages.ts';
import { Puzzle } from './Puzzle.tsx';
import type { Stage } from './use-attempt.ts';
import { type DailyPosition, positionOn } from './verdict.ts';

interface Props {
  readonly language: Language;
  /** How many positions there are. */
  readonly count: number;
  /** The players' names by seat. */
  readonly players: readonly string[];
}

/** The day that an address names (`#20780`); null where it names none. */
const dayNamed = (): number | null =>
  firstRead(linkTexts(location.hash, ''), (text) => (/^\d{1,5}$/.test(text) ? Number(text) : null));

/**
 * The position of a day, fetched as soon as it is known which day it is. When another day begins, its position takes the place of one
 * that nobody has touched, or that was done when the page was left; otherwise it is offered.
 */
export default function PositionOfTheDay({ language, count, players }: Props) {
  const words = wordsFor(language);
  const present = useToday();
  const [day, setDay] = useState<number | null>(null);
  const [position, setPosition] = useState<DailyPosition | null>(null);
  const stage = useRef<Stage>('untouched');
  const [isOvertaken, setOvertaken] = useState(false);
  const dateLine = useRef<HTMLParagraphElement>(null);
  const follow = () => {
    const next = dayNamed() ?? today();
    if (next === day) return;
    stage.current = 'untouched';
    setPosition(null);
    setDay(next);
  };
  useEffect(() => {
    addEventListener('hashchange', follow);
    const stop = onSeen(() => {
      if (stage.current !== 'begun') follow();
    });
    return () => {
      removeEventListener('hashchange', follow);
      stop();
    };
  });
  useEffect(() => {
    if (stage.current === 'untouched') follow();
    setOvertaken(stage.current !== 'untouched' && dayNamed() === null && day !== present);
  }, [present, day]);
  const { state, again } = useFetched(day, async (isWanted) => {
    const address = fileAddress(`positions/day/${positionOn(day as number, count)}.json`);
    const next = await fetched(address, objectWith<DailyPosition>('best'));
    if (isWanted()) setPosition(next);
  });
  // The browser's calendar is slow to open: it waits until the position has been asked for.
  const dated = useAfterPaint(day);
  const date = useMemo(
    () =>
      dated === null
        ? ''
        : new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(dateOf(dated)),
    [dated],
  );
  return (
    <>
      <p class="position-day" ref={dateLine} tabIndex={-1}>
        {date}
        {day !== null && day !== present && dayNamed() !== null && (
          <>
            {' '}
            <a href={pageAddress(language, 'practice/position/')}>{words('today')}</a>
          </>
        )}
      </p>
      <Live as="div" of={isOvertaken}>
        {isOvertaken && (
          <p>
            {words('new')}{' '}
            <button
              type="button"
              class="button"
              data-quiet
              onClick={() => {
                follow();
                dateLine.current?.focus();
              }}
            >
              {words('new.show')}
            </button>
          </p>
        )}
      </Live>
      {position === null || day === null ? (
        <div class="position-waiting">
          <FetchNotice state={state === 'failed' ? 'failed' : 'coming'} said={words('fetching')} onAgain={again} />
        </div>
      ) : (
        <Puzzle
          key={day}
          language={language}
          day={day}
          date={date}
          position={position}
          players={players}
          onStage={(next) => {
            stage.current = next;
          }}
        />
      )}
    </>
  );
}
