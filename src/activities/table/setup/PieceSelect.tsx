import { wordsFor } from 'words:setup';
import type { Language } from '../../../words/languages.ts';

interface Props {
  readonly language: Language;
  readonly label: string;
  /** 0 to 3: tower, ship, tree, star. */
  readonly piece: number;
  readonly onChoose: (piece: number) => void;
}

/** A choice among the four playing pieces. */
export function PieceSelect({ language, label, piece, onChoose }: Props) {
  const words = wordsFor(language);
  return (
    <select
      aria-label={label}
      value={String(piece)}
      onChange={({ currentTarget: { value } }) => onChoose(Number(value))}
    >
      {(['piece.0', 'piece.1', 'piece.2', 'piece.3'] as const).map((key, i) => (
        <option key={key} value={String(i)}>
          {words(key)}
        </option>
      ))}
    </select>
  );
}
