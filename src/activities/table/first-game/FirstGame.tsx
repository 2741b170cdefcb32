import './first-game.css';
import { wordsFor } from 'words:first-game';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { TableGame } from '../../../machines/game.ts';
import { gameOf } from '../../../milestones/history.ts';
import { targetScore } from '../../../milestones/index.ts';
import { keep } from '../../../progress/progress-store.ts';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { pageAddress } from '../../../words/addresses.ts';
import type { Language } from '../../../words/languages.ts';
import { GOAL_IDS, GOALS, type GoalId, numbersOf, reachedGoals } from './goals.ts';
import { isFirstGame, stopGuiding } from './storage.ts';

interface Props {
  readonly language: Language;
  readonly table: TableGame;
  /** Says whether the game is played with the guide. */
  readonly onGuide: (guided: boolean) => void;
}

/** The lesson that a first game is. */
const LESSON = 'first-game';

/** While this is the first open step, the guide says whether the numbers of the starting tiles ascend. */
const AFTER_TILES: GoalId = 'goods';

/**
 * What guides a first game: the first step that is still open, with its number and its rule, whether the numbers of the starting tiles
 * ascend, and the list of all steps. A game that is over counts as the lesson.
 */
export function FirstGame({ language, table: { history, seats, started }, onGuide }: Props) {
  const words = wordsFor(language);
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
    stopGuiding(started);
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
  const say = (id: GoalId) => words(`goal.${id}`, { vp: targetScore(options.players) });
  const { ascend, numbers } = numbersOf(history, player);
  return (
    <aside class="first-game" aria-label={words('label')}>
      <details>
        <summary>
          {next === AFTER_TILES && <>{words(ascend ? 'numbers.ascend' : 'numbers.fall', { numbers })} </>}
          <strong>{words('goal', { n: GOAL_IDS.indexOf(next) + 1, all: GOAL_IDS.length })}</strong> {say(next)}
        </summary>
        <ol aria-label={words('list')}>
          {GOAL_IDS.map((id) => (
            <li key={id} data-done={reached.includes(id)} aria-current={id === next ? 'step' : undefined}>
              {say(id)} <em>{words(reached.includes(id) ? 'done' : 'open')}</em>
            </li>
          ))}
        </ol>
      </details>
      <RuleLink language={language} id={GOALS[next].rule} />
      <button type="button" aria-label={words('close')} title={words('close')} onClick={close}>
        ×
      </button>
    </aside>
  );
}
