import './setup.css';
import { wordsFor as computerWordsFor } from 'words:computer';
import { wordsFor as settingsWordsFor } from 'words:settings';
import { wordsFor } from 'words:setup';
import { useEffect, useState } from 'preact/hooks';
import { bringSomeTime } from '../../../kit/network.ts';
import { isKept } from '../../../kit/storage-names.ts';
import type { NewTable } from '../../../machines/game.ts';
import { COLOURS, isSeatName, SEAT_KINDS, type Seat, type Variant } from '../../../milestones/index.ts';
import { pageAddress } from '../../../words/addresses.ts';
import type { Language } from '../../../words/languages.ts';
import { changeSettings } from '../../settings/settings.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { lazily } from '../../ui/lazily.ts';
import { drawSeed } from '../../ui/seed.ts';
import type { PlayableBoard } from '../boards/boards-store.ts';
import { PlayerMark } from '../pieces/icons.tsx';
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

interface Chosen {
  readonly name: string;
  /** The place of the piece in `COLOURS`. */
  readonly piece: number;
  readonly by: Seat['by'];
}

const COUNTS = [2, 3, 4] as const;

/** What the second, third and fourth computer of a kind are called besides: in sentences a digit would run into a number. */
const TWINS = ['II', 'III', 'IV'] as const;

/** Two players with the same piece swap: whoever had it takes the one that the other gives up. */
function withPiece(chosen: readonly Chosen[], seat: number, piece: number): Chosen[] {
  const before = (chosen[seat] as Chosen).piece;
  return chosen.map((each, i) =>
    i === seat ? { ...each, piece } : each.piece === piece ? { ...each, piece: before } : each,
  );
}

function beginWith(seats: readonly Seat[] | null): Chosen[] {
  const kept = (seats ?? []).map(({ name, colour, by }) => ({
    // A computer goes by the name of its kind.
    name: by === 'person' ? name : '',
    piece: COLOURS.indexOf(colour),
    by,
  }));
  const free = [0, 1, 2, 3].filter((piece) => !kept.some((each) => each.piece === piece));
  return [...kept, ...free.map((piece): Chosen => ({ name: '', piece, by: 'person' }))];
}

/** Gives a name to everybody who has none: people the usual one of their seat, computers that of their kind, numbered where it is taken. */
function named(chosen: readonly Chosen[], usual: (by: Seat['by'], seat: number) => string): Chosen[] {
  return chosen.map((each, seat) => {
    const own = usual(each.by, seat);
    const twins = chosen.slice(0, seat).filter((other) => !isSeatName(other.name) && other.by === each.by).length;
    const given = each.by === 'person' || twins === 0 ? own : `${own} ${TWINS[twins - 1]}`;
    return { ...each, name: isSeatName(each.name) ? each.name.trim() : given };
  });
}

