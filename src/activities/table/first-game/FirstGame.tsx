import './first-game.css';
import { wordsFor } from 'words:first-game';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { TableGame } from '../../../machines/game.ts';
import { gameOf } from '../../../milestones/history.ts';
import { targetScore } from '../../../milestones/index.ts';
import { keep } from '../../../progress/progress-store.ts';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { pageAddress } from '../../../words/addresses.ts';
import { type Language, listIn } from '../../../words/languages.ts';
import { GOAL_IDS, GOALS, type GoalId, justReached, nextGoal, numbersOf, reachedGoals } from './goals.ts';
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

/** The last goal, which comes by itself. */
const END: GoalId = 'end';

/**
 * What guides a first game: how many goals are reached and which in the last turn, the next one with its rule, whether the numbers of the
 * starting tiles ascend, and the list of all goals. The next one is the first open goal that this turn can reach, else the first that is
 * open. In the player's last turn it says that instead of a goal. A game that is over counts as the lesson.
 */
export function FirstGame({ language, table: { history, seats, started }, onGuide }: Props) {
  const words = wordsFor(language);
  const { state, options } = gameOf(history);
  const [guided, setGuided] = useState(() => isFirstGame(started));
  useEffect(() => onGuide(guided), [guided]);
  const isOver = state.phase === 'over';
  const player = seats.findIndex(({ by }) => by === 'person');
  const reached = useMemo(() => reachedGoals(history, player), [history, player]);
  const open = GOAL_IDS.filter((id) => !reached.includes(id));
  const next = useMemo(() => (guided ? nextGoal(gameOf(history), reached) : null), [guided, history, reached]);
  useEffect(() => {
    if (guided && isOver) keep({ [LESSON]: { tries: 1, star: false } });
  }, [isOver]);
  const close = () => {
    stopGuiding(started);
    setGuided(false);
  };
  if (!guided) return null;
  const counts = { n: reached.length, all: GOAL_IDS.length };
  const named = (ids: readonly GoalId[]) =>
    listIn(
      language,
      ids.map((id) => words(`name.${id}`)),
    );
  if (isOver || next === null)
    return (
      <aside class="first-game" aria-label={words('label')}>
        <p>
          <strong>{words('over')}</strong>{' '}
          {next === null ? words('over.all', counts) : words('over.text', { ...counts, missed: named(open) })}
        </p>
        <a class="button" data-quiet href={pageAddress(language, 'learn/first-game/')}>
          {words('again')}
        </a>
        <a class="button" data-quiet href={pageAddress(language, 'learn/')}>
          {words('path')}
        </a>
      </aside>
    );
  // Whose turn it is while the end is triggered has no other after it: they have triggered it now, or play the turn that is left.
  const isLastTurn = state.turnsLeft !== null;
  const asking = next.id === END ? 'goal.last' : next.isWithinReach ? 'goal' : 'goal.later';
  const praised = justReached(history, player).filter((id) => id !== 'tiles');
  const { ascend, numbers } = numbersOf(history, player);
  return (
    <aside class="first-game" aria-label={words('label')}>
      <details>
        <summary>
          {open[0] === AFTER_TILES && <>{words(ascend ? 'numbers.ascend' : 'numbers.fall', { numbers })} </>}
          {praised.length > 0 && <>{words('praise', { goals: named(praised) })} </>}
          {isLastTurn ? (
            <>
              <strong>{words('lastTurn')}</strong> {words('lastTurn.text', counts)}
            </>
          ) : (
            <>
              <strong>{words(asking, counts)}</strong> {words(`goal.${next.id}`, { vp: targetScore(options.players) })}
            </>
          )}
        </summary>
        <ol aria-label={words('list')}>
          {GOAL_IDS.map((id) => {
            const done = reached.includes(id);
            return (
              <li key={id} data-done={done} aria-current={id === next.id ? 'step' : undefined}>
                {words(`name.${id}`)} {done && <span class="unseen">{words('done')}</span>}
              </li>
            );
          })}
        </ol>
      </details>
      <div class="first-game-beside">
        <button type="button" aria-label={words('close')} title={words('close')} onClick={close}>
          ×
        </button>
        <RuleLink language={language} id={isLastTurn ? '12.3' : GOALS[next.id].rule} />
      </div>
    </aside>
  );
}
