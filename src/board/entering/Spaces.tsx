import { wordsFor } from 'words:calculators';
import { useState } from 'preact/hooks';
import { type Employment, KINDS } from '../../milestones/index.ts';
import type { Names } from '../../telling/names.ts';
import { Live } from '../../ui/Live.tsx';
import type { Language } from '../../words/languages.ts';
import { Drawn } from '../pieces/Drawn.tsx';
import { KindIcon } from '../pieces/icons.tsx';
import { WorkerCard } from '../pieces/WorkerCard.tsx';

interface Props {
  readonly language: Language;
  readonly names: Names;
  /** The eight employment spaces. */
  readonly spaces: readonly Employment[];
  readonly onChange: (spaces: readonly Employment[]) => void;
}

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

function OnSpace({ employment }: { readonly employment: Employment }) {
  return (
    <svg class="worker-card" viewBox="-49 -67 98 134" aria-hidden="true" focusable="false">
      {employment === null && <Drawn name="empty" />}
      {employment === 'covered' && <Drawn name="cover" />}
      {employment !== null && employment !== 'covered' && (
        <WorkerCard worker={employment} bonus={employment.bonus} x={0} y={0} />
      )}
    </svg>
  );
}

/** The employment spaces of a player board, and the pad that says what lies on one after the other. */
export function Spaces({ language, names, spaces, onChange }: Props) {
  const words = wordsFor(language);
  const [at, setAt] = useState(0);
  const [refused, setRefused] = useState<object | null>(null);
  const here = spaces[at] ?? null;
  const put = (employment: Employment, next = at + 1) => {
    setRefused(null);
    onChange(spaces.with(at, employment));
    setAt(Math.min(7, next));
  };
  const toggleBonus = () => {
    if (here === null || here === 'covered') setRefused({});
    else put({ ...here, bonus: !here.bonus }, at);
  };
  return (
    <>
      <div class="row-spaces">
        {spaces.map((employment, i) => (
          <button
            key={i}
            type="button"
            aria-pressed={i === at}
            aria-label={words('row.space', { n: i + 1, what: names.employment(employment) })}
            onClick={() => setAt(i)}
          >
            <OnSpace employment={employment} />
          </button>
        ))}
      </div>
      <fieldset class="row-pad">
        <legend>{words('row.pad', { n: at + 1 })}</legend>
        {KINDS.map((kind) => (
          <div key={kind}>
            <KindIcon kind={kind} />
            {NUMBERS.map((number) => (
              <button
                key={number}
                type="button"
                aria-label={names.employment({ kind, number, bonus: false })}
                onClick={() => put({ kind, number, bonus: false })}
              >
                {number}
              </button>
            ))}
          </div>
        ))}
        <p>
          <button type="button" onClick={() => put(null)}>
            {words('row.empty')}
          </button>
          <button type="button" onClick={() => put('covered')}>
            {words('row.covered')}
          </button>
          <button type="button" aria-pressed={here !== null && here !== 'covered' && here.bonus} onClick={toggleBonus}>
            {words('row.bonus')}
          </button>
        </p>
        {refused !== null && (
          <Live class="calculator-fault" role="alert" of={refused}>
            {words('row.no-worker')}
          </Live>
        )}
      </fieldset>
    </>
  );
}
