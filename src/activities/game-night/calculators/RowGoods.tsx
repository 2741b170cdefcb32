import { wordsFor } from 'words:calculators';
import { useState } from 'preact/hooks';
import { GoodIcon } from '../../../board/pieces/icons.tsx';
import { GOODS, type Good } from '../../../milestones/index.ts';
import type { Names } from '../../../telling/names.ts';
import { Live } from '../../../ui/Live.tsx';

interface Props {
  readonly names: Names;
  /** How many there are of each kind. */
  readonly goods: readonly number[];
  readonly onChange: (goods: number[]) => void;
}

/** How many goods of a kind are entered, or null where that is no number of goods. */
function goodsIn(entry: string): number | null {
  const text = entry.trim();
  if (text === '') return 0;
  return /^\d{1,2}$/.test(text) ? Number(text) : null;
}

/** The goods of a player board, a field for each kind. What is no number stays in its field, which says so. */
export function RowGoods({ names, goods, onChange }: Props) {
  const words = wordsFor(names.language);
  const [wrong, setWrong] = useState<{ readonly good: Good; readonly text: string } | null>(null);
  const enter = (good: Good, i: number, text: string) => {
    const n = goodsIn(text);
    setWrong(n === null ? { good, text } : null);
    if (n !== null) onChange(goods.with(i, n));
  };
  return (
    <fieldset class="row-goods">
      <legend>{words('row.goods')}</legend>
      {GOODS.map((good, i) => (
        <label key={good}>
          <GoodIcon good={good} />
          <input
            inputMode="numeric"
            autocomplete="off"
            maxLength={4}
            aria-label={names.good(good)}
            aria-invalid={wrong?.good === good}
            aria-describedby={wrong?.good === good ? 'row-wrong-good' : undefined}
            placeholder="0"
            value={wrong?.good === good ? wrong.text : goods[i] || ''}
            onInput={(event) => enter(good, i, event.currentTarget.value)}
          />
        </label>
      ))}
      {wrong !== null && (
        <Live id="row-wrong-good" class="calculator-fault" role="alert" of={wrong}>
          {words('row.wrong-good', { good: names.good(wrong.good) })}
        </Live>
      )}
    </fieldset>
  );
}
