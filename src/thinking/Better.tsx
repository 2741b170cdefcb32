import { wordsFor } from 'words:analysis';
import { useMemo } from 'preact/hooks';
import { Board } from '../board/pieces/Board.tsx';
import { marksOf } from '../board/pieces/marks.ts';
import { SeatBoard } from '../board/seats/SeatBoard.tsx';
import { stepsOf } from '../milestones/history.ts';
import type { Action, Game, Seat } from '../milestones/index.ts';
import type { Contrast } from '../players/reasons/explain.ts';
import type { Names } from '../telling/names.ts';
import { turnInWords } from '../telling/turn-in-words.ts';
import { Effects } from './Effects.tsx';
import { More } from './Explanation.tsx';

interface Props {
  readonly names: Names;
  readonly seats: readonly Seat[];
  readonly before: Game;
  readonly taken: readonly Action[];
  readonly better: readonly Action[];
  readonly contrast: Contrast;
}

/** What was done, or could have been, in its order. */
export function Sentences({ of }: { readonly of: readonly string[] }) {
  return (
    <ol>
      {of.map((sentence, i) => (
        <li key={i}>{sentence}</li>
      ))}
    </ol>
  );
}

/** A turn beside a better one, in words and on the boards; what speaks for either of them behind “More”. */
export function Better({ names, seats, before, taken, better, contrast }: Props) {
  const words = wordsFor(names.language);
  const steps = useMemo(() => stepsOf(before, better), [before, better]);
  const { game } = steps.at(-1) ?? { game: before };
  const { player } = before.state;
  const { highlight } = marksOf({ game: before, player, events: steps.flatMap(({ events }) => events) }).board;
  return (
    <>
      <p>{words('taken')}</p>
      <Sentences of={turnInWords(before, taken, names)} />
      <p>{words('instead')}</p>
      <Sentences of={turnInWords(before, better, names)} />
      {highlight.length > 0 && (
        <Board board={game.board} state={game.state} label={words('picture')} highlight={highlight} />
      )}
      <SeatBoard names={names} seats={seats} state={game.state} player={player} />
      <More names={names} seats={seats} explanation={contrast.better}>
        {contrast.taken.length > 0 && (
          <>
            <p>{words('reasons.taken')}</p>
            <Effects names={names} seats={seats} effects={contrast.taken} />
          </>
        )}
      </More>
    </>
  );
}
