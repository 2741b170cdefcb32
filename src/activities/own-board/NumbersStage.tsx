import { wordsFor } from 'words:own-board';
import { boardOf, CELLS, type Cell, standing } from '../../entered-boards/entry.ts';
import { onKey } from '../../kit/keys.ts';
import { Live } from '../../ui/Live.tsx';
import type { Language } from '../../words/languages.ts';
import { type Cursor, type Editing, endOf, entered, erased, movedRow, nextRow } from './editing.ts';
import { Picture } from './Picture.tsx';
import { RowsInWords } from './RowsInWords.tsx';

interface Props {
  readonly language: Language;
  readonly editing: Editing;
  readonly onEdit: (editing: Editing) => void;
}

const PAD = [1, 2, 3, 4, 5, 'stall', 'gap'] as const satisfies readonly Cell[];

/** The place that an arrow key leads to: along the row, or to the end of another one. */
function moved({ entry: { rows }, cursor: { row, at } }: Editing, key: string): Cursor | null {
  const length = rows[row]?.cells.length ?? 0;
  if (key === 'ArrowLeft') return { row, at: Math.max(0, at - 1) };
  if (key === 'ArrowRight') return { row, at: Math.min(length, at + 1) };
  const above = rows[row - 1];
  return key === 'ArrowUp' && above !== undefined ? { row: row - 1, at: above.cells.length } : null;
}

/** The numbers, row by row: a picture that grows, and the pad below it. */
export function NumbersStage({ language, editing, onEdit }: Props) {
  const words = wordsFor(language);
  const { entry, cursor } = editing;
  const row = entry.rows[cursor.row];
  const all = standing(entry);
  const current = `r${cursor.row}x${(row?.from ?? 0) + 2 * cursor.at}`;
  const press = onKey((event) => {
    const { key } = event;
    const cell =
      key === 's' || key === 'S'
        ? 'stall'
        : key === '.' || key === '0'
          ? 'gap'
          : CELLS.find((each) => String(each) === key);
    const to = moved(editing, key);
    const edited =
      key === 'Backspace'
        ? erased(editing)
        : key === 'ArrowDown'
          ? nextRow(editing)
          : to !== null
            ? { ...editing, cursor: to }
            : cell !== undefined
              ? entered(editing, cell)
              : null;
    if (edited === null) return;
    event.preventDefault();
    // A key that is held enters one number; the arrows go on.
    if (!event.repeat || to !== null) onEdit(edited);
  });
  const { keyOf } = all.length > 0 ? boardOf(entry) : { keyOf: new Map<string, string>() };
  const cursorOf = (id: string): Cursor => {
    const point = all.find(({ key }) => key === keyOf.get(id));
    const at = point === undefined ? null : (point.x - (entry.rows[point.row]?.from ?? 0)) / 2;
    return point === undefined || at === null ? endOf(entry) : { row: point.row, at };
  };

  return (
    <>
      <p>{words('numbers.how')}</p>
      <Picture
        language={language}
        entry={entry}
        name="numbers"
        attention={current}
        spots={(board, names) =>
          board.points.map(({ id, number }) => ({
            at: id,
            name: number === null ? words('spot.stall', { point: names.point(id) }) : names.numberAt(id),
            look: keyOf.get(id) === current ? 'chosen' : undefined,
            onPress: () => onEdit({ ...editing, cursor: cursorOf(id) }),
          }))
        }
      />
      <Live class="own-board-where" of={null}>
        {words(cursor.at < (row?.cells.length ?? 0) ? 'numbers.change' : 'numbers.next', {
          row: cursor.row + 1,
          place: cursor.at + 1,
        })}
      </Live>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form */}
      <div class="own-board-keys" role="group" aria-label={words('pad')} onKeyDown={press}>
        {PAD.map((cell) => (
          <button key={cell} type="button" class="button" data-quiet onClick={() => onEdit(entered(editing, cell))}>
            {typeof cell === 'number' ? cell : words(`pad.${cell}`)}
          </button>
        ))}
        <button type="button" class="button" data-quiet onClick={() => onEdit(erased(editing))}>
          {words('pad.erase')}
        </button>
        <button type="button" class="button own-board-next" onClick={() => onEdit(nextRow(editing))}>
          {words('pad.next')}
        </button>
        <button type="button" class="button" data-quiet onClick={() => onEdit(movedRow(editing, -1))}>
          {words('pad.left')}
        </button>
        <button type="button" class="button" data-quiet onClick={() => onEdit(movedRow(editing, 1))}>
          {words('pad.right')}
        </button>
      </div>
      <p class="own-board-note">{words('numbers.keys')}</p>
      <RowsInWords
        language={language}
        entry={entry}
        onChange={(next) => onEdit({ entry: next, cursor: endOf(next) })}
      />
    </>
  );
}
