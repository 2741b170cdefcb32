import { useEffect, useMemo, useState } from 'preact/hooks';
import { actionsIn, beginHistory, gameOf, perform, undo } from '../../milestones/history.ts';
import type { Action } from '../../milestones/index.ts';
import { eventInWords, type Telling, toldOf } from '../../telling/events-in-words.ts';
import { type DailyPosition, type Verdict, verdictOn } from './verdict.ts';

/** The turn that the reader plays from a position, as often as they like. What happens is said; its verdict is null as long as it is not over. */
export function useTurn(position: DailyPosition, telling: Omit<Telling, 'state'>, say: (text: string) => void) {
  const { game: start } = position;
  const me = start.state.player;
  const [history, setHistory] = useState(() => beginHistory(start));
  const game = gameOf(history);
  const isMine = game.state.player === me && game.state.phase !== 'over';
  const steps = history.steps.slice(0, history.at);
  const taken = actionsIn(steps);
  const verdict = useMemo<Verdict | null>(() => (isMine ? null : verdictOn(position, taken)), [game]);
  const last = steps.at(-1);
  const told =
    last === undefined
      ? []
      : toldOf(last.events).map((event) => eventInWords(event, { ...telling, state: game.state }));
  useEffect(() => {
    if (last !== undefined) say(told.join(' '));
  }, [history]);
  return {
    history,
    game,
    isMine,
    /** What has been done, the last step of it, and what happened in that, as sentences. */
    taken,
    last,
    told,
    verdict,
    act: (action: Action) => {
      const performed = perform(history, action);
      if (performed.ok) setHistory(performed.history);
    },
    /** Takes the last action back; null where nothing has been done. */
    undo: history.at === 0 ? null : () => setHistory(undo(history)),
    beginAgain: () => {
      setHistory(beginHistory(start));
      say('');
    },
  };
}
