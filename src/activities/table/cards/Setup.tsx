import './setup.css';
import { wordsFor } from 'words:card-table';
import * as v from 'valibot';
import { kept } from '../../../kit/storage.ts';
import { type NewCardTable, READER } from '../../../machines/card-table.ts';
import { DECKS, type DeckSize, type Target } from '../../../thousand-miles/index.ts';
import { LEVELS, type Level } from '../../../thousand-miles/players/levels.ts';
import { drawSeed, MOST_DEALS } from '../../../ui/seed.ts';
import { useDraft } from '../../../ui/use-draft.ts';
import { type Language, locales } from '../../../words/languages.ts';

interface Props {
  readonly language: Language;
  readonly onStart: (asked: NewCardTable) => void;
}

/** What a match may go to; the first is the usual one. */
const TARGETS = [null, 2000, 5000] as const satisfies readonly Target[];

interface Draft {
  readonly opponent: Level;
  readonly target: Target;
  readonly deck: DeckSize;
  readonly seed: string;
}

/** What is entered in the form, for as long as the tab is open. */
const DRAFT = kept<Draft>(
  'card-setup',
  v.strictObject({
    opponent: v.picklist(LEVELS),
    target: v.nullable(v.picklist([5000, 2000])),
    deck: v.picklist(DECKS),
    seed: v.pipe(v.string(), v.maxLength(20)),
  }),
  undefined,
  () => sessionStorage,
);

/** The form in which a match is set up. */
export function Setup({ language, onStart }: Props) {
  const words = wordsFor(language);
  const { draft, change, forget } = useDraft<Draft>(DRAFT, () => ({
    opponent: 'learner',
    target: TARGETS[0],
    deck: 101,
    seed: '',
  }));
  const { opponent, target, deck, seed } = draft;
  const start = () => {
    forget();
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
  const number = new Intl.NumberFormat(locales[language]);
  return (
    <form class="card-setup" onSubmit={(event) => event.preventDefault()}>
      <h2>{words('setup.heading')}</h2>
      <fieldset>
        <legend>{words('setup.opponent')}</legend>
        {LEVELS.map((level) => (
          <label key={level}>
            <input
              type="radio"
              name="opponent"
              checked={opponent === level}
              onChange={() => change({ opponent: level })}
            />
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
            <input type="radio" name="target" checked={target === each} onChange={() => change({ target: each })} />
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
              <input type="radio" name="deck" checked={deck === size} onChange={() => change({ deck: size })} />
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
            onInput={({ currentTarget: { value } }) => change({ seed: value })}
          />
        </label>
        <p id="seed-text">{words('setup.seed.text')}</p>
      </details>
      {/* No button that submits: Enter in a field would press it. */}
      <button
        type="button"
        class="button card-start"
        onClick={({ currentTarget: { form } }) => form?.reportValidity() && start()}
      >
        {words('setup.start')}
      </button>
    </form>
  );
}
