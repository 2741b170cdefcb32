import { wordsFor } from 'words:calculators';
import { useMemo, useState } from 'preact/hooks';
import { Spaces } from '../../../board/entering/Spaces.tsx';
import { SPACES, type Space } from '../../../milestones/index.ts';
import { type Names, namesFor } from '../../../telling/names.ts';
import type { Language } from '../../../words/languages.ts';
import { Calculator } from './Calculator.tsx';
import { RowGoods } from './RowGoods.tsx';
import { RowSaid } from './RowSaid.tsx';
import { EMPTY_ROW, endsFrom, ROW, type Row, rowAnswer } from './row.ts';
import { useLinked } from './use-linked.ts';

/** What a move on the reader's own player board brings: goods, VP, income, what the castle asks. */
export function MyRow({ language }: { readonly language: Language }) {
  const words = wordsFor(language);
  const { value: entered, change, damaged } = useLinked<Row>('row', ROW, EMPTY_ROW);
  const [cleared, setCleared] = useState(0);
  const ends = endsFrom(entered.from);
  const to = ends.includes(entered.to) ? entered.to : (ends[0] as Space);
  const row = useMemo(() => ({ ...entered, to }), [entered, to]);
  const answer = useMemo(() => rowAnswer(row), [row]);
  const names = useMemo(() => namesFor(language, answer.game.board, answer.game.workerTiles), [language]);
  const clear = () => {
    setCleared(cleared + 1);
    change(EMPTY_ROW);
  };
  return (
    <Calculator language={language} lead={words('row.lead')} damaged={damaged} onClear={clear}>
      <Spaces
        key={cleared}
        language={language}
        names={names}
        spaces={row.spaces}
        onChange={(spaces) => change({ ...row, spaces: [...spaces] })}
      />
      <div class="calculator-fields">
        <SpaceField
          label={words('row.from')}
          names={names}
          row={row}
          value={row.from}
          spaces={SPACES}
          onChoose={(from) => change({ ...row, from })}
        />
        <SpaceField
          label={words('row.to')}
          names={names}
          row={row}
          value={to}
          spaces={ends}
          onChoose={(to) => change({ ...row, to })}
        />
      </div>
      <RowGoods
        key={`goods ${cleared}`}
        names={names}
        goods={row.goods}
        onChange={(goods) => change({ ...row, goods })}
      />
      <RowSaid names={names} row={row} answer={answer} />
    </Calculator>
  );
}

interface SpaceFieldProps {
  readonly label: string;
  readonly names: Names;
  readonly row: Row;
  readonly value: Space;
  readonly spaces: readonly Space[];
  readonly onChoose: (space: Space) => void;
}

/** A choice among spaces, which are named with what lies on them. */
function SpaceField({ label, names, row, value, spaces, onChoose }: SpaceFieldProps) {
  const nameOf = (space: Space) =>
    space.startsWith('worker-')
      ? `${names.space(space)} – ${names.employment(row.spaces[SPACES.indexOf(space) - 1] ?? null)}`
      : names.space(space);
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value as Space)}>
        {spaces.map((space) => (
          <option key={space} value={space}>
            {nameOf(space)}
          </option>
        ))}
      </select>
    </label>
  );
}
