import './first-game.css';
import { wordsFor } from 'words:first-game';
import { wordsFor as settingsWordsFor } from 'words:settings';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { TableGame } from '../../../machines/game.ts';
import { gameOf } from '../../../milestones/history.ts';
import { targetScore } from '../../../milestones/index.ts';
import { pageAddress } from '../../../words/addresses.ts';
import type { Language } from '../../../words/languages.ts';
import { keep } from '../../lessons/storage.ts';
import { changeSettings } from '../../settings/settings.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { GOAL_IDS, GOALS, reachedGoals } from './goals.ts';
import { isFirstGame, stopGuiding } from './storage.ts';

interface Props {
  readonly language: Language;
  readonly table: TableGame;
  /** Says whether the game is played with the guide. */
  readonly onGuide: (guided: boolean) => void;
}

/** The lesson that a first game is. */
const LESSON = 'first-game';

/**
 * What guides a first game: the next thing to come to, with its rule, and how many are reached; at its beginning sounds are offered, for whoever
 * comes here has not met the set-up. A game that is over counts as the lesson.
 */
export function FirstGame({ language, table: { history, seats, started }, onGuide }: Props) {
  const words = wordsFor(language);
  const { sound } = useSettings();
  const { state, options } = gameOf(history);
  const [guided, setGuided] = useState(() => isFirstGame(started));
  useEffect(() => onGuide(guided), [guided]);
  const isOver = state.phase === 'over';
  const player = seats.findIndex(({ by }) => by === 'person');
  const reached = useMemo(() => reachedGoals(history, player), [history, player]);
  const next = GOAL_IDS.find((id) => !reached.includes(id));
  useEffect(() => {
    if (guided && isOver) keep({ [LESSON]: { tries: 1, star: false } });
  }, [isOver]);
  const close = () => {
    stopGuiding();
    setGuided(false);
  };
  if (!guided) return null;
  if (isOver || next === undefined)
    return (
      <aside class="first-game" aria-label={words('label')}>
        <p>
          <strong>{words('over')}</strong> {words('over.text', { n: reached.length, all: GOAL_IDS.length })}
        </p>
        <a class="button" data-quiet href={pageAddress(language, 'learn/')}>
          {words('path')}
        </a>
      </aside>
    );
  return (
    <aside class="first-game" aria-label={words('label')}>
      <p>
        <strong>{words('goal', { n: reached.length + 1, all: GOAL_IDS.length })}</strong>{' '}
        {words(`goal.${next}`, { vp: targetScore(options.players) })}{' '}
        <RuleLink language={language} id={GOALS[next].rule} />
      </p>
      <button type="button" aria-label={words('close')} title={words('close')} onClick={close}>
        ×
      </button>
      {reached.length === 0 && (
        <label>
          <input
            type="checkbox"
            checked={sound}
            onChange={({ currentTarget: { checked } }) => changeSettings({ sound: checked })}
          />
          {settingsWordsFor(language)('sound')}
        </label>
      )}
    </aside>
  );
}
