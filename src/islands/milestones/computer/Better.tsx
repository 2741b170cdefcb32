import { wordsFor } from 'words:analysis';
import { useMemo } from 'preact/hooks';
import { stepsOf } from '../../../milestones/history.ts';
import type { Action, Game, Seat } from '../../../milestones/index.ts';
import type { Contrast } from '../../../players/reasons.ts';
import type { Names } from '../../../telling/names.ts';
import { turnInWords } from '../../../telling/turn-in-words.ts';
import { Board } from '../pieces/Board.tsx';
import { marksOf } from '../pieces/marks.ts';
import { SeatBoard } from '../seats/SeatBoard.tsx';
import { Reasons } from './Reasons.tsx';

interface Props {
  readonly names: Names;
  readonly seats: readonly Seat[];
  readonly before: Game;
  readonly better: readonly Action[];
  readonly contrast: Contrast;
  /** What was taken instead, where that is to be told as well. */
  readonly taken?: readonly Action[];
  /** Whether it is shown on the boards, too. */
  readonly pictured?: boolean;
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

/** What would have been better in a position, and why: what speaks for it only, and what for the turn that was taken. */
export function Better({ names, seats, before, better, contrast, taken, pictured = false }: Props) {
  const words = wordsFor(names.language);
  const steps = useMemo(() => stepsOf(before, better), [before, better]);
  const { game } = steps.at(-1) ?? { game: before };
  const { player } = before.state;
  const { highlight } = marksOf({ game: before, player, events: steps.flatMap(({ events }) => events) }).board;
  return (
    <>
      {taken !== undefined && (
        <>
          <p>{words('taken')}</p>
          <Sentences of={turnInWords(before, taken, names)} />
        </>
      )}
      <p>{words('instead')}</p>
      <Sentences of={turnInWords(before, better, names)} />
      {pictured && highlight.length > 0 && (
        <Board board={game.board} state={game.state} label={words('picture')} highlight={highlight} />
      )}
      {pictured && <SeatBoard names={names} seats={seats} state={game.state} player={player} />}
      {contrast.better.length > 0 && (
        <>
          <p>{words('reasons')}</p>
          <Reasons names={names} seats={seats} reasons={contrast.better} />
        </>
      )}
      {contrast.taken.length > 0 && (
        <>
          <p>{words('reasons.taken')}</p>
          <Reasons names={names} seats={seats} reasons={contrast.taken} />
        </>
      )}
    </>
  );
}
