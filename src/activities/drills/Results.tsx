import { wordsFor } from 'words:drill-results';
import type { Names } from '../../telling/names.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { type Answers, type Drill, givenFor, type Item } from './drill.ts';
import { isNumber, itemName } from './drill-in-words.ts';
import { whyInWords } from './drill-reasons-in-words.ts';
import { verdictOn } from './Pictures.tsx';

interface Props {
  readonly drill: Drill;
  readonly names: Names;
  readonly players: readonly string[];
  readonly answers: Answers;
}

/** The reasons of an item, each with its rule. */
function Reasons({ drill, item, names }: Pick<Props, 'drill' | 'names'> & { readonly item: Item }) {
  return item.why.map((why) => (
    <p key={why.reason + JSON.stringify(why.at)}>
      {whyInWords(drill, why, names)} <RuleLink language={names.language} id={why.rule} />
    </p>
  ));
}

/** How every item was answered, and why the answer is what it is: mistakes first. */
export function Results({ drill, names, players, answers }: Props) {
  const words = wordsFor(names.language);
  const verdict = (item: Item) => {
    if (!isNumber(item)) return verdictOn(item, answers);
    return givenFor(item, answers) === item.answer ? 'right' : 'wrong';
  };
  const row = (item: Item) => {
    const judged = verdict(item);
    return (
      <li key={item.at} class={judged === null ? undefined : `drill-${judged}`}>
        <p>
          {judged !== null && <strong>{words(`verdict.${judged}`)}</strong>} {itemName(drill, item, names, players)}
          {isNumber(item) && (
            <>
              {' – '}
              {judged === 'right'
                ? item.answer
                : words('verdict.number', { given: givenFor(item, answers), answer: item.answer })}
            </>
          )}
        </p>
        <Reasons drill={drill} item={item} names={names} />
      </li>
    );
  };
  const told = drill.items.filter((item) => verdict(item) !== null);
  const others = drill.items.filter((item) => verdict(item) === null);
  const mistaken = (item: Item) => Number(verdict(item) === 'right');
  return (
    <>
      <ul class="drill-results">{[...told].sort((a, b) => mistaken(a) - mistaken(b)).map(row)}</ul>
      {others.length > 0 && (
        <details class="drill-list">
          <summary>{words('others', { n: others.length })}</summary>
          <ul class="drill-results">{others.map(row)}</ul>
        </details>
      )}
    </>
  );
}
