import '../../board/entering/entering.css';
import '../../choosing/choosing.css';
import './check.css';
import { wordsFor } from 'words:check';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { usePlayableBoards } from '../../entered-boards/use-boards.ts';
import { fetched, NotFetched } from '../../kit/fetched.ts';
import { type Game, type GameSet, PRACTICE_SET } from '../../milestones/index.ts';
import { namesFor } from '../../telling/names.ts';
import { FetchNotice } from '../../ui/FetchNotice.tsx';
import { Live } from '../../ui/Live.tsx';
import { lazily } from '../../ui/lazily.ts';
import { useFetched } from '../../ui/use-fetched.ts';
import { fileAddress, pageAddress } from '../../words/addresses.ts';
import type { Language } from '../../words/languages.ts';
import { Ask } from './Ask.tsx';
import { Build } from './Build.tsx';
import { bareGame, changed, culprit, onBoard, problemsOf, withPlayers } from './draft.ts';
import { Faults } from './Faults.tsx';
import { InWords } from './InWords.tsx';
import { Seats } from './Seats.tsx';
import { Turn } from './Turn.tsx';

interface Props {
  readonly language: Language;
}

// What makes links, and what hands them on, other pages fetch when it is asked for; here it comes soon after.
const links = () => import('../../links/index.ts');
const reader = () => import('../../links/unfinished.ts');
const CopyLink = lazily(
  () => import('../../keeping/CopyLink.tsx'),
  (module) => module.CopyLink,
);

const LINK = '#position=';
/** The position of a picture of this site, by its name. */
const PICTURE = /^[a-z0-9-]+$/;
/** The text of a position. */
const TEXT = /^[\w-]+$/;

/** The texts that may be the position that an address names; null where it names none. Rejects where it cannot be fetched. */
async function positionAt(hash: string): Promise<Iterable<string> | null> {
  if (hash === '') return null;
  const { firstRead, linkTexts } = await import('../../links/mend.ts');
  const texts = linkTexts(hash, 'position');
  const name = firstRead(linkTexts(hash, 'of'), (text) => (PICTURE.test(text) ? text : null));
  if (texts !== null || name === null) return texts;
  const address = fileAddress(`positions/${name}.txt`);
  return fetched(address, (text) => (TEXT.test(text) ? [text] : null)).catch((error) => {
    // No such picture: what is read of it is as damaged as any other text.
    if (error instanceof NotFetched && error.status === 404) return [''];
    throw error;
  });
}

const bare = ({ board, workerTiles }: Pick<GameSet, 'board' | 'workerTiles'>, players: number) =>
  bareGame(board, workerTiles, players);

/** The link of a position. What is built stands in the address, so that a reload and a link bring it again. */
function useLink(language: Language, game: Game, isBuilt: boolean) {
  const [link, setLink] = useState('');
  const linking = useFetched(game, async (isWanted) => {
    const text = await (await links()).linkTextOf(game);
    if (!isWanted()) return;
    setLink(new URL(`${pageAddress(language, 'check/')}${LINK}${text}`, location.href).href);
    if (isBuilt) history.replaceState(history.state, '', LINK + text);
  });
  return { link, ...linking };
}

