import { wordsFor } from 'words:drills';
import type { usePlayableBoards } from '../../entered-boards/use-boards.ts';
import type { Language } from '../../words/languages.ts';

interface Props {
  readonly language: Language;
  readonly boards: ReturnType<typeof usePlayableBoards>;
  /** The link of the board that is chosen; null for boards that are drawn. */
  readonly link: string | null;
  readonly onChoose: (link: string | null) => void;
}

/** Which board the drills are on: one that is drawn, one that the reader has entered, or one that a link has brought. */
export function BoardChoice({ language, boards, link, onChoose }: Props) {
  const words = wordsFor(language);
  return (
    <label class="drill-on notranslate">
      {words('board')}
      <select value={link ?? ''} onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : value)}>
        <option value="">{words('board.random')}</option>
        {link !== null && boards.every((board) => board.link !== link) && (
          <option value={link}>{words('board.linked')}</option>
        )}
        {boards.map(({ id, link, name, set }) => (
          <option key={id} value={link}>
            {name || words('board.unnamed', { n: set.board.points.length })}
          </option>
        ))}
      </select>
    </label>
  );
}
