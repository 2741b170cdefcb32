import './setup.css';
import { wordsFor } from 'words:card-table';
import { useState } from 'preact/hooks';
import { type NewCardTable, READER } from '../../../machines/card-table.ts';
import { DECKS, type DeckSize, type Target } from '../../../thousand-miles/index.ts';
import { LEVELS, type Level } from '../../../thousand-miles/players/levels.ts';
import type { Language } from '../../../words/languages.ts';
import { drawSeed, MOST_DEALS } from '../../ui/seed.ts';

interface Props {
  readonly language: Language;
  readonly onStart: (asked: NewCardTable) => void;
}

/** What a match may go to; the first is the usual one. */
const TARGETS: readonly Target[] = [5000, 2000, null];

/** The form in which a match is set up. */
export function Setup({ language, onStart }: Props) {
  const words = wordsFor(language);
  const [opponent, setOpponent] = useState<Level>('learner');
  const [target, setTarget] = useState(TARGETS[0] as Target);
  const [deck, setDeck] = useState<DeckSize>(101);
  const [seed, setSeed] = useState('');
  const start = (event: Event) => {
    event.preventDefault();
    onStart({
      opponent,
      target,
      deck,
      starter: READER,
      seed: seed === '' ? drawSeed() : Number(seed),
      started: new Date().toISOString(),
      played: [],
    });
  };
  const number = new Intl.NumberFormat(language);
  return (
    <form class="card-setup" onSubmit={start}>
      <h2>{words('setup.heading')}</h2>
      <fieldset>
        <legend>{words('setup.opponent')}</legend>
        {LEVELS.map((level) => (
          <label key={level}>
            <input type="radio" name="opponent" checked={opponent === level} onChange={() => setOpponent(level)} />
            <span>
              <strong>{words(`driver.${level}`)}</strong> {words(`character.${level}`)}
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{words('setup.target')}</legend>
        {TARGETS.map((each) => (
          <label key={each}>
            <input type="radio" name="target" checked={target === each} onChange={() => setTarget(each)} />
            <span>{each === null ? words('target.single') : words('target.match', { n: number.format(each) })}</span>
          </label>
        ))}
      </fieldset>
      <details>
        <summary>{words('setup.more')}</summary>
        <fieldset>
          <legend>{words('setup.deck')}</legend>
          {DECKS.map((size) => (
            <label key={size}>
              <input type="radio" name="deck" checked={deck === size} onChange={() => setDeck(size)} />
              <span>{words(`deck.${size}`)}</span>
            </label>
          ))}
        </fieldset>
        <label class="card-setup-field">
          <span>{words('setup.seed')}</span>
          <input
            type="number"
            inputMode="numeric"
            min={0}
            max={MOST_DEALS - 1}
            step={1}
            value={seed}
            aria-describedby="seed-text"
            onInput={({ currentTarget: { value } }) => setSeed(value)}
          />
        </label>
        <p id="seed-text">{words('setup.seed.text')}</p>
      </details>
      <button type="submit" class="button card-start">
        {words('setup.start')}
      </button>
    </form>
  );
}
