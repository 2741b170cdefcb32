import { wordsFor } from 'words:drills';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { drillOf, drillOnBoard, MOST_SEEDS, type Topic } from '../../../drills/index.ts';
import { bringSomeTime } from '../../../kit/network.ts';
import { isKept } from '../../../kit/storage-names.ts';
import type { Board } from '../../../milestones/index.ts';
import type { Language } from '../../../words/languages.ts';
import { drawSeed } from '../../ui/seed.ts';
import type { PlayableBoard } from '../boards/boards-store.ts';
import { Exercise } from './Exercise.tsx';
import { showsBoard } from './Pictures.tsx';

interface Props {
  readonly language: Language;
  readonly topic: Topic;
  /** The drill that stands in the page: where none of the topic has been answered, it is the first. */
  readonly firstSeed: number;
  readonly players: readonly string[];
}

/** A board of the reader's own, and the text of its link. */
interface Own {
  readonly link: string;
  readonly board: Board;
}

/** The seed in an address and the link of a board after it, null where there is none, `broken` where it is none. */
function placeIn(hash: string): { readonly seed: number; readonly link: string | null } | null | 'broken' {
  if (hash.length < 2) return null;
  const [, digits, link = null] = /^#(\d+)(?:\/([\w-]+))?$/.exec(hash) ?? [];
  const seed = Number(digits);
  return seed < MOST_SEEDS ? { seed, link } : 'broken';
}

const boardsStore = () => bringSomeTime(() => import('../boards/boards-store.ts'));

/** Under what it is kept that a drill of a topic has been answered: that it is kept says so. */
const practised = (topic: Topic) => `practised-${topic}`;

/** The drills of a topic, one after the other. The address names the one that is shown, so that it can be handed on. */
export default function Drills({ language, topic, firstSeed, players }: Props) {
  const words = wordsFor(language);
  const [{ seed, own, follows }, setShown] = useState({ seed: firstSeed, own: null as Own | null, follows: false });
  const [boards, setBoards] = useState<readonly PlayableBoard[]>([]);
  const [broken, setBroken] = useState(false);
  const drill = useMemo(
    () => (own === null ? drillOf(topic, seed) : drillOnBoard(topic, seed, own.board)),
    [topic, seed, own],
  );

  const go = (to: number, on: Own | null, follows: boolean) => {
    history.replaceState(history.state, '', on === null ? `#${to}` : `#${to}/${on.link}`);
    setShown({ seed: to, own: on, follows });
  };
  useEffect(() => {
    const follow = async () => {
      const named = placeIn(location.hash);
      setBroken(named === 'broken');
      const isFirst = named === null && !isKept(practised(topic));
      if (named === null || named === 'broken') return go(isFirst ? firstSeed : drawSeed(), null, false);
      const { link } = named;
      if (link === null) return setShown({ seed: named.seed, own: null, follows: false });
      const set = (await boardsStore()).setOfLink(link);
      setBroken(set === null);
      setShown({ seed: named.seed, own: set && { link, board: set.board }, follows: false });
    };
    void follow();
    addEventListener('hashchange', follow);
    // Few readers have entered a board of their own: what reads them comes for those alone.
    if (showsBoard(topic) && isKept('boards'))
      void boardsStore().then(({ playableBoards }) => setBoards(playableBoards()));
    return () => removeEventListener('hashchange', follow);
  }, []);
  const next = () => {
    setBroken(false);
    go(drawSeed(), own, true);
  };
  const keepPractised = () =>
    void bringSomeTime(() => import('./practised-store.ts')).then((store) => store.keepPractised(practised(topic)));
  const choose = (link: string) => {
    const chosen = boards.find((board) => board.link === link);
    setBroken(false);
    go(seed, chosen === undefined ? null : { link, board: chosen.set.board }, false);
  };
  return (
    <>
      {broken && (
        <p class="drill-notice" role="status">
          {words('broken')}
        </p>
      )}
      {(boards.length > 0 || own !== null) && (
        <label class="drill-on">
          {words('board')}
          <select value={own?.link ?? ''} onChange={({ currentTarget: { value } }) => choose(value)}>
            <option value="">{words('board.random')}</option>
            {own !== null && boards.every(({ link }) => link !== own.link) && (
              <option value={own.link}>{words('board.linked')}</option>
            )}
            {boards.map(({ id, link, name, set }) => (
              <option key={id} value={link}>
                {name || words('board.unnamed', { n: set.board.points.length })}
              </option>
            ))}
          </select>
        </label>
      )}
      {drill === null ? (
        <p class="drill-notice" role="status">
          {words('board.small')}
        </p>
      ) : (
        <Exercise
          key={`${seed} ${own?.link}`}
          language={language}
          drill={drill}
          players={players}
          follows={follows}
          onChecked={keepPractised}
          nextLabel={words('next')}
          onNext={next}
        />
      )}
      <p class="drill-seed">{words('number', { seed })}</p>
    </>
  );
}
