import './setup.css';
import { wordsFor as settingsWordsFor } from 'words:settings';
import { wordsFor } from 'words:setup';
import { useState } from 'preact/hooks';
import type { NewTable } from '../../../machines/game.ts';
import type { Seat } from '../../../milestones/index.ts';
import { changeSettings } from '../../../settings/settings.ts';
import { useSettings } from '../../../settings/use-settings.ts';
import { Live } from '../../../ui/Live.tsx';
import { lazily } from '../../../ui/lazily.ts';
import { usePrinted } from '../../../ui/use-printed.ts';
import { pageAddress } from '../../../words/addresses.ts';
import type { Language } from '../../../words/languages.ts';
import { type Chosen, COUNTS } from './draft.ts';
import { SeatFields } from './SeatFields.tsx';
import { withPiece } from './seating.ts';
import { type OwnBoard, useSetup } from './use-setup.ts';

const SetupMore = lazily(
  () => import('./SetupMore.tsx'),
  (module) => module.SetupMore,
);

interface Props {
  readonly language: Language;
  /** The seats of the game before, to begin with. */
  readonly seats: readonly Seat[] | null;
  readonly onStart: (table: NewTable) => void;
}

/** The form in which a game is set up. */
export function Setup({ language, seats, onStart }: Props) {
  const words = wordsFor(language);
  const { draft, change, players, sameName, boards, own, begin } = useSetup(language, seats, onStart);
  const { count, chosen, starter, played, seed } = draft;
  const [more, setMore] = useState(false);
  const isPrinted = usePrinted();
  // The last press on the button that was refused.
  const [refused, setRefused] = useState<object | null>(null);
  const changeSeat = (seat: number, changed: Partial<Chosen>) =>
    change({ chosen: chosen.map((each, i) => (i === seat ? { ...each, ...changed } : each)) });
  return (
    <form class="setup" onSubmit={(event) => event.preventDefault()}>
      <h2>{words('heading')}</h2>
      <p>{words('lead')}</p>
      <CountFields language={language} count={count} onChoose={(n) => change({ count: n })} />
      <fieldset class="setup-seats">
        <legend>{words('seats')}</legend>
        {chosen.slice(0, count).map((seat, i) => (
          <SeatFields
            key={i}
            language={language}
            n={i + 1}
            seat={seat}
            usual={players[i]?.name ?? ''}
            isTwin={sameName}
            onChange={(changed) => changeSeat(i, changed)}
            onPiece={(to) => change({ chosen: withPiece(chosen, i, to) })}
          />
        ))}
        {sameName && (
          <Live role="alert" of={refused}>
            {words('sameName')}
          </Live>
        )}
      </fieldset>
      <StarterField
        language={language}
        starter={starter}
        players={players}
        onChoose={(to) => change({ starter: to })}
      />
      <BoardField language={language} boards={boards} own={own} onChoose={(to) => change({ board: to })} />
      <details class="setup-more" onToggle={({ currentTarget: { open } }) => setMore(more || open)}>
        <summary>{words('more')}</summary>
        {(more || isPrinted) && (
          <SetupMore
            language={language}
            played={played}
            seed={seed}
            onPlayed={(played) => change({ played })}
            onSeed={(seed) => change({ seed })}
          />
        )}
      </details>
      <SoundField language={language} />
      {/* No button that submits: Enter in a field would press it. */}
      <button
        type="button"
        class="button setup-start"
        onClick={({ currentTarget: { form } }) => {
          if (sameName) setRefused({});
          else if (form?.reportValidity()) begin();
        }}
      >
        {words('start')}
      </button>
    </form>
  );
}

interface CountFieldsProps {
  readonly language: Language;
  readonly count: number;
  readonly onChoose: (count: number) => void;
}

/** How many play. */
function CountFields({ language, count, onChoose }: CountFieldsProps) {
  const words = wordsFor(language);
  return (
    <fieldset class="setup-counts">
      <legend>{words('players')}</legend>
      {COUNTS.map((n) => (
        <label key={n}>
          <input type="radio" name="count" class="over-label" checked={count === n} onChange={() => onChoose(n)} />
          {words('count', { n })}
        </label>
      ))}
    </fieldset>
  );
}

interface StarterFieldProps {
  readonly language: Language;
  /** The place of the seat, empty where lots are drawn. */
  readonly starter: string;
  readonly players: readonly Chosen[];
  readonly onChoose: (starter: string) => void;
}

/** Who begins. */
function StarterField({ language, starter, players, onChoose }: StarterFieldProps) {
  const words = wordsFor(language);
  return (
    <label class="setup-field">
      <span>{words('starter')}</span>
      <select value={starter} onChange={({ currentTarget: { value } }) => onChoose(value)}>
        <option value="">{words('drawn')}</option>
        {players.map(({ name }, i) => (
          <option key={name} value={String(i)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Whether the table is to be heard, which holds for every game. */
function SoundField({ language }: { readonly language: Language }) {
  const words = settingsWordsFor(language);
  const { sound } = useSettings();
  return (
    <label class="setup-sound">
      <input
        type="checkbox"
        checked={sound}
        onChange={({ currentTarget: { checked } }) => changeSettings({ sound: checked })}
      />
      <span>
        {words('sound')} <small>{words('sound.text')}</small>
      </span>
    </label>
  );
}

interface BoardFieldProps {
  readonly language: Language;
  readonly boards: readonly OwnBoard[];
  /** The reader's own board that is chosen; undefined where it is the practice board. */
  readonly own: OwnBoard | undefined;
  readonly onChoose: (id: string) => void;
}

/** Which board it is played on, and the way to entering one. */
function BoardField({ language, boards, own, onChoose }: BoardFieldProps) {
  const words = wordsFor(language);
  return (
    <>
      <label class="setup-field">
        <span>{words('board')}</span>
        <select value={own?.id ?? ''} onChange={({ currentTarget: { value } }) => onChoose(value)}>
          <option value="">{words('board.practice')}</option>
          {boards.map(({ id, name, set }) => (
            <option key={id} value={id}>
              {name || words('board.unnamed', { numbers: set.board.points.length - 1 })}
            </option>
          ))}
        </select>
      </label>
      <p class="setup-board">
        <a href={pageAddress(language, 'board/')}>{words('board.enter')}</a>
      </p>
    </>
  );
}
