import { wordsFor } from 'words:calculators';
import { wordsFor as termWordsFor } from 'words:terms';
import { useId } from 'preact/hooks';
import { Marketplace, Milestone } from '../../../board/pieces/icons.tsx';
import { KINDS, type Kind, type Refusal, type RuleId } from '../../../milestones/index.ts';
import { Live } from '../../../ui/Live.tsx';
import type { Language } from '../../../words/languages.ts';
import { Calculator, Said } from './Calculator.tsx';
import {
  type AtPoint,
  DELIVERY_ENTRIES,
  deliveryAnswer,
  EMPTY_DELIVERY,
  EMPTY_LOT,
  EMPTY_MARKET,
  houseAnswer,
  LOT_ENTRIES,
  type LotEntries,
  MARKET_ENTRIES,
  type MarketEntries,
  marketAnswer,
  ON_A_POINT,
} from './corners.ts';
import { useLinked } from './use-linked.ts';

interface Props {
  readonly language: Language;
}

/** What is at a point, to be chosen with one press. */
function PointChoice<At extends AtPoint>({
  language,
  label,
  at,
  choices,
  onChange,
}: Props & {
  readonly label: string;
  readonly at: At;
  readonly choices: readonly At[];
  readonly onChange: (at: At) => void;
}) {
  const words = wordsFor(language);
  const group = useId();
  const face = (choice: AtPoint) => {
    if (choice === 'milestone') return <Milestone />;
    if (choice === 'marketplace') return <Marketplace />;
    return choice === 'none' ? '–' : choice;
  };
  const name = (choice: AtPoint) => (Number(choice) ? undefined : words(`at.${choice as 'none'}`));
  return (
    <fieldset class="point-choice">
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice} title={name(choice)}>
          <input
            type="radio"
            name={group}
            class="over-label"
            aria-label={name(choice)}
            checked={choice === at}
            onChange={() => onChange(choice)}
          />
          {face(choice)}
        </label>
      ))}
    </fieldset>
  );
}

