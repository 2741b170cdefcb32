import { wordsFor } from 'words:calculators';
import { useMemo, useState } from 'preact/hooks';
import { Spaces } from '../../../board/entering/Spaces.tsx';
import { GoodIcon } from '../../../board/pieces/icons.tsx';
import { GOODS, type Good, SPACES, type Space } from '../../../milestones/index.ts';
import { eventInWords, type Telling } from '../../../telling/events-in-words.ts';
import { namesFor } from '../../../telling/names.ts';
import { Live } from '../../../ui/Live.tsx';
import type { Language } from '../../../words/languages.ts';
import { Calculator, Said } from './Calculator.tsx';
import { EMPTY_ROW, endsFrom, ROW, type Row, rowAnswer } from './row.ts';
import { useLinked } from './use-linked.ts';

/** How many goods of a kind are entered, or null where that is no number of goods. */
function goodsIn(entry: string): number | null {
  const text = entry.trim();
  if (text === '') return 0;
  return /^\d{1,2}$/.test(text) ? Number(text) : null;
}

/** What a move on the reader's own player board brings: goods, VP, income, what the castle asks. */
export function MyRow({ language }: { readonly language: Language }) {
  const words = wordsFor(language);
  const { value: row, change, damaged } = useLinked<Row>('row', ROW, EMPTY_ROW);
  const [cleared, setCleared] = useState(0);
  const [wrong, setWrong] = useState<{ readonly good: Good; readonly text: string } | null>(null);
  const ends = endsFrom(row.from);
  const to = ends.includes(row.to) ? row.to : (ends[0] as Space);
  const answer = useMemo(() => rowAnswer({ ...row, to }), [row, to]);
  const names = useMemo(() => namesFor(language, answer.game.board, answer.game.workerTiles), [language]);
  const telling: Telling = { names, seats: [{ name: words('mover') }, { name: '' }], state: answer.game.state };
  const clear = () => {
    setWrong(null);
    setCleared(cleared + 1);
    change(EMPTY_ROW);
  };
  const option = (space: Space) => {
    const n = SPACES.indexOf(space) - 1;
    const name = names.space(space);
    return (
      <option key={space} value={space}>
        {space.startsWith('worker-') ? `${name} – ${names.employment(row.spaces[n] ?? null)}` : name}
      </option>
    );
  };
  return (
    <Calculator language={language} lead={words('row.lead')} damaged={damaged} onClear={clear}>
      <Spaces
        key={cleared}
        language={language}
        names={names}
        spaces={row.spaces}
        onChange={(spaces) => change({ ...row, to, spaces: [...spaces] })}
      />
      <div class="calculator-fields">
        <label>
          {words('row.from')}
          <select
            value={row.from}
            onChange={(event) => change({ ...row, to, from: event.currentTarget.value as Space })}
          >
            {SPACES.map(option)}
          </select>
        </label>
        <label>
          {words('row.to')}
          <select value={to} onChange={(event) => change({ ...row, to: event.currentTarget.value as Space })}>
            {ends.map(option)}
          </select>
        </label>
      </div>
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
              value={wrong?.good === good ? wrong.text : row.goods[i] || ''}
              onInput={(event) => {
                const text = event.currentTarget.value;
                const n = goodsIn(text);
                setWrong(n === null ? { good, text } : null);
                if (n !== null) change({ ...row, to, goods: row.goods.with(i, n) });
              }}
            />
          </label>
        ))}
        {wrong !== null && (
          <Live id="row-wrong-good" class="calculator-fault" role="alert" of={wrong}>
            {words('row.wrong-good', { good: names.good(wrong.good) })}
          </Live>
        )}
      </fieldset>
      {/* Of a row in which nothing lies there is nothing to say. */}
      <Live as="div" class="calculator-answer" hidden={row.spaces.every((on) => on === null)} of={null}>
        {answer.events.map((event, i) => (
          <Said key={i} language={language} text={eventInWords(event, telling)} rules={[event.rule]} />
        ))}
        {answer.events.length === 0 && (
          <Said
            language={language}
            text={words(to === 'castle' ? 'row.nothing' : 'row.open')}
            rules={to === 'castle' ? ['11.2', '11.4'] : ['5.6']}
          />
        )}
        {answer.covers.length > 0 && (
          <Said
            language={language}
            text={words('row.may-cover', {
              workers: names.list(answer.covers.map((space) => names.employment(row.spaces[space - 1] ?? null))),
            })}
            rules={['11.3']}
          />
        )}
        <Said
          language={language}
          text={answer.ascends ? words('row.ascends') : words('row.falls', { numbers: answer.numbers.join('-') })}
          rules={['7.1']}
        />
      </Live>
    </Calculator>
  );
}
