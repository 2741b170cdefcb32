import { wordsFor } from 'words:drills';
import type { Names } from '../../telling/names.ts';
import { type Answers, type Drill, givenFor, type Item } from './drill.ts';
import { isNumber, itemName, placesOf } from './drill-in-words.ts';

interface Props {
  readonly drill: Drill;
  readonly names: Names;
  readonly players: readonly string[];
  readonly answers: Answers;
  readonly onAnswer: (item: Item, answer: number) => void;
}

/** One of the numbers that can be answered. */
function NumberField({
  item,
  name,
  answers,
  onAnswer,
}: Pick<Props, 'answers' | 'onAnswer'> & { item: Item; name: string }) {
  const given = givenFor(item, answers);
  return (
    <fieldset class="drill-numbers">
      <legend>{name}</legend>
      {item.options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={item.at}
            value={option}
            checked={given === option}
            onChange={() => onAnswer(item, option)}
          />
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The answers that are no places of the picture; and, in a list that can be opened, those that are. */
export function AnswerForm({ drill, names, players, answers, onAnswer }: Props) {
  const words = wordsFor(names.language);
  const name = (item: Item) => itemName(drill, item, names, players);
  const checkbox = (item: Item) => (
    <label key={item.at}>
      <input
        type="checkbox"
        checked={givenFor(item, answers) === 1}
        onChange={({ currentTarget: { checked } }) => onAnswer(item, checked ? 1 : 0)}
      />
      <span>{name(item)}</span>
    </label>
  );
  const numbers = drill.items.filter((item) => isNumber(item));
  const places = placesOf(drill);
  const listed = drill.items.filter((item) => !numbers.includes(item) && !places.includes(item));
  return (
    <>
      {listed.length > 0 && (
        <fieldset class="drill-choices">
          <legend>{words(`choices.${drill.topic as 'castle'}`)}</legend>
          {listed.map(checkbox)}
        </fieldset>
      )}
      {numbers.map((item) => (
        <NumberField key={item.at} item={item} name={name(item)} answers={answers} onAnswer={onAnswer} />
      ))}
      {places.length > 0 && (
        <details class="drill-list">
          <summary>{words('list')}</summary>
          <div class="drill-choices">{places.map(checkbox)}</div>
        </details>
      )}
    </>
  );
}
