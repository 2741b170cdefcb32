import './setup.css';
import { wordsFor as computerWordsFor } from 'words:computer';
import { wordsFor as settingsWordsFor } from 'words:settings';
import { wordsFor } from 'words:setup';
import { useEffect, useState } from 'preact/hooks';
import { PlayerMark } from '../../../board/pieces/icons.tsx';
import { usePlayableBoards } from '../../../entered-boards/use-boards.ts';
import { cleanName } from '../../../kit/names.ts';
import { askedFor } from '../../../links/tidy.ts';
import type { NewTable } from '../../../machines/game.ts';
import { COLOURS, isSeatName, SEAT_KINDS, type Seat } from '../../../milestones/index.ts';
import { changeSettings } from '../../../settings/settings.ts';
import { useSettings } from '../../../settings/use-settings.ts';
import { readerName, seatsFor } from '../../../telling/reader.ts';
import { Live } from '../../../ui/Live.tsx';
import { lazily } from '../../../ui/lazily.ts';
import { NameField } from '../../../ui/NameField.tsx';
import { drawSeed } from '../../../ui/seed.ts';
import { useDraft } from '../../../ui/use-draft.ts';
import { usePrinted } from '../../../ui/use-printed.ts';
import { pageAddress } from '../../../words/addresses.ts';
import type { Language } from '../../../words/languages.ts';
import { type Chosen, COUNTS, SETUP_DRAFT } from './draft.ts';
import { PieceSelect } from './PieceSelect.tsx';

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

/** The longest name that is asked for. */
const LONGEST_NAME = 20;

/** What the second, third and fourth computer of a kind are called besides: in sentences a digit would run into a number. */
const TWINS = ['II', 'III', 'IV'] as const;

/** Two players with the same piece swap: whoever had it takes the one that the other gives up. */
function withPiece(chosen: readonly Chosen[], seat: number, piece: number): Chosen[] {
  const before = (chosen[seat] as Chosen).piece;
  return chosen.map((each, i) =>
    i === seat ? { ...each, piece } : each.piece === piece ? { ...each, piece: before } : each,
  );
}

function beginWith(seats: readonly Seat[] | null, language: Language): Chosen[] {
  const kept = seatsFor(seats ?? [], language).map(({ name, colour, by }) => ({
    // A computer goes by the name of its kind, and the reader by none.
    name: by === 'person' && name !== readerName(language) ? name : '',
    piece: COLOURS.indexOf(colour),
    by,
  }));
  const free = [0, 1, 2, 3].filter((piece) => !kept.some((each) => each.piece === piece));
  return [...kept, ...free.map((piece): Chosen => ({ name: '', piece, by: 'person' }))];
}

/** Gives a name to everybody who has none: people the usual one of their seat, computers that of their kind, numbered where it is taken. */
function named(chosen: readonly Chosen[], usual: (by: Seat['by'], seat: number) => string): Chosen[] {
  const cleaned = chosen.map((each) => ({ ...each, name: cleanName(each.name) }));
  return cleaned.map((each, seat) => {
    const own = usual(each.by, seat);
    const twins = cleaned.slice(0, seat).filter((other) => !isSeatName(other.name) && other.by === each.by).length;
    const given = each.by === 'person' || twins === 0 ? own : `${own} ${TWINS[twins - 1]}`;
    return { ...each, name: isSeatName(each.name) ? each.name : given };
  });
}

