import { cleanName } from '../../../kit/names.ts';
import { COLOURS, isSeatName, type Seat } from '../../../milestones/index.ts';
import { readerName, seatsFor } from '../../../telling/reader.ts';
import type { Language } from '../../../words/languages.ts';
import type { Chosen } from './draft.ts';

/** What the second, third and fourth computer of a kind are called besides: in sentences a digit would run into a number. */
const TWINS = ['II', 'III', 'IV'] as const;

/** Two players with the same piece swap: whoever had it takes the one that the other gives up. */
export function withPiece(chosen: readonly Chosen[], seat: number, piece: number): Chosen[] {
  const before = (chosen[seat] as Chosen).piece;
  return chosen.map((each, i) =>
    i === seat ? { ...each, piece } : each.piece === piece ? { ...each, piece: before } : each,
  );
}

/** All four seats to begin with: those of the game before, then people with the pieces that are left. */
export function beginWith(seats: readonly Seat[] | null, language: Language): Chosen[] {
  const kept = seatsFor(seats ?? [], language).map(({ name, colour, by }) => ({
    // A computer goes by the name of its kind, and the reader by none.
    name: by === 'person' && name !== readerName(language) ? name : '',
    piece: COLOURS.indexOf(colour),
    by,
  }));
  const free = [0, 1, 2, 3].filter((piece) => !kept.some((each) => each.piece === piece));
  return [...kept, ...free.map((piece): Chosen => ({ name: '', piece, by: 'person' }))];
}

/** Gives a name to everybody who has none: people the usual one of their seat, computers that of their kind, numbered where it is taken. */
export function named(chosen: readonly Chosen[], usual: (by: Seat['by'], seat: number) => string): Chosen[] {
  const cleaned = chosen.map((each) => ({ ...each, name: cleanName(each.name) }));
  return cleaned.map((each, seat) => {
    const own = usual(each.by, seat);
    const twins = cleaned.slice(0, seat).filter((other) => !isSeatName(other.name) && other.by === each.by).length;
    const given = each.by === 'person' || twins === 0 ? own : `${own} ${TWINS[twins - 1]}`;
    return { ...each, name: isSeatName(each.name) ? each.name : given };
  });
}