/** The bonus tile that comes into question, and whether there is a worker for it. */
function TileChoice({
  language,
  label,
  tile,
  worker,
  onChange,
}: Props & {
  readonly label: string;
  readonly tile: Kind | null;
  readonly worker: boolean;
  readonly onChange: (chosen: { readonly tile: Kind | null; readonly worker: boolean }) => void;
}) {
  const words = wordsFor(language);
  const terms = termWordsFor(language);
  return (
    <>
      <div class="calculator-fields">
        <label>
          {label}
          <select
            value={tile ?? ''}
            onChange={(event) => onChange({ tile: (event.currentTarget.value || null) as Kind | null, worker })}
          >
            <option value="">{words('tile.none')}</option>
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {terms(`kind.${kind}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {tile !== null && (
        <label class="calculator-choice">
          <input
            type="checkbox"
            checked={worker}
            onChange={(event) => onChange({ tile, worker: event.currentTarget.checked })}
          />
          {words('tile.worker')}
        </label>
      )}
    </>
  );
}

type Sentence = readonly [text: string, rules: readonly RuleId[]];

function Answer({ language, sentences }: Props & { readonly sentences: readonly Sentence[] }) {
  return (
    <Live as="div" class="calculator-answer" of={null}>
      {sentences.map(([text, rules]) => (
        <Said key={text} language={language} text={text} rules={rules} />
      ))}
    </Live>
  );
}

/** Why not, in the words of a calculator for some of the engine's reasons. */
function whyNot(refusals: readonly Refusal[], sentenceFor: (reason: Refusal['reason']) => string): Sentence[] {
  return refusals.flatMap(({ reason, rule }) => (rule === null ? [] : [[sentenceFor(reason), [rule]] as const]));
}

/** What a house scores on a lot with such corners, and what becomes of the bonus tile on it. */
export function MyHouse({ language }: Props) {
  const words = wordsFor(language);
  const { value: lot, change, damaged } = useLinked<LotEntries>('house', LOT_ENTRIES, EMPTY_LOT);
  const answer = houseAnswer(lot);
  const sentences: Sentence[] = answer.ok
    ? [
        answer.vp === 0
          ? [words('house.zero'), [answer.rule]]
          : [words('house.value', { numbers: answer.numbers.join(' + '), vp: answer.vp }), [answer.rule]],
        ...(answer.tile ? [[words('house.must-take'), ['9.5', '9.6']] as const] : []),
      ]
    : whyNot(answer.refusals, (reason) =>
        words(reason === 'no-street-on-edge' ? 'house.no-street' : 'house.no-worker'),
      );
  return (
    <Calculator language={language} lead={words('house.lead')} damaged={damaged} onClear={() => change(EMPTY_LOT)}>
      {lot.corners.map((at, i) => (
        <PointChoice
          key={i}
          language={language}
          label={words('corner', { n: i + 1 })}
          at={at}
          choices={ON_A_POINT}
          onChange={(chosen) => change({ ...lot, corners: lot.corners.with(i, chosen) })}
        />
      ))}
      <TileChoice
        language={language}
        label={words('house.tile')}
        tile={lot.tile}
        worker={lot.worker}
        onChange={(chosen) => change({ ...lot, ...chosen })}
      />
      <Answer language={language} sentences={sentences} />
    </Calculator>
  );
}

/** What a marketplace scores, whether it may be built there, and what becomes of the bonus tile beside it. */
export function MyMarket({ language }: Props) {
  const words = wordsFor(language);
  const { value: entered, change, damaged } = useLinked<MarketEntries>('market', MARKET_ENTRIES, EMPTY_MARKET);
  const answer = marketAnswer(entered);
  const tile = (mayTake: boolean): Sentence =>
    mayTake ? [words('market.may-take'), ['9.1', '9.5', '9.6']] : [words('market.stays'), ['9.4']];
  const sentences: Sentence[] = answer.ok
    ? [
        [words('market.value', { vp: answer.vp }), [answer.rule]],
        [words('market.branch'), ['8.5']],
        ...(entered.tile === null ? [] : [tile(answer.mayTake)]),
      ]
    : whyNot(answer.refusals, (reason) => {
        if (reason === 'no-street-touches') return words('market.no-street');
        return words(reason === 'milestone-there' ? 'market.milestone' : 'market.there');
      });
  return (
    <Calculator language={language} lead={words('market.lead')} damaged={damaged} onClear={() => change(EMPTY_MARKET)}>
      <PointChoice
        language={language}
        label={words('market.at')}
        at={entered.at}
        choices={ON_A_POINT}
        onChange={(at) => change({ ...entered, at })}
      />
      <label class="calculator-choice">
        <input
          type="checkbox"
          checked={entered.street}
          onChange={(event) => change({ ...entered, street: event.currentTarget.checked })}
        />
        {words('market.street')}
      </label>
      <TileChoice
        language={language}
        label={words('market.tile')}
        tile={entered.tile}
        worker={entered.worker}
        onChange={(chosen) => change({ ...entered, ...chosen })}
      />
      <Answer language={language} sentences={sentences} />
    </Calculator>
  );
}

/** The best two numbers for a delivery to a marketplace with such neighbours. */
export function MyDelivery({ language }: Props) {
  const words = wordsFor(language);
  const { value, change, damaged } = useLinked('delivery', DELIVERY_ENTRIES, EMPTY_DELIVERY);
  const { numbers, vp, coins } = deliveryAnswer(value);
  const goods = termWordsFor(language)('count.coin', { n: coins });
  const text =
    vp === 0 ? words('delivery.zero', { goods }) : words('delivery.best', { numbers: numbers.join(' + '), vp, goods });
  return (
    <Calculator
      language={language}
      lead={words('delivery.lead')}
      damaged={damaged}
      onClear={() => change(EMPTY_DELIVERY)}
    >
      {value.around.map((at, i) => (
        <PointChoice
          key={i}
          language={language}
          label={words('neighbour', { n: i + 1 })}
          at={at}
          choices={[...ON_A_POINT, 'none']}
          onChange={(chosen) => change({ around: value.around.with(i, chosen) })}
        />
      ))}
      <Answer language={language} sentences={[[text, numbers.length < 2 ? ['10.4'] : ['10.2', '10.7']]]} />
    </Calculator>
  );
}
