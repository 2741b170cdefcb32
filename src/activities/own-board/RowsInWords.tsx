import { wordsFor } from 'words:own-board';
import { useState } from 'preact/hooks';
import { type BoardEntry, ENTRY_LIMITS, type Row } from '../../entered-boards/entry.ts';
import { Live } from '../../ui/Live.tsx';
import { TypedInput } from '../../ui/TypedInput.tsx';
import type { Language } from '../../words/languages.ts';
import { rowAsText, rowFromText } from './editing.ts';

interface Props {
  readonly language: Language;
  readonly entry: BoardEntry;
  readonly onChange: (entry: BoardEntry) => void;
}

interface RowFieldProps {
  readonly language: Language;
  readonly row: Row;
  readonly n: number;
  readonly onChange: (row: Row) => void;
}

/** A row as a text. What cannot be read stays in the field and is named, and the row stays as it was. */
function RowField({ language, row, n, onChange }: RowFieldProps) {
  const words = wordsFor(language);
  const [wrong, setWrong] = useState<string | null>(null);
  return (
    <div class="own-board-row">
      <label>
        <span>{words('row', { n })}</span>
        <TypedInput
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          value={wrong ?? rowAsText(row)}
          aria-invalid={wrong !== null}
          aria-describedby={wrong === null ? undefined : `row-wrong-${n}`}
          onFinish={({ value }) => {
            const cells = rowFromText(value);
            setWrong(cells === null ? value : null);
            if (cells !== null) onChange({ ...row, cells });
          }}
        />
      </label>
      <label>
        <span>{words('row.from')}</span>
        <TypedInput
          type="number"
          inputMode="numeric"
          min={-ENTRY_LIMITS.from + 2}
          max={ENTRY_LIMITS.from - 2}
          step={2}
          value={row.from}
          onFinish={({ valueAsNumber: from }) => {
            const fits = Number.isInteger(from) && (from - row.from) % 2 === 0 && Math.abs(from) <= ENTRY_LIMITS.from;
            if (fits) onChange({ ...row, from });
          }}
        />
      </label>
      {wrong !== null && (
        <Live id={`row-wrong-${n}`} class="own-board-fault" role="alert" of={wrong}>
          {words('row.wrong')}
        </Live>
      )}
    </div>
  );
}

/** The same numbers as a form: a line of text for each row. */
export function RowsInWords({ language, entry, onChange }: Props) {
  const words = wordsFor(language);
  const { rows } = entry;
  const add = () => {
    const last = rows.at(-1) as Row;
    onChange({ ...entry, rows: [...rows, { from: last.from + (last.from % 2 === 0 ? 1 : -1), cells: [] }] });
  };
  return (
    <details class="own-board-words">
      <summary>{words('rows')}</summary>
      <p>{words('rows.how')}</p>
      {rows.map((row, i) => (
        <RowField
          key={i}
          language={language}
          row={row}
          n={i + 1}
          onChange={(changed) => onChange({ ...entry, rows: rows.with(i, changed) })}
        />
      ))}
      {rows.length < ENTRY_LIMITS.rows && (
        <button type="button" class="button" data-quiet onClick={add}>
          {words('rows.add')}
        </button>
      )}
    </details>
  );
}
