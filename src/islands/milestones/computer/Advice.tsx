import { wordsFor } from 'words:advice';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableGame } from '../../../machines/game.ts';
import { gameBefore, stepsOf } from '../../../milestones/history.ts';
import { type Action, type Game, viewFor } from '../../../milestones/index.ts';
import type { Telling } from '../../../telling/events-in-words.ts';
import type { Names } from '../../../telling/names.ts';
import { turnInWords } from '../../../telling/turn-in-words.ts';
import { settings } from '../../settings/settings.ts';
import { drawSeed } from '../../ui/seed.ts';
import { type Marks, marksOf } from '../pieces/marks.ts';
import { Better } from './Better.tsx';
import { REVIEWING, THINKING } from './effort.ts';
import { Reasons } from './Reasons.tsx';
import type { Task, Tasks } from './tasks.ts';
import { type Answer, useAnswer } from './use-answer.ts';

interface Props {
  readonly names: Names;
  readonly onClose: () => void;
}

interface WhyProps extends Props {
  readonly table: TableGame;
  /** After how many steps it was taken, and where the turn ended. */
  readonly first: number;
  readonly end: number;
}

interface HintProps extends Props {
  readonly game: Game;
  readonly seats: Telling['seats'];
  /** After how many actions it is asked for. */
  readonly at: number;
  /** What is marked while it is shown; null when nothing is. */
  readonly onMark: (marks: Marks | null) => void;
  readonly onDo: (actions: readonly Action[]) => void;
}

interface FrameProps<T extends Task> {
  readonly names: Names;
  readonly heading: string;
  readonly answer: Answer<T>;
  readonly onClose: () => void;
  /** What can be done about it. */
  readonly acts?: ComponentChildren;
  readonly children: (output: Tasks[T]['output']) => ComponentChildren;
}

/** What is asked for, as soon as it is there. */
function Frame<T extends Task>({ names, heading, answer: { asked, again }, onClose, acts, children }: FrameProps<T>) {
  const words = wordsFor(names.language);
  return (
    <section class="advice">
      <div class="advice-head">
        <h3>{heading}</h3>
        <div>
          {acts}
          <button type="button" onClick={onClose}>
            {words('close')}
          </button>
        </div>
      </div>
      <div role="status">
        {asked.state === 'answered' ? (
          children(asked.output)
        ) : asked.state === 'failed' ? (
          <p>
            {words('failed')}{' '}
            <button type="button" onClick={again}>
              {words('again')}
            </button>
          </p>
        ) : (
          <p>{words('thinking')}</p>
        )}
      </div>
    </section>
  );
}

/** Why a player took a turn, or what was left of it after some of its steps, in words; and what would have been better. */
export function Why({ names, table: { history, seats }, first, end, onClose }: WhyProps) {
  const words = wordsFor(names.language);
  const steps = history.steps.slice(first, end);
  const actions = steps.map(({ action: { player: _, ...action } }) => action as Action);
  const before = gameBefore(history, first);
  const answer = useAnswer('why', { before, actions, ms: REVIEWING, seed: drawSeed() }, `${first} ${end}`);
  const player = seats[steps[0]?.action.player as number]?.name ?? '';
  return (
    <Frame names={names} heading={words('why.heading', { player })} answer={answer} onClose={onClose}>
      {({ reasons, better, contrast }) => (
        <>
          <Reasons names={names} seats={seats} reasons={reasons} />
          {better !== null && contrast !== null && (
            <Better names={names} seats={seats} before={before} better={better} contrast={contrast} />
          )}
        </>
      )}
    </Frame>
  );
}

/** Long enough to advise well even where the Master is to be quick. */
const LEAST_THINKING = 800;

/** Where a turn takes place, on the game board and on the player's own. */
function marksOfTurn(game: Game, actions: readonly Action[]): Marks {
  const { player } = game.state;
  const { board, loop } = marksOf({ game, player, events: stepsOf(game, actions).flatMap(({ events }) => events) });
  const moves = actions.flatMap((action) => (action.type === 'move' ? [action.to] : []));
  return {
    board,
    loop: (seat) => {
      const { highlight, spots } = loop(seat);
      return { highlight: seat === player ? [...new Set([...moves, ...highlight])] : highlight, spots };
    },
  };
}

/** A hint for whoever's turn it is: what to do, marked on the boards, why, and what it gives up. */
export function Hint({ names, game, seats, at, onMark, onDo, onClose }: HintProps) {
  const words = wordsFor(names.language);
  const { player } = game.state;
  const ms = Math.max(LEAST_THINKING, THINKING[settings().thinking]);
  const answer = useAnswer('hint', { view: viewFor(game, player), ms, seed: drawSeed() }, String(at));
  const advised = answer.asked.state === 'answered' ? answer.asked.output.actions : null;
  useEffect(() => {
    onMark(advised === null ? null : marksOfTurn(game, advised));
    return () => onMark(null);
  }, [advised]);
  return (
    <Frame
      names={names}
      heading={words('hint.heading', { player: seats[player]?.name ?? '' })}
      answer={answer}
      onClose={onClose}
      acts={
        advised !== null && (
          <button type="button" onClick={() => onDo(advised)}>
            {words('do')}
          </button>
        )
      }
    >
      {({ actions, reasons }) => (
        <>
          <ol>
            {turnInWords(game, actions, names).map((sentence, i) => (
              <li key={i}>{sentence}</li>
            ))}
          </ol>
          <Reasons names={names} seats={seats} reasons={reasons} />
        </>
      )}
    </Frame>
  );
}
