import { wordsFor } from 'words:calculators';
import { wordsFor as termWordsFor } from 'words:terms';
import { KINDS, type Kind, type RuleId } from '../../../milestones/index.ts';
import type { Language } from '../../../words/languages.ts';
import { Calculator, Said } from './Calculator.tsx';
import {
  type AtPoint,
  DELIVERY_ENTRIES,
  deliveryAnswer,
  EMPTY_DELIVERY,
  EMPTY_LOT,
  houseAnswer,
  LOT_ENTRIES,
  type LotEntries,
} from './corners.ts';
import { useLinked } from './use-linked.ts';

const FREE = ['1', '2', '3', '4', '5'] as const;

/** What is at some points, each to be chosen. */
function Points({
  language,
  points,
  name,
  choices,
  onChange,
}: {
  readonly language: Language;
  readonly points: readonly AtPoint[];
  readonly name: 'corner' | 'neighbour';
  readonly choices: readonly AtPoint[];
  readonly onChange: (points: AtPoint[]) => void;
}) {
  const words = wordsFor(language);
  const said = (at: AtPoint) => {
    if (at === 'milestone') return words('covered.street');
    if (at === 'marketplace') return words('covered.marketplace');
    return at === 'none' ? words('none') : at;
  };
  return (
    <div class="calculator-fields">
      {points.map((at, i) => (
        <label key={i}>
          {words(name, { n: i + 1 })}
          <select
            value={at}
            onChange={(event) =>
              onChange(points.map((before, k) => (k === i ? (event.currentTarget.value as AtPoint) : before)))
            }
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {said(choice)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

/** What a house scores on a lot with such corners, and what becomes of the bonus tile on it. */
export function MyHouse({ language }: { readonly language: Language }) {
  const words = wordsFor(language);
  const terms = termWordsFor(language);
  const { value: lot, change, damaged } = useLinked<LotEntries>('house', LOT_ENTRIES, EMPTY_LOT);
  const answer = houseAnswer(lot);
  const sentences: (readonly [string, readonly RuleId[]])[] = answer.ok
    ? [
        answer.vp === 0
          ? [words('house.zero'), [answer.rule]]
          : [words('house.value', { numbers: answer.numbers.join(' + '), vp: answer.vp }), [answer.rule]],
        ...(answer.tile ? [[words('house.must-take'), ['9.5', '9.6']] as const] : []),
      ]
    : answer.refusals.flatMap(({ reason, rule }) => {
        if (rule === null) return [];
        return [[words(reason === 'no-street-on-edge' ? 'house.no-street' : 'house.no-worker'), [rule]] as const];
      });
  return (
    <Calculator language={language} lead={words('house.lead')} damaged={damaged} onClear={() => change(EMPTY_LOT)}>
      <Points
        language={language}
        points={lot.corners}
        name="corner"
        choices={[...FREE, 'milestone', 'marketplace']}
        onChange={(corners) => change({ ...lot, corners })}
      />
      <div class="calculator-fields">
        <label>
          {words('house.tile')}
          <select
            value={lot.tile ?? ''}
            onChange={(event) => change({ ...lot, tile: (event.currentTarget.value || null) as Kind | null })}
          >
            <option value="">{words('house.no-tile')}</option>
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {terms(`kind.${kind}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {lot.tile !== null && (
        <label class="calculator-choice">
          <input
            type="checkbox"
            checked={lot.worker}
            onChange={(event) => change({ ...lot, worker: event.currentTarget.checked })}
          />
          {words('house.worker')}
        </label>
      )}
      <div role="status" class="calculator-answer">
        {sentences.map(([text, rules]) => (
          <Said key={text} language={language} text={text} rules={rules} />
        ))}
      </div>
    </Calculator>
  );
}

/** The best two numbers for a delivery to a marketplace with such neighbours. */
export function MyDelivery({ language }: { readonly language: Language }) {
  const words = wordsFor(language);
  const { value, change, damaged } = useLinked('delivery', DELIVERY_ENTRIES, EMPTY_DELIVERY);
  const { numbers, vp, coins } = deliveryAnswer(value);
  const goods = termWordsFor(language)('count.coin', { n: coins });
  return (
    <Calculator
      language={language}
      lead={words('delivery.lead')}
      damaged={damaged}
      onClear={() => change(EMPTY_DELIVERY)}
    >
      <Points
        language={language}
        points={value.around}
        name="neighbour"
        choices={[...FREE, 'milestone', 'marketplace', 'none']}
        onChange={(around) => change({ around })}
      />
      <div role="status" class="calculator-answer">
        <Said
          language={language}
          text={
            vp === 0
              ? words('delivery.zero', { goods })
              : words('delivery.best', { numbers: numbers.join(' + '), vp, goods })
          }
          rules={numbers.length < 2 ? ['10.4'] : ['10.2', '10.7']}
        />
      </div>
    </Calculator>
  );
}
