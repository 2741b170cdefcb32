import { wordsFor } from 'words:advice';
import { useEffect } from 'preact/hooks';
import { type Marks, marksOf } from '../../../board/pieces/marks.ts';
import { stepsOf } from '../../../milestones/history.ts';
import { type Action, type Game, viewFor } from '../../../milestones/index.ts';
import { settings } from '../../../settings/settings.ts';
import type { Telling } from '../../../telling/events-in-words.ts';
import type { Names } from '../../../telling/names.ts';
import { playerIn } from '../../../telling/reader.ts';
import { turnInWords } from '../../../telling/turn-in-words.ts';
import { Sentences } from '../../../thinking/Better.tsx';
import { More, Said } from '../../../thinking/Explanation.tsx';
import { THINKING } from '../../../thinking/effort.ts';
import { useAnswer } from '../../../thinking/use-answer.ts';
import { drawSeed } from '../../../ui/seed.ts';
import { Frame } from './Frame.tsx';

interface Props {
  readonly names: Names;
  readonly game: Game;
  readonly seats: Telling['seats'];
  /** After how many actions it is asked for. */
  readonly at: number;
  /** What is marked while it is shown; null when nothing is. */
  readonly onMark: (marks: Marks | null) => void;
  readonly onDo: (actions: readonly Action[]) => void;
  readonly onClose: () => void;
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

/** A hint for whoever's turn it is: what to do, marked on the boards, and why, in one sentence. */
export function Hint({ names, game, seats, at, onMark, onDo, onClose }: Props) {
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
      heading={words('hint.heading', playerIn(seats[player]?.name ?? '', names.language))}
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
      {({ actions, explanation }) => (
        <>
          <Said names={names} seats={seats} explanation={explanation} />
          <Sentences of={turnInWords(game, actions, names)} />
          <More names={names} seats={seats} explanation={explanation} />
        </>
      )}
    </Frame>
  );
}
