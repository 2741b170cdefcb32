import { wordsFor } from 'words:summary';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { Language } from '../../../words/languages.ts';

/** What a figure shows, in numbers: a column for each player. */
export interface FigureTable {
  /** What the rows are. */
  readonly rowsAre: string;
  readonly rows: readonly { readonly name: string; readonly values: readonly (number | string)[] }[];
  /** The last row: what the others come to. */
  readonly foot: { readonly name: string; readonly values: readonly (number | string)[] };
}

interface Props {
  readonly language: Language;
  readonly heading: string;
  readonly text: string;
  /** The players' names. */
  readonly players: readonly string[];
  readonly table: FigureTable;
  /** The same as a picture. */
  readonly children: ComponentChildren;
}

/** A picture and, when it is asked for and always in print, the table of its numbers. */
export function Figure({ language, heading, text, players, table, children }: Props) {
  const words = wordsFor(language);
  const [open, setOpen] = useState(false);
  const id = useId();
  const row = ({ name, values }: FigureTable['foot']) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {values.map((value, i) => (
        <td key={players[i]}>{value}</td>
      ))}
    </tr>
  );
  return (
    <figure class="summary-figure" aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`}>{heading}</h3>
      <p class="summary-text">{text}</p>
      {children}
      <button
        type="button"
        class="summary-as-table"
        aria-expanded={open}
        aria-controls={`${id}-table`}
        onClick={() => setOpen(!open)}
      >
        {words(open ? 'table.hide' : 'table.show')}
      </button>
      <div id={`${id}-table`} class={open ? 'summary-table' : 'summary-table summary-closed'}>
        <table>
          <thead>
            <tr>
              <th scope="col">{table.rowsAre}</th>
              {players.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{table.rows.map(row)}</tbody>
          <tfoot>{row(table.foot)}</tfoot>
        </table>
      </div>
    </figure>
  );
}
