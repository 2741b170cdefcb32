import { useMemo, useState } from 'preact/hooks';
import { firstRead, textsOf } from '../../links/mend.ts';
import { useFetched } from '../../ui/use-fetched.ts';
import type { drillOf, drillOnBoard } from './draw-drill.ts';
import type { Drill } from './drill.ts';
import { inPage, type Wanted } from './use-wanted.ts';

/** What draws the drills that do not stand in the page. */
interface Drawing {
  readonly drillOf: typeof drillOf;
  readonly drillOnBoard: typeof drillOnBoard;
}

/** It comes with the engine: nobody waits for it who begins with the drill in the page. */
export const bringDrawing = (): Promise<Drawing> => import('./draw-drill.ts');

/** What reads boards of readers' own, which few have entered. */
const bringBoards = () => import('../../entered-boards/boards-store.ts');
type BoardsModule = Awaited<ReturnType<typeof bringBoards>>;

/**
 * The drill that is wanted, once what draws it is there: until then what is shown stays, and `isMissing`. `drill` is null where the
 * topic has none on the board that the link names.
 */
export function useDrawn(first: Drill, wanted: Wanted) {
  const { topic } = first;
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [reading, setReading] = useState<BoardsModule | null>(null);
  const isOnOwn = wanted.link !== null;
  const isInPage = wanted.seed === first.seed && !isOnOwn;
  const isMissing = !isInPage && (drawing === null || (isOnOwn && reading === null));
  const fetching = useFetched(isMissing && (isOnOwn ? 'on own' : 'drawn'), async () => {
    const [drawing, reading] = await Promise.all([bringDrawing(), isOnOwn ? bringBoards() : null]);
    setDrawing(drawing);
    if (reading !== null) setReading(reading);
  });
  const { seed, link, follows } = isMissing ? inPage(first) : wanted;
  /** The reader's own board that the link names, and the link as it could be read. */
  const own = useMemo(
    () =>
      reading === null || link === null
        ? null
        : firstRead(textsOf(link), (text) => {
            const set = reading.setOfLink(text);
            return set === null ? null : { set, text };
          }),
    [link, reading],
  );
  const set = own?.set ?? null;
  const drill = useMemo(() => {
    if (isInPage || drawing === null) return first;
    return set === null ? drawing.drillOf(topic, seed) : drawing.drillOnBoard(topic, seed, set.board);
  }, [seed, set]);
  return { drill, seed, link, follows, own, isMissing, fetching };
}