/** Any position, built on the picture or in words, and everything that can be asked of it. */
export default function Checker({ language }: Props) {
  const words = wordsFor(language);
  const [first] = useState<Game>(() => bare(PRACTICE_SET, 2));
  const [game, setGame] = useState(first);
  const [before, setBefore] = useState<readonly Game[]>([]);
  const [mode, setMode] = useState<'build' | 'ask'>('build');
  const [damaged, setDamaged] = useState<object | null>(null);
  // The address that is followed, until what it names is shown or the reader builds something else.
  const [followed, setFollowed] = useState<{ readonly hash: string } | null>(null);
  const { board, workerTiles } = game;
  const names = useMemo(() => namesFor(language, board, workerTiles), [language, board, workerTiles]);
  // The rules allow an empty practice board; to find that out anew would hold up a slow phone while the page wakes.
  const problems = useMemo(() => (game === first ? [] : problemsOf(game)), [game]);
  const wrong = useMemo(
    () =>
      new Set(
        problems.flatMap((problem) => {
          const what = culprit(problem, game);
          return what !== null && 'site' in what ? [what.site] : [];
        }),
      ),
    [problems],
  );
  const change = (next: Game) => {
    setDamaged(null);
    setFollowed(null);
    setBefore([...before, game]);
    setGame(next);
  };
  const undo = () => {
    setGame(before.at(-1) as Game);
    setBefore(before.slice(0, -1));
  };

  const following = useFetched(followed, async (isWanted) => {
    const [texts, { firstAnswer, readUnfinished }] = await Promise.all([positionAt(followed?.hash ?? ''), reader()]);
    const read = texts === null ? null : await firstAnswer(texts, readUnfinished, () => true);
    if (!isWanted()) return;
    setFollowed(null);
    if (read === null) return;
    setDamaged(read.ok ? null : read);
    if (!read.ok) return;
    const isSound = problemsOf(read.game).length === 0;
    // What follows from the rest is not taken from a link that has faults.
    setGame(isSound ? read.game : changed(read.game, {}));
    setBefore([]);
    setMode(isSound ? 'ask' : 'build');
  });
  useEffect(() => {
    const follow = () => setFollowed(location.hash === '' ? null : { hash: location.hash });
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const linking = useLink(language, game, before.length > 0);

  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  /** What few need is folded away, and stays as it was left when the reader comes back from asking. */
  const folded = (id: string, summary: string, content: ComponentChildren) => (
    <details
      class="check-folded"
      open={open.has(id)}
      onToggle={({ currentTarget }) =>
        setOpen((before) => (currentTarget.open ? new Set([...before, id]) : before.difference(new Set([id]))))
      }
    >
      <summary>{summary}</summary>
      {content}
    </details>
  );
  return (
    <div class="check">
      {followed !== null && following.state !== 'here' && (
        <FetchNotice state={following.state} onAgain={following.again} />
      )}
      {damaged !== null && (
        <Live class="check-fault" role="alert" of={damaged}>
          {words('damaged')}
        </Live>
      )}
      <div class="check-modes">
        {(['build', 'ask'] as const).map((each) => (
          <button
            key={each}
            type="button"
            class="button"
            data-quiet
            aria-pressed={mode === each}
            onClick={() => setMode(each)}
          >
            {words(`mode.${each}`)}
          </button>
        ))}
        <button
          type="button"
          class="button"
          data-quiet
          aria-disabled={before.length === 0}
          onClick={() => before.length > 0 && undo()}
        >
          {words('undo')}
        </button>
      </div>
      {mode === 'build' ? (
        <>
          <Build game={game} names={names} wrong={wrong} onChange={change} />
          <Faults game={game} names={names} problems={problems} />
          <InWords game={game} names={names} onChange={change} />
          {folded('turn', words('turn'), <Turn game={game} names={names} onChange={change} />)}
          {folded('seats', words('seats'), <Seats game={game} names={names} onChange={change} />)}
        </>
      ) : problems.length > 0 ? (
        <>
          <p>{words('first')}</p>
          <Faults game={game} names={names} problems={problems} />
        </>
      ) : (
        <Ask game={game} names={names} onChange={change} />
      )}
      {folded(
        'more',
        words('more'),
        <>
          <BoardField language={language} game={game} onBoard={(set) => change(onBoard(game, set))} />
          <p>
            <button
              type="button"
              class="button"
              data-quiet
              onClick={() => change(withPlayers(bare({ board, workerTiles }, 2), game.options.players))}
            >
              {words('clear')}
            </button>
          </p>
          <Share language={language} linking={linking} isPlayable={problems.length === 0} />
        </>,
      )}
    </div>
  );
}

interface BoardFieldProps {
  readonly language: Language;
  readonly game: Game;
  readonly onBoard: (set: GameSet) => void;
}

/** Which board the position is on, and the way to entering one. */
function BoardField({ language, game: { board }, onBoard }: BoardFieldProps) {
  const words = wordsFor(language);
  const boards = usePlayableBoards();
  const sets = [{ id: '', name: words('board.practice'), set: PRACTICE_SET }, ...boards];
  const known = sets.find(({ set }) => JSON.stringify(set.board) === JSON.stringify(board));
  return (
    <div class="check-head">
      <label>
        {words('board')}
        <select
          value={known?.id ?? 'other'}
          onChange={({ currentTarget: { value } }) => {
            const chosen = sets.find(({ id }) => id === value);
            if (chosen) onBoard(chosen.set);
          }}
        >
          {known === undefined && <option value="other">{words('board.other')}</option>}
          {sets.map(({ id, name, set }) => (
            <option key={id} value={id}>
              {name || words('board.unnamed', { n: set.board.points.length })}
            </option>
          ))}
        </select>
      </label>
      <a href={pageAddress(language, 'board/')}>{words('board.enter')}</a>
    </div>
  );
}

interface ShareProps {
  readonly language: Language;
  readonly linking: ReturnType<typeof useLink>;
  readonly isPlayable: boolean;
}

/** The link of the position, and the way to a table that begins with it. */
function Share({ language, linking, isPlayable }: ShareProps) {
  const words = wordsFor(language);
  const { link } = linking;
  return (
    <section class="check-share">
      <h2>{words('link')}</h2>
      {linking.state !== 'here' && (link === '' || linking.state === 'failed') && (
        <FetchNotice state={linking.state} onAgain={linking.again} />
      )}
      {link !== '' && (
        <CopyLink language={language} link={link} label={words('link')} note={<p>{words('link.note')}</p>}>
          {isPlayable && (
            <a
              class="button"
              data-quiet
              href={link.replace(pageAddress(language, 'check/'), pageAddress(language, 'play/'))}
            >
              {words('play')}
            </a>
          )}
        </CopyLink>
      )}
    </section>
  );
}
