import '../calculators/calculators.css';
import '../examples/example.css';
import './check.css';
import { wordsFor } from 'words:check';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { bareGame, changed, culprit, onBoard, problemsOf, withPlayers } from '../../../checker/draft.ts';
import { type Game, type GameSet, PRACTICE_SET } from '../../../milestones/index.ts';
import { namesFor } from '../../../telling/names.ts';
import { fileAddress, pageAddress } from '../../../words/addresses.ts';
import type { Language } from '../../../words/languages.ts';
import { lazily } from '../../ui/lazily.ts';
import { NotFetched } from '../../ui/NotFetched.tsx';
import type { PlayableBoard } from '../boards/boards-store.ts';
import { Ask } from './Ask.tsx';
import { Build } from './Build.tsx';
import { Faults } from './Faults.tsx';
import { InWords } from './InWords.tsx';
import { Seats } from './Seats.tsx';
import { Turn } from './Turn.tsx';

interface Props {
  readonly language: Language;
}

// What makes links, and what hands them on, other pages fetch when it is asked for; here it comes soon after.
const links = () => import('../../../links/index.ts');
const reader = () => import('../../../links/unfinished.ts');
const CopyLink = lazily(
  () => import('../../keeping/CopyLink.tsx'),
  (module) => module.CopyLink,
);

const LINK = '#position=';
/** The position of a picture of this site, by its name. */
const OF = /^#of=([a-z0-9-]+)$/;

/** The text of the position that an address names; null where it names none. Rejects where it cannot be fetched. */
async function positionAt(hash: string): Promise<string | null> {
  if (hash.startsWith(LINK)) return hash.slice(LINK.length);
  const [, name] = OF.exec(hash) ?? [];
  if (name === undefined) return null;
  const response = await fetch(fileAddress(`positions/${name}.txt`));
  // No such picture: what is read of it is as damaged as any other text.
  if (!response.ok && response.status !== 404) throw new Error(`${response.status}`);
  return response.ok ? response.text() : '';
}

const bare = ({ board, workerTiles }: Pick<GameSet, 'board' | 'workerTiles'>, players: number) =>
  bareGame(board, workerTiles, players);

/** Any position, built on the picture or in words, and everything that can be asked of it. */
export default function Checker({ language }: Props) {
  const words = wordsFor(language);
  const [first] = useState<Game>(() => bare(PRACTICE_SET, 2));
  const [game, setGame] = useState(first);
  const [before, setBefore] = useState<readonly Game[]>([]);
  const [mode, setMode] = useState<'build' | 'ask'>('build');
  const [boards, setBoards] = useState<readonly PlayableBoard[]>([]);
  const [link, setLink] = useState('');
  const [damaged, setDamaged] = useState(false);
  const [notFetched, setNotFetched] = useState(false);
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
    setDamaged(false);
    setBefore([...before, game]);
    setGame(next);
  };
  const undo = () => {
    setGame(before.at(-1) as Game);
    setBefore(before.slice(0, -1));
  };

  const follow = async () => {
    const fetched = await Promise.all([positionAt(location.hash), reader()]).catch(() => null);
    setNotFetched(fetched === null);
    if (fetched === null) return;
    const [text, { readUnfinished }] = fetched;
    if (text === null) return;
    const read = await readUnfinished(text);
    setDamaged(!read.ok);
    if (!read.ok) return;
    const isSound = problemsOf(read.game).length === 0;
    // What follows from the rest is not taken from a link that has faults.
    setGame(isSound ? read.game : changed(read.game, {}));
    setBefore([]);
    setMode(isSound ? 'ask' : 'build');
  };
  useEffect(() => {
    import('../boards/boards-store.ts').then(
      ({ playableBoards }) => setBoards(playableBoards()),
      () => {},
    );
    void follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  // What is built stands in the address, so that a reload and a link bring it again.
  useEffect(() => {
    let isLatest = true;
    const make = async () => {
      const text = await (await links()).linkTextOf(game);
      if (!isLatest) return;
      setLink(new URL(`${pageAddress(language, 'check/')}${LINK}${text}`, location.href).href);
      if (before.length > 0) history.replaceState(history.state, '', LINK + text);
    };
    make().catch(() => isLatest && setNotFetched(true));
    return () => {
      isLatest = false;
    };
  }, [game]);

  const sets = [{ id: '', name: words('board.practice'), set: PRACTICE_SET }, ...boards];
  const known = sets.find(({ set }) => JSON.stringify(set.board) === JSON.stringify(board));
  return (
    <div class="check">
      {notFetched && <NotFetched onAgain={() => void follow()} />}
      {damaged && (
        <p class="check-fault" role="alert">
          {words('damaged')}
        </p>
      )}
      <div class="check-head">
        <label>
          {words('board')}
          <select
            value={known?.id ?? 'other'}
            onChange={({ currentTarget: { value } }) => {
              const chosen = sets.find(({ id }) => id === value);
              if (chosen) change(onBoard(game, chosen.set));
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
          <Turn game={game} names={names} onChange={change} />
          <Seats game={game} names={names} onChange={change} />
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
        </>
      ) : problems.length > 0 ? (
        <>
          <p>{words('first')}</p>
          <Faults game={game} names={names} problems={problems} />
        </>
      ) : (
        <Ask game={game} names={names} onChange={change} />
      )}
      <section class="check-share">
        <h2>{words('link')}</h2>
        {link !== '' && (
          <CopyLink language={language} link={link} label={words('link')} note={<p>{words('link.note')}</p>}>
            {problems.length === 0 && (
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
    </div>
  );
}
