import { wordsFor } from 'words:calculators';
import { eventInWords, type Telling } from '../../../telling/events-in-words.ts';
import type { Names } from '../../../telling/names.ts';
import { Live } from '../../../ui/Live.tsx';
import { Said } from './Calculator.tsx';
import type { Row, RowAnswer } from './row.ts';

interface Props {
  readonly names: Names;
  readonly row: Row;
  readonly answer: RowAnswer;
}

/** What a move brings, what the castle may cover, and whether there is an income. */
export function RowSaid({ names, row, answer }: Props) {
  const { language } = names;
  const words = wordsFor(language);
  const telling: Telling = { names, seats: [{ name: words('mover') }, { name: '' }], state: answer.game.state };
  const isToCastle = row.to === 'castle';
  return (
    // Of a row in which nothing lies there is nothing to say.
    <Live as="div" class="calculator-answer" hidden={row.spaces.every((on) => on === null)} of={null}>
      {answer.events.map((event, i) => (
        <Said key={i} language={language} text={eventInWords(event, telling)} rules={[event.rule]} />
      ))}
      {answer.events.length === 0 && (
        <Said
          language={language}
          text={words(isToCastle ? 'row.nothing' : 'row.open')}
          rules={isToCastle ? ['11.2', '11.4'] : ['5.6']}
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
  );
}
