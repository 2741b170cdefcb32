import { wordsFor } from 'words:lesson';
import type { Language } from '../../words/languages.ts';

/** What hints are made of. */
export interface Hinting<Action> {
  readonly language: Language;
  /** Null where the goal is out of reach. */
  readonly hint: { readonly action: Action; readonly step: { readonly step: string } | null } | null;
  /** How many stages are shown: where to look, what to think of, the move. */
  readonly stages: number;
  readonly texts: Readonly<Record<string, string>>;
  /** An action as a sentence. */
  readonly move: (action: Action) => string;
}

interface Props<Action> extends Hinting<Action> {
  /** Puts the action on the table; null where it is not prepared. */
  readonly onPrepare: ((action: Action) => void) | null;
}

/** What each stage of a hint says, as many as are shown. */
export function hintInWords<Action>({ language, hint, stages, texts, move }: Hinting<Action>): readonly string[] {
  const words = wordsFor(language);
  if (hint === null) return [words('hint.lost')];
  const said = (kind: 'look' | 'think') =>
    hint.step === null ? words(`hint.${kind}.own`) : (texts[`${kind}.${hint.step.step}`] as string);
  return [said('look'), said('think'), move(hint.action)].slice(0, stages);
}

/** The hints that have been asked for, one below the other; the last one can be put on the table. */
export function Hints<Action>(props: Props<Action>) {
  const { hint, language, onPrepare } = props;
  const words = wordsFor(language);
  const said = hintInWords(props);
  if (hint === null)
    return (
      <p class="lesson-hint" tabIndex={-1}>
        {said[0]}
      </p>
    );
  return (
    <dl class="lesson-hint" tabIndex={-1}>
      {said.map((text, i) => (
        <div key={i}>
          <dt>{words((['hint.look', 'hint.think', 'hint.move'] as const)[i] as 'hint.move')}</dt>
          <dd>
            {text}{' '}
            {i === 2 && onPrepare !== null && (
              <button type="button" onClick={() => onPrepare(hint.action)}>
                {words('hint.prepare')}
              </button>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
