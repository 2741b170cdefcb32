import { wordsFor } from 'words:drills';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { usePlayableBoards } from '../../entered-boards/use-boards.ts';
import { isActedEarly } from '../../kit/awake.ts';
import { bringSomeTime } from '../../kit/network.ts';
import { isKept } from '../../kit/storage-names.ts';
import { firstRead, linkTexts } from '../../links/mend.ts';
import { tidy } from '../../links/tidy.ts';
import { FetchNotice } from '../../ui/FetchNotice.tsx';
import { Live } from '../../ui/Live.tsx';
import { drawSeed } from '../../ui/seed.ts';
import { useFetched } from '../../ui/use-fetched.ts';
import type { Language } from '../../words/languages.ts';
import type { drillOf, drillOnBoard } from './draw-drill.ts';
import { type Drill, MOST_SEEDS, type Topic } from './drill.ts';
import { Exercise } from './Exercise.tsx';
import { showsBoard } from './Pictures.tsx';

interface Props {
  readonly language: Language;
  /** The drill that stands in the page: the first where none of its topic has been answered, or where this one is being answered. */
  readonly first: Drill;
  readonly players: readonly string[];
}

/** Which drill is wanted, on which board of a reader's own, if on one, by its link, and whether the reader comes to it from another one. */
interface Wanted {
  readonly seed: number;
  readonly link: string | null;
  readonly follows: boolean;
}

/** What draws the drills that do not stand in the page. */
interface Drawing {
  readonly drillOf: typeof drillOf;
  readonly drillOnBoard: typeof drillOnBoard;
}

/** It comes with the engine: nobody waits for it who begins with the drill in the page. */
const bringDrawing = (): Promise<Drawing> => import('./draw-drill.ts');

/** What reads boards of readers' own, which few have entered. */
const bringBoards = () => import('../../entered-boards/boards-store.ts');
type BoardsModule = Awaited<ReturnType<typeof bringBoards>>;

/** The seed in an address and the link of a board after it, null where there is none, `broken` where it is none. */
function placeIn(hash: string): Pick<Wanted, 'seed' | 'link'> | null | 'broken' {
  if (hash.length < 2) return null;
  const [place = '', ...rest] = tidy(hash).split('/');
  const isSeed = (text: string) => /^\d+$/.test(text) && Number(text) < MOST_SEEDS;
  const seed = firstRead(linkTexts(place, ''), (text) => (isSeed(text) ? Number(text) : null));
  return seed === null ? 'broken' : { seed, link: rest.join('/') || null };
}

/** Under what it is kept that a drill of a topic has been answered: that it is kept says so. */
const practised = (topic: Topic) => `practised-${topic}`;

/** The drills of a topic, one after the other. The address names the one that is shown, so that it can be handed on. */
export default function Drills({ language, first, players }: Props) {
  const words = wordsFor(language);
  const { topic } = first;
  const inPage: Wanted = { seed: first.seed, link: null, follows: false };
  const [wanted, want] = useState(inPage);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [reading, setReading] = useState<BoardsModule | null>(null);
  const isOnOwn = wanted.link !== null;
  const isInPage = wanted.seed === first.seed && !isOnOwn;
  const isMissing = !isInPage && (drawing === null || (isOnOwn && reading === null));
  const { state, again } = useFetched(isMissing && (isOnOwn ? 'on own' : 'drawn'), async () => {
    const [drawing, reading] = await Promise.all([bringDrawing(), isOnOwn ? bringBoards() : null]);
    setDrawing(drawing);
    if (reading !== null) setReading(reading);
  });
  // Until it is there, what is shown stays; where it is not what the reader came for, it takes no answer that would be lost.
  const { seed, link, follows } = isMissing ? inPage : wanted;
  const found = useMemo(
    () =>
      reading === null || link === null
        ? null
        : firstRead(linkTexts(link, ''), (text) => {
            const set = reading.setOfLink(text);
            return set === null ? null : { set, text };
          }),
    [link, reading],
  );
  const own = found?.set ?? null;
  const isBrokenLink = link !== null && own === null;
  const boards = usePlayableBoards(showsBoard(topic));
  const [broken, setBroken] = useState(false);
  const drill = useMemo(() => {
    if (isInPage || drawing === null) return first;
    return own === null ? drawing.drillOf(topic, seed) : drawing.drillOnBoard(topic, seed, own.board);
  }, [seed, own]);

  const go = (to: number, link: string | null, follows: boolean) => {
    history.replaceState(history.state, '', link === null ? `#${to}` : `#${to}/${link}`);
    want({ seed: to, link, follows });
  };
  // Before the reader can press anything: an address may name another drill than the one in the page.
  useLayoutEffect(() => {
    const follow = () => {
      const named = placeIn(location.hash);
      setBroken(named === 'broken');
      const isFirst = !isKept(practised(topic)) || isActedEarly();
      if (named === null) return go(isFirst ? first.seed : drawSeed(), null, false);
      // A link that is cut stays in the address, so that it can be completed.
      want({ ...(named === 'broken' ? { seed: drawSeed(), link: null } : named), follows: false });
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const next = () => {
    setBroken(false);
    go(drawSeed(), isBrokenLink ? null : link, true);
  };
  const keepPractised = () => {
    // The next one is wanted soon.
    void bringSomeTime(bringDrawing);
    void bringSomeTime(() => import('./practised-store.ts')).then((store) => store.keepPractised(practised(topic)));
  };
  const choose = (link: string) => {
    setBroken(false);
    go(wanted.seed, link === '' ? null : link, false);
  };
  return (
    <>
      {(broken || isBrokenLink) && (
        <Live class="drill-notice" of={wanted}>
          {words('broken')}
        </Live>
      )}
      {(boards.length > 0 || own !== null) && (
        <label class="drill-on notranslate">
          {words('board')}
          <select value={found?.text ?? ''} onChange={({ currentTarget: { value } }) => choose(value)}>
            <option value="">{words('board.random')}</option>
            {found !== null && boards.every((board) => board.link !== found.text) && (
              <option value={found.text}>{words('board.linked')}</option>
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
        <Live class="drill-notice" of={wanted}>
          {words('board.small')}
        </Live>
      ) : (
        <div inert={isMissing && !wanted.follows}>
          <Exercise
            key={`${seed} ${found?.text ?? null}`}
            language={language}
            drill={drill}
            players={players}
            follows={follows}
            onChecked={keepPractised}
            nextLabel={words('next')}
            onNext={next}
          />
        </div>
      )}
      {isMissing && state !== 'here' && <FetchNotice state={state} onAgain={again} />}
      <p class="drill-seed notranslate">{words('number', { seed })}</p>
    </>
  );
}
