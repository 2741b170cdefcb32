import './explanation.css';
import { wordsFor as actingWordsFor } from 'words:acting';
import { wordsFor } from 'words:teaching';
import { useEffect, useMemo } from 'preact/hooks';
import { newThings, THINGS, type ThingId } from '../machines/first-times.ts';
import type { History } from '../milestones/history.ts';
import type { Game } from '../milestones/index.ts';
import { useSettings } from '../settings/use-settings.ts';
import { RuleLink } from '../ui/RuleLink.tsx';
import type { Language } from '../words/languages.ts';

interface Props {
  readonly language: Language;
  readonly history: History;
  /** Whether it is explained to the player of a seat. */
  readonly isPerson: (seat: number) => boolean;
  /** Whether nobody saw a game, because several steps were done at once. */
  readonly isUnseen: (game: Game) => boolean;
  /** What was put away. */
  readonly read: readonly ThingId[];
  readonly onRead: (things: readonly ThingId[]) => void;
  /** Says it in the live region. */
  readonly onTell: (told: string) => void;
}

/** Explains what has come up for the first time, each with its rule, until it is put away. */
export function Explanation({ language, history, isPerson, isUnseen, read, onRead, onTell }: Props) {
  const words = wordsFor(language);
  const { confirmTurns } = useSettings();
  const things = useMemo(
    () => newThings(history, isPerson, isUnseen, confirmTurns).filter((id) => !read.includes(id)),
    [history, read, confirmTurns],
  );
  useEffect(() => {
    if (things.length > 0) onTell(things.map((id) => words(`thing.${id}`)).join(' '));
  }, []);
  if (things.length === 0) return null;
  return (
    <aside class="explanation" aria-label={actingWordsFor(language)('explain.switch')}>
      <h3>{words('heading')}</h3>
      {things.map((id) => (
        <p key={id}>
          {words(`thing.${id}`)} <RuleLink language={language} id={THINGS[id].rule} />
        </p>
      ))}
      <button type="button" onClick={() => onRead(things)}>
        {words('understood')}
      </button>
    </aside>
  );
}
