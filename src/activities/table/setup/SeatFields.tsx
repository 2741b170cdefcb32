import { wordsFor as computerWordsFor } from 'words:computer';
import { wordsFor } from 'words:setup';
import { PlayerMark } from '../../../board/pieces/icons.tsx';
import { SEAT_KINDS, type Seat } from '../../../milestones/index.ts';
import { NameField } from '../../../ui/NameField.tsx';
import type { Language } from '../../../words/languages.ts';
import type { Chosen } from './draft.ts';
import { PieceSelect } from './PieceSelect.tsx';

/** The longest name that is asked for. */
const LONGEST_NAME = 20;

interface Props {
  readonly language: Language;
  /** Which seat it is, from 1. */
  readonly n: number;
  readonly seat: Chosen;
  /** The name of somebody who gives none. */
  readonly usual: string;
  /** Whether two have the same name. */
  readonly isTwin: boolean;
  readonly onChange: (changed: Partial<Chosen>) => void;
  readonly onPiece: (piece: number) => void;
}

/** Who sits at a seat: the name, the piece, and whether it is a person or a computer. */
export function SeatFields({ language, n, seat: { name, piece, by }, usual, isTwin, onChange, onPiece }: Props) {
  const words = wordsFor(language);
  const computerWords = computerWordsFor(language);
  const character = `character-${n - 1}`;
  return (
    <div class="setup-seat">
      <PlayerMark index={piece} />
      <NameField
        value={name}
        most={LONGEST_NAME}
        placeholder={usual}
        aria-label={words('name', { n })}
        aria-invalid={isTwin}
        onName={(name) => onChange({ name })}
      />
      <PieceSelect language={language} label={words('piece', { n })} piece={piece} onChoose={onPiece} />
      <select
        class="setup-by"
        value={by}
        aria-label={computerWords('seat', { n })}
        aria-describedby={character}
        onChange={({ currentTarget: { value } }) => onChange({ by: value as Seat['by'] })}
      >
        {SEAT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {computerWords(`kind.${kind}`)}
          </option>
        ))}
      </select>
      <p id={character} class="setup-character">
        {by !== 'person' && computerWords(`character.${by}`)}
      </p>
    </div>
  );
}
