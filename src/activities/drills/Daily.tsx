import './drill.css';
import { wordsFor } from 'words:daily-exercise';
import { wordsFor as practiceWords } from 'words:practice';
import { useEffect, useRef, useState } from 'preact/hooks';
import { bringSomeTime } from '../../kit/network.ts';
import type { RuleId } from '../../milestones/index.ts';
import { type Mistake, type Mistakes, NO_MISTAKES, practised, rulesIn } from '../../mistakes/mistakes.ts';
import { changeMistakes, discardDamaged, type Kept, readMistakes } from '../../mistakes/mistakes-store.ts';
import { today } from '../../ui/days.ts';
import { Live } from '../../ui/Live.tsx';
import { lazily } from '../../ui/lazily.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { drawSeed } from '../../ui/seed.ts';
import { useKept } from '../../ui/use-kept.ts';
import { useToday } from '../../ui/use-today.ts';
import { pageAddress } from '../../words/addresses.ts';
import type { Language } from '../../words/languages.ts';
import { topicOf } from './drill.ts';
import { dueFrom, dueRules, nextDay } from './due-rules.ts';
import type { Session } from './Sitting.tsx';

/** An exercise comes with the engine, which draws it. */
const Sitting = lazily(
  () => import('./Sitting.tsx'),
  (module) => module.Sitting,
);
const Streak = lazily(
  () => import('../../streak/Streak.tsx'),
  (module) => module.Streak,
);

interface Props {
  readonly language: Language;
  readonly players: readonly string[];
}

/** The daily exercise of what was refused, for readers who want one. */
export default function Daily({ language, players }: Props) {
  const words = wordsFor(language);
  // Null where nothing can be kept.
  const [kept, setKept] = useKept<Kept | 'loading'>(['mistakes'], readMistakes, 'loading');
  const [session, setSession] = useState<Session | null>(null);
  // How often the reader has done anything: what comes of it is brought before them.
  const [acts, setActs] = useState(0);

  const change = (changed: (mistakes: Mistakes) => Mistakes) => {
    setActs(acts + 1);
    setKept(changeMistakes(changed));
  };
  const discard = () => {
    setActs(acts + 1);
    discardDamaged();
  };

  if (kept === 'loading') return <p>{words('loading')}</p>;
  if (kept === null) {
    return (
      <Live class="drill-notice" of={acts}>
        {words('blocked')}
      </Live>
    );
  }
  const { mistakes, damaged } = kept;
  if (session !== null && session.at < session.rules.length) {
    return (
      <Sitting
        key={session.at}
        language={language}
        players={players}
        session={session}
        onChecked={(rule, right) => {
          change((before) => practised(before, rule, right, today()));
          if (right) setSession({ ...session, right: session.right + 1 });
        }}
        onNext={() => {
          const at = session.at + 1;
          if (at === session.rules.length)
            void bringSomeTime(() => import('../../streak/streak-store.ts')).then(({ keepDone }) =>
              keepDone(session.day),
            );
          setSession({ ...session, at, seed: drawSeed() });
        }}
      />
    );
  }
  return (
    <>
      {damaged !== null && <Damaged language={language} text={damaged} onDiscard={discard} />}
      <Overview
        language={language}
        mistakes={mistakes}
        acts={acts}
        finished={session}
        onStart={(rules) => setSession({ rules, day: today(), at: 0, right: 0, seed: drawSeed() })}
        onWanted={(wanted) => change((before) => ({ ...before, wanted }))}
        onForget={() => change(() => NO_MISTAKES)}
      />
      <Streak language={language} />
    </>
  );
}

interface DamagedProps {
  readonly language: Language;
  readonly text: string;
  readonly onDiscard: () => void;
}

/** Something of what is kept cannot be read: it stays until the reader throws it away. */
function Damaged({ language, text, onDiscard }: DamagedProps) {
  const words = wordsFor(language);
  return (
    <Live as="section" class="drill-notice" of={text}>
      <p>{words('damaged')}</p>
      <div class="drill-buttons">
        <a class="button" data-quiet download="milestones.txt" href={`data:text/plain,${encodeURIComponent(text)}`}>
          {words('copy')}
        </a>
        <button type="button" class="button" data-quiet onClick={onDiscard}>
          {words('discard')}
        </button>
      </div>
    </Live>
  );
}

interface OverviewProps {
  readonly language: Language;
  readonly mistakes: Mistakes;
  /** How often the reader has done anything. */
  readonly acts: number;
  /** The exercise that has just come to its end, if one has. */
  readonly finished: Session | null;
  readonly onStart: (rules: readonly RuleId[]) => void;
  readonly onWanted: (wanted: boolean) => void;
  readonly onForget: () => void;
}

/** What is remembered, and what is due of it. */
function Overview({ language, mistakes, acts, finished, onStart, onWanted, onForget }: OverviewProps) {
  const words = wordsFor(language);
  const overview = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (acts > 0) overview.current?.focus();
  }, [acts]);
  const day = useToday();
  const rules = rulesIn(mistakes);
  const due = dueRules(mistakes, day);
  const next = nextDay(mistakes, day);
  const when = (rule: RuleId, mistake: Mistake) =>
    topicOf(rule) ? words('later', { n: Math.max(0, dueFrom(mistake, day) - day) }) : words('read');
  const topicLink = (rule: RuleId) => {
    const topic = topicOf(rule);
    return (
      topic && <a href={pageAddress(language, `practice/${topic}/`)}>{practiceWords(language)(`topic.${topic}`)}</a>
    );
  };
  return (
    <div class="drill-overview" ref={overview} tabIndex={-1}>
      {finished && (
        <p class="drill-notice">
          {words('done')} {words('sum', { right: finished.right, all: finished.rules.length })}{' '}
          {next !== null && words('wait', { n: next - day })}
        </p>
      )}
      {rules.length === 0 && <p>{words('none')}</p>}
      {mistakes.wanted && due.length > 0 && (
        <button type="button" class="button" onClick={() => onStart(due)}>
          {words('start', { n: due.length })}
        </button>
      )}
      {mistakes.wanted && !finished && due.length === 0 && next !== null && (
        <p>
          {words('rest')} {words('wait', { n: next - day })}
        </p>
      )}
      {rules.length > 0 && (
        <section class="drill-remembered">
          <h2>{words('remembered')}</h2>
          <ul>
            {rules.map((rule) => {
              const mistake = mistakes.rules[rule] as Mistake;
              return (
                <li key={rule}>
                  <RuleLink language={language} id={rule} /> {topicLink(rule)} {words('times', { n: mistake.times })} ·{' '}
                  {when(rule, mistake)}
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <div class="drill-buttons">
        {!mistakes.wanted && rules.length > 0 && (
          <button type="button" class="button" onClick={() => onWanted(true)}>
            {words('offer')}
          </button>
        )}
        {mistakes.wanted && (
          <button type="button" class="button" data-quiet onClick={() => onWanted(false)}>
            {words('stop')}
          </button>
        )}
        {rules.length > 0 && (
          <button type="button" class="button" data-quiet onClick={onForget}>
            {words('forget')}
          </button>
        )}
      </div>
    </div>
  );
}