/** The form in which a game is set up. */
export function Setup({ language, seats, onStart }: Props) {
  const words = wordsFor(language);
  const { draft, change, forget } = useDraft(SETUP_DRAFT, () => ({
    count: seats?.length ?? 2,
    chosen: beginWith(seats, language),
    starter: '',
    played: [],
    seed: '',
    board: '',
  }));
  const { count, chosen, starter, played, seed, board } = draft;
  const [more, setMore] = useState(false);
  const isPrinted = usePrinted();
  // The last press on the button that was refused.
  const [refused, setRefused] = useState<object | null>(null);
  const boards = usePlayableBoards();
  // A board that the address names is chosen.
  useEffect(() => {
    const asked = askedFor(location.search, 'board');
    if (asked !== null) change({ board: asked });
  }, []);
  const computerWords = computerWordsFor(language);
  const settingsWords = settingsWordsFor(language);
  const { sound } = useSettings();
  const people = words('names').split(', ');
  const seated = chosen.slice(0, count);
  const isAlone = seated.filter(({ by }) => by === 'person').length === 1;
  const usual = (by: Seat['by'], seat: number) => {
    if (by !== 'person') return computerWords(`name.${by}`);
    return isAlone ? readerName(language) : (people[seat] as string);
  };
  const players = named(seated, usual);
  const changeSeat = (seat: number, changed: Partial<Chosen>) =>
    change({ chosen: chosen.map((each, i) => (i === seat ? { ...each, ...changed } : each)) });
  const sameName = players.some(({ name }, i) => players.findIndex((other) => other.name === name) !== i);

  const own = boards.find(({ id }) => id === board);

  const begin = (sitting: readonly Chosen[]) => {
    forget();
    onStart({
      seats: sitting.map(({ name, piece, by }) => ({ name, colour: COLOURS[piece] as Seat['colour'], by })),
      seed: seed === '' ? drawSeed() : Number(seed),
      started: new Date().toISOString(),
      variants: { equalCategoryScores: false, ...Object.fromEntries(played.map((variant) => [variant, true])) },
      ...(own === undefined ? {} : { set: own.set }),
      ...(starter === '' || Number(starter) >= sitting.length ? {} : { startingPlayer: Number(starter) }),
    });
  };
  return (
    <form class="setup" onSubmit={(event) => event.preventDefault()}>
      <h2>{words('heading')}</h2>
      <p>{words('lead')}</p>
      <fieldset class="setup-counts">
        <legend>{words('players')}</legend>
        {COUNTS.map((n) => (
          <label key={n}>
            <input
              type="radio"
              name="count"
              class="over-label"
              checked={count === n}
              onChange={() => change({ count: n })}
            />
            {words('count', { n })}
          </label>
        ))}
      </fieldset>
      <fieldset class="setup-seats">
        <legend>{words('seats')}</legend>
        {seated.map((seat, i) => (
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
      <label class="setup-field">
        <span>{words('starter')}</span>
        <select value={starter} onChange={({ currentTarget: { value } }) => change({ starter: value })}>
          <option value="">{words('drawn')}</option>
          {players.map(({ name }, i) => (
            <option key={name} value={String(i)}>
              {name}
            </option>
          ))}
        </select>
      </label>
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
      <label class="setup-sound">
        <input
          type="checkbox"
          checked={sound}
          onChange={({ currentTarget: { checked } }) => changeSettings({ sound: checked })}
        />
        <span>
          {settingsWords('sound')} <small>{settingsWords('sound.text')}</small>
        </span>
      </label>
      {/* No button that submits: Enter in a field would press it. */}
      <button
        type="button"
        class="button setup-start"
        onClick={({ currentTarget: { form } }) => {
          if (sameName) setRefused({});
          else if (form?.reportValidity()) begin(players);
        }}
      >
        {words('start')}
      </button>
    </form>
  );
}

interface SeatFieldsProps {
  readonly language: Language;
  /** Which seat it is, from 1. */
  readonly n: number;
  readonly seat: Chosen;
  /** The name of somebody who gives none. */
  readonly usual: string;
  /** Whether two have the same name. */
  readonly isTwin: boolean;
  readonly onChange: (changed: Partial<Chosen>) => void;
  readonly onPiece: (piece: number) => void;
}

/** Who sits at a seat: the name, the piece, and whether it is a person or a computer. */
function SeatFields({ language, n, seat: { name, piece, by }, usual, isTwin, onChange, onPiece }: SeatFieldsProps) {
  const words = wordsFor(language);
  const computerWords = computerWordsFor(language);
  const character = `character-${n - 1}`;
  return (
    <div class="setup-seat">
      <PlayerMark index={piece} />
      <NameField
        value={name}
        most={LONGEST_NAME}
        placeholder={usual}
        aria-label={words('name', { n })}
        aria-invalid={isTwin}
        onName={(name) => onChange({ name })}
      />
      <PieceSelect language={language} label={words('piece', { n })} piece={piece} onChoose={onPiece} />
      <select
        class="setup-by"
        value={by}
        aria-label={computerWords('seat', { n })}
        aria-describedby={character}
        onChange={({ currentTarget: { value } }) => onChange({ by: value as Seat['by'] })}
      >
        {SEAT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {computerWords(`kind.${kind}`)}
          </option>
        ))}
      </select>
      <p id={character} class="setup-character">
        {by !== 'person' && computerWords(`character.${by}`)}
      </p>
    </div>
  );
}

interface BoardFieldProps {
  readonly language: Language;
  readonly boards: ReturnType<typeof usePlayableBoards>;
  /** The reader's own board that is chosen; undefined where it is the practice board. */
  readonly own: ReturnType<typeof usePlayableBoards>[number] | undefined;
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
