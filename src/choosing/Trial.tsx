import { wordsFor } from 'words:stepper';
import { wordsFor as tableWordsFor } from 'words:table';
import { useEffect, useState } from 'preact/hooks';
import type { TrialEvent } from '../machines/trial.ts';
import { gameOf, type History } from '../milestones/history.ts';
import type { Action, ActionType } from '../milestones/index.ts';
import type { Goal, View } from '../steps/step.ts';
import { eventInWords } from '../telling/events-in-words.ts';
import type { Names } from '../telling/names.ts';
import { ActButtons } from './ActButtons.tsx';
import { Changes } from './Changes.tsx';
import { TryingChoice } from './TryingChoice.tsx';
import { TryingPictures } from './TryingPictures.tsx';
import { useTrying } from './use-trying.ts';

interface Props {
  readonly trial: History;
  readonly types: readonly ActionType[];
  /** Null where none is set at this step. */
  readonly goal: Goal | null;
  readonly reachedGoal: boolean;
  readonly views: readonly View[];
  readonly players: readonly string[];
  readonly names: Names;
  /** What the button says that leads back to what was watched. */
  readonly returnLabel: string;
  readonly send: (event: TrialEvent) => void;
  readonly say: (text: string) => void;
}

/** A goal as a sentence. */
function goalInWords({ goods, vp, ascending, actions = 0 }: Goal, names: Names): string {
  const words = wordsFor(names.language);
  const what = [
    ...(goods === undefined ? [] : [words('goal.goods', { goods: names.goods(goods, 'count') })]),
    ...(vp === undefined ? [] : [words('goal.vp', { vp: names.vp(vp) })]),
    ...(ascending === undefined ? [] : [words('goal.ascending', { n: ascending })]),
  ];
  return words('goal', { what: names.list(what), actions });
}

/** The reader has taken over: free choice among the actions that the example is about, with everything explained and undone on request. */
export function Trial(props: Props) {
  const { trial, types, goal, reachedGoal, views, players, names, returnLabel, send, say } = props;
  const words = wordsFor(names.language);
  const tableWords = tableWordsFor(names.language);
  const [showsAllowed, setShowsAllowed] = useState(false);
  const game = gameOf(trial);
  const me = trial.start.state.player;
  const isMine = game.state.player === me && game.state.phase !== 'over';
  const seats = players.map((name) => ({ name }));
  const trying = useTrying(game, types, isMine, { names, seats }, say);
  const last = trial.steps[trial.at - 1];
  const before = trial.steps[trial.at - 2]?.game ?? trial.start;

  const act = (taken: Action) => send({ type: 'act', action: taken });
  const told = last?.events.map((event) => eventInWords(event, { names, seats, state: game.state })) ?? [];
  const acted = last !== undefined && last.action.player === me;
  useEffect(() => {
    if (last !== undefined) say([...told, ...(reachedGoal ? [words('goal.reached')] : [])].join(' '));
  }, [trial.at]);

  return (
    <div class="example-trial notranslate">
      <p class="choosing-goal" tabIndex={-1} data-focus>
        <strong>{words('trial')}</strong> {goal === null ? words('free') : goalInWords(goal, names)}
      </p>
      <TryingPictures
        game={game}
        player={me}
        trying={trying}
        showsAllowed={showsAllowed}
        views={views}
        players={players}
        names={names}
        changes={acted && <Changes before={before} after={game} player={me} names={names} />}
      />
      <div class="example-choice">
        {told.length > 0 && <p>{told.join(' ')}</p>}
        {reachedGoal && <p class="example-reached">{words('goal.reached')}</p>}
        <TryingChoice game={game} trying={trying} names={names} />
      </div>
      <div class="example-acts">
        <ActButtons language={names.language} trying={trying} onAct={act} />
        <button type="button" aria-pressed={showsAllowed} onClick={() => setShowsAllowed(!showsAllowed)}>
          {words('show-allowed')}
        </button>
        <button type="button" aria-disabled={trial.at === 0} onClick={() => send({ type: 'undo' })}>
          {tableWords('bar.undo')}
        </button>
        <button type="button" aria-disabled={trial.at === 0} onClick={() => send({ type: 'startAgain' })}>
          {words('again')}
        </button>
        <button type="button" class="example-return" onClick={() => send({ type: 'return' })}>
          {returnLabel}
        </button>
      </div>
    </div>
  );
}
