import { wordsFor } from 'words:advice';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { TableGame } from '../../../machines/game.ts';
import { gameBefore } from '../../../milestones/history.ts';
import { type Action, type Game, viewFor } from '../../../milestones/index.ts';
import type { Telling } from '../../../telling/events-in-words.ts';
import type { Names } from '../../../telling/names.ts';
import { turnInWords } from '../../../telling/turn-in-words.ts';
import { settings } from '../../settings/settings.ts';
import { drawSeed } from '../../ui/seed.ts';
import type { LogTurn } from '../log/log.ts';
import { THINKING } from './effort.ts';
import { Reasons } from './Reasons.tsx';
import type { Task, Tasks } from './tasks.ts';
import { type Answer, useAnswer } from './use-answer.ts';

interface Props {
  readonly names: Names;
  readonly onClose: () => void;
}

interface WhyProps extends Props {
  readonly table: TableGame;
  readonly turn: LogTurn;
}

interface HintProps extends Props {
  readonly game: Game;
  readonly seats: Telling['seats'];
  /** After how many actions it is asked for. */
  readonly at: number;
}

interface FrameProps<T extends Task> {
  readonly names: Names;
  readonly heading: string;
  readonly answer: Answer<T>;
  readonly onClose: () => void;
  readonly children: (output: Tasks[T]['output']) => ComponentChildren;
}

/** What is asked for, as soon as it is there. */
function Frame<T extends Task>({ names, heading, answer: { asked, again }, onClose, children }: FrameProps<T>) {
  const words = wordsFor(names.language);
  return (
    <section class="advice">
      <h3>{heading}</h3>
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
      <button type="button" onClick={onClose}>
        {words('close')}
      </button>
    </section>
  );
}

/** Why a computer took its turn, in words. */
export function Why({ names, table: { history, seats }, turn, onClose }: WhyProps) {
  const words = wordsFor(names.language);
  const actions = turn.steps.map(({ action: { player: _, ...action } }) => action as Action);
  const before = gameBefore(history, turn.first);
  const answer = useAnswer('why', { before, actions }, `${turn.first} ${actions.length}`);
  const player = seats[turn.player]?.name ?? '';
  return (
    <Frame names={names} heading={words('why.heading', { player })} answer={answer} onClose={onClose}>
      {(reasons) => <Reasons names={names} seats={seats} reasons={reasons} />}
    </Frame>
  );
}

/** The focus goes to what takes the place of a button. */
const bringFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** Long enough to advise well even where the Master is to be quick. */
const LEAST_THINKING = 800;

/** A hint for whoever's turn it is: first where to look, then what to do. */
export function Hint({ names, game, seats, at, onClose }: HintProps) {
  const words = wordsFor(names.language);
  const { player } = game.state;
  const [shown, setShown] = useState(-1);
  const ms = Math.max(LEAST_THINKING, THINKING[settings().thinking]);
  const answer = useAnswer('hint', { view: viewFor(game, player), ms, seed: drawSeed() }, String(at));
  const where = ([first, ...rest]: readonly Action[]) => {
    if (first === undefined) return '';
    const moves = [first, ...rest].flatMap((action) => (action.type === 'move' ? [names.space(action.to)] : []));
    const place = first.type === 'move' ? names.list(moves) : first.type === 'draft' ? names.tile(first.tile) : '';
    return words(`look.${first.type}`, { at: place });
  };
  return (
    <Frame
      names={names}
      heading={words('hint.heading', { player: seats[player]?.name ?? '' })}
      answer={answer}
      onClose={onClose}
    >
      {({ actions, reasons }) =>
        shown === at ? (
          <>
            <ol tabIndex={-1} ref={bringFocus}>
              {turnInWords(game, actions, names).map((sentence, i) => (
                <li key={i}>{sentence}</li>
              ))}
            </ol>
            <Reasons names={names} seats={seats} reasons={reasons} />
          </>
        ) : (
          <>
            <p>{where(actions)}</p>
            <button type="button" onClick={() => setShown(at)}>
              {words('more')}
            </button>
          </>
        )
      }
    </Frame>
  );
}
