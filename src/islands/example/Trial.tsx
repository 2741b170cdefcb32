import { wordsFor } from 'words:stepper';
import { wordsFor as tableWordsFor } from 'words:table';
import { useEffect, useState } from 'preact/hooks';
import type { Goal, View } from '../../examples/types.ts';
import { allowedValues, type Choice, isChosen } from '../../machines/choice.ts';
import type { ExampleEvent } from '../../machines/example.ts';
import { gameOf, type History } from '../../machines/history.ts';
import {
  type Action,
  type ActionType,
  type Game,
  legalActions,
  type Player,
  type Seat,
} from '../../milestones/index.ts';
import type { Spot } from '../pieces/Spots.tsx';
import { GoodsChoice } from '../table/GoodsChoice.tsx';
import { PreviewMessage, RefusalMessage } from '../table/Message.tsx';
import type { Names } from '../table/names.ts';
import { previewOf } from '../table/preview.ts';
import { askFor } from '../table/prompts.ts';
import { boardSpots, loopSpots, type Pointed } from '../table/spots.ts';
import { TileRow } from '../table/TileRow.tsx';
import { causesOf, eventInWords, refusalInWords } from '../table/tell.ts';
import { Changes } from './Changes.tsx';
import { Pictures, tilesOnOffer } from './Pictures.tsx';
import { useTrying } from './trying.ts';

interface Props {
  readonly trial: History;
  readonly types: readonly ActionType[];
  /** Null where none is set at this step. */
  readonly goal: Goal | null;
  readonly reachedGoal: boolean;
  readonly views: readonly View[];
  readonly players: readonly string[];
  readonly names: Names;
  readonly send: (event: ExampleEvent) => void;
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

/** The game as it would look with a tile placed. */
function withSpaces(game: Game, player: number, spaces: Player['spaces']): Game {
  const players = game.state.players.map((each, i) => (i === player ? { ...each, spaces } : each));
  return { ...game, state: { ...game.state, players } };
}

/** Spots without the mark that shows what is allowed. */
function unmarked<At extends string>(spots: readonly Spot<At>[]): Spot<At>[] {
  return spots.map((spot) => (spot.look === 'allowed' ? { ...spot, look: undefined } : spot));
}

/** The reader has taken over: free choice among the actions that the example is about, with everything explained and undone on request. */
export function Trial(props: Props) {
  const { trial, types, goal, reachedGoal, views, players, names, send, say } = props;
  const words = wordsFor(names.language);
  const tableWords = tableWordsFor(names.language);
  const [showsAllowed, setShowsAllowed] = useState(false);
  const game = gameOf(trial);
  const me = trial.start.state.player;
  const isMine = game.state.player === me && game.state.phase !== 'over';
  const { tools, choice, action, refusals, instead, press, choose } = useTrying(game, types, isMine);

  const seats: readonly Seat[] = players.map((name) => ({ name, colour: 'red', by: 'person' }));
  const preview = action === null ? null : previewOf(game, action, { names, seats });
  const offered = instead === null ? null : previewOf(game, instead, { names, seats });
  const finishing = isMine
    ? legalActions(game).find(({ type }) => types.includes(type) && (type === 'done' || type === 'leave-bonus'))
    : undefined;
  const last = trial.steps[trial.at - 1];
  const before = trial.steps[trial.at - 2]?.game ?? trial.start;

  const act = (taken: Action) => send({ type: 'act', action: taken });
  const pressed = (where: Pointed) => {
    const found = press(where);
    if (found.length > 0)
      say([tableWords('refused.heading'), ...found.map((refusal) => refusalInWords(refusal, names))].join(' '));
  };
  const marking = {
    game,
    player: me,
    choice: isMine ? choice : null,
    names,
    causes: causesOf(refusals),
    onPress: pressed,
    onPoint: () => {},
  };
  const marked = <At extends string>(spots: readonly Spot<At>[]) => (showsAllowed ? [...spots] : unmarked(spots));
  const choosesTile = choice?.type === 'draft' || choice?.type === 'hire';
  const allowedTiles = showsAllowed && choosesTile ? allowedValues(game, { type: choice.type }, 'tile') : new Set();
  const told = last?.events.map((event) => eventInWords(event, { names, seats, state: game.state })) ?? [];
  const acted = last !== undefined && last.action.player === me;
  useEffect(() => {
    if (last !== undefined) say([...told, ...(reachedGoal ? [words('goal.reached')] : [])].join(' '));
  }, [trial.at]);

  return (
    <div class="example-trial">
      <p class="example-goal" tabIndex={-1} data-focus>
        <strong>{words('trial')}</strong> {goal === null ? words('free') : goalInWords(goal, names)}
      </p>
      <Pictures
        game={preview?.spaces ? withSpaces(game, me, preview.spaces) : game}
        player={me}
        views={views}
        players={players}
        names={names}
        boardSpots={marked(boardSpots(marking))}
        loopSpots={(player) => (player === me ? marked(loopSpots(marking)) : [])}
        changes={acted && <Changes before={before} after={game} player={me} names={names} />}
        tiles={
          choosesTile && (
            <TileRow
              heading={tableWords(choice.type === 'draft' ? 'starting.heading' : 'display.heading')}
              tiles={tilesOnOffer(game)}
              workerTiles={game.workerTiles}
              names={names}
              onPress={pressed}
              isChosen={(tile) => isChosen(choice, 'tiles', tile)}
              isAllowed={(tile) => allowedTiles.has(tile)}
            />
          )
        }
      />
      <div class="example-choice">
        {told.length > 0 && <p class="example-told">{told.join(' ')}</p>}
        {reachedGoal && <p class="example-reached">{words('goal.reached')}</p>}
        {tools.length > 1 && (
          <fieldset class="example-tools" aria-label={tableWords('tool.label')}>
            {tools.map((type) => (
              <button
                key={type}
                type="button"
                aria-pressed={choice?.type === type}
                onClick={() => choose({ type } as Choice)}
              >
                {tableWords(`tool.${type as 'hire'}`)}
              </button>
            ))}
          </fieldset>
        )}
        {choice === null ? (
          finishing === undefined && <p>{words('nothing-left')}</p>
        ) : (
          <>
            <p>{askFor(game, choice, { names })}</p>
            <GoodsChoice game={game} choice={choice} names={names} onPress={pressed} onChoose={choose} />
          </>
        )}
        {refusals.length > 0 && <RefusalMessage refusals={refusals} names={names} />}
        {instead !== null && offered !== null && (
          <p class="example-instead">
            {words('instead')}{' '}
            <button type="button" onClick={() => choose(instead)}>
              {offered.sentence}
            </button>
          </p>
        )}
        {preview !== null && refusals.length === 0 && <PreviewMessage preview={preview} names={names} />}
      </div>
      <div class="example-acts">
        <button
          type="button"
          class="example-confirm"
          aria-disabled={action === null}
          onClick={() => action !== null && act(action)}
        >
          {tableWords('bar.confirm')}
        </button>
        {finishing !== undefined && (
          <button type="button" onClick={() => act(finishing)}>
            {tableWords(finishing.type === 'done' ? 'bar.done' : 'bar.leave')}
          </button>
        )}
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
          {words('return')}
        </button>
      </div>
    </div>
  );
}