/** The form in which a game is set up. */
export function Setup({ language, seats, onStart }: Props) {
  const words = wordsFor(language);
  const [count, setCount] = useState<number>(seats?.length ?? 2);
  const [chosen, setChosen] = useState(() => beginWith(seats));
  const [starter, setStarter] = useState('');
  const [played, setPlayed] = useState<readonly Variant[]>([]);
  const [seed, setSeed] = useState('');
  const [more, setMore] = useState(false);
  const [boards, setBoards] = useState<readonly PlayableBoard[]>([]);
  const [board, setBoard] = useState('');
  // Few readers have entered a board of their own: what reads them comes for those alone.
  useEffect(() => {
    if (!isKept('boards')) return;
    void bringSomeTime(() => import('../boards/boards-store.ts')).then(({ playableBoards }) => {
      const asked = new URLSearchParams(location.search).get('board');
      const playable = playableBoards();
      setBoards(playable);
      if (playable.some(({ id }) => id === asked)) setBoard(asked as string);
    });
  }, []);
  const computerWords = computerWordsFor(language);
  const settingsWords = settingsWordsFor(language);
  const { sound } = useSettings();
  const people = words('names').split(', ');
  const usual = (by: Seat['by'], seat: number) =>
    by === 'person' ? (people[seat] as string) : computerWords(`name.${by}`);
  const players = named(chosen.slice(0, count), usual);
  const change = (seat: number, changed: Partial<Chosen>) =>
    setChosen(chosen.map((each, i) => (i === seat ? { ...each, ...changed } : each)));
  const sameName = players.some(({ name }, i) => players.findIndex((other) => other.name === name) !== i);

  const own = boards.find(({ id }) => id === board);

  const begin = (sitting: readonly Chosen[]) =>
    onStart({
      seats: sitting.map(({ name, piece, by }) => ({ name, colour: COLOURS[piece] as Seat['colour'], by })),
      seed: seed === '' ? drawSeed() : Number(seed),
      started: new Date().toISOString(),
      variants: { equalCategoryScores: false, ...Object.fromEntries(played.map((variant) => [variant, true])) },
      ...(own === undefined ? {} : { set: own.set }),
      ...(starter === '' || Number(starter) >= sitting.length ? {} : { startingPlayer: Number(starter) }),
    });
  const start = (event: Event) => {
    event.preventDefault();
    if (!sameName) begin(players);
  };
  /** At once: whoever sits first against one computer, with everything else as it is chosen below. */
  const against = (by: Seat['by']) => {
    const [me, other] = chosen as [Chosen, Chosen];
    const sitting: Chosen[] = [
      { ...me, by: 'person' },
      { ...other, name: '', by },
    ];
    begin(named(sitting, usual));
  };

  return (
    <form class="setup" onSubmit={start}>
      <fieldset class="setup-at-once">
        <legend>{words('atOnce')}</legend>
        <a class="button" data-quiet href={pageAddress(language, 'learn/first-game/')}>
          {words('first')}
        </a>
        {SEAT_KINDS.map(
          (by) =>
            by !== 'person' && (
              <button key={by} type="button" class="button" data-quiet onClick={() => against(by)}>
                {words('against', { name: computerWords(`name.${by}`) })} <small>{computerWords(`kind.${by}`)}</small>
              </button>
            ),
        )}
      </fieldset>
      <h2>{words('heading')}</h2>
      <p>{words('lead')}</p>
      <fieldset class="setup-counts">
        <legend>{words('players')}</legend>
        {COUNTS.map((n) => (
          <label key={n}>
            <input type="radio" name="count" checked={count === n} onChange={() => setCount(n)} />
            <span>{words('count', { n })}</span>
          </label>
        ))}
      </fieldset>
      <fieldset class="setup-seats">
        <legend>{words('seats')}</legend>
        {chosen.slice(0, count).map(({ name, piece, by }, i) => (
          <div key={i} class="setup-seat">
            <PlayerMark index={piece} />
            <input
              type="text"
              value={name}
              placeholder={players[i]?.name ?? ''}
              maxLength={20}
              autoComplete="off"
              aria-label={words('name', { n: i + 1 })}
              aria-invalid={sameName}
              onInput={({ currentTarget: { value } }) => change(i, { name: value })}
            />
            <PieceSelect
              language={language}
              label={words('piece', { n: i + 1 })}
              piece={piece}
              onChoose={(to) => setChosen(withPiece(chosen, i, to))}
            />
            <select
              class="setup-by"
              value={by}
              aria-label={computerWords('seat', { n: i + 1 })}
              aria-describedby={`character-${i}`}
              onChange={({ currentTarget: { value } }) => change(i, { by: value as Seat['by'] })}
            >
              {SEAT_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {computerWords(`kind.${kind}`)}
                </option>
              ))}
            </select>
            <p id={`character-${i}`} class="setup-character">
              {by !== 'person' && computerWords(`character.${by}`)}
            </p>
          </div>
        ))}
        {sameName && <p role="alert">{words('sameName')}</p>}
      </fieldset>
      <label class="setup-field">
        <span>{words('starter')}</span>
        <select value={starter} onChange={({ currentTarget: { value } }) => setStarter(value)}>
          <option value="">{words('drawn')}</option>
          {players.map(({ name }, i) => (
            <option key={name} value={String(i)}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="setup-field">
        <span>{words('board')}</span>
        <select value={board} onChange={({ currentTarget: { value } }) => setBoard(value)}>
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
      <details class="setup-more" onToggle={({ currentTarget: { open } }) => setMore(more || open)}>
        <summary>{words('more')}</summary>
        {more && <SetupMore language={language} played={played} seed={seed} onPlayed={setPlayed} onSeed={setSeed} />}
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
      <button type="submit" class="button setup-start">
        {words('start')}
      </button>
    </form>
  );
}
