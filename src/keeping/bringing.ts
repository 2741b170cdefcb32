import type { Read } from '../kit/reading.ts';
import type { Language } from '../words/languages.ts';
import { wordsReady } from '../words/ready.ts';
import { type AnySummary, newId } from './kept.ts';
import type { AnyProblem, Kind, Linked } from './kind.ts';
import type { Keeping, Source } from './news.ts';
import { beginOpening } from './opening.ts';
import { joinsKept } from './same-game.ts';
import type { TabGameOf } from './tab-game.ts';

/** Brings games to the table: kept ones, and those of links and files. What cannot be brought is told with `change`. */
export function bringingFor<Table, Summary extends AnySummary, Problem extends AnyProblem>(
  kind: Kind<Table, Summary, Problem>,
  language: Language,
  change: (changed: Partial<Keeping<Summary, Problem>>) => void,
  { tab, put, takeUp, hold, holdNew }: TabGameOf<Table, Summary, Problem>,
) {
  const { shelf, keptOf, readTable, incoming } = kind;
  const { gameOfShelf, readShelf, takeGame } = shelf;

  /** A table as a game of its own. */
  const keptNow = (table: Table) => keptOf(table, { id: newId(), name: '' }, new Date().toISOString());

  /** Brings a kept game to the table, and takes it from another tab where that is wanted; null where it cannot be had. */
  const bring = async (id: string, rob: boolean): Promise<Table | null> => {
    const listed = await gameOfShelf(id);
    if (listed === null || !(await hold(listed, rob))) return null;
    // What the other tab has kept until it let go.
    const game = (await takeGame(id)) ?? listed;
    const read = readTable(game);
    if (read.ok) {
      beginOpening(id);
      return read.table;
    }
    takeUp(null);
    change({ news: { type: 'unreadable', from: 'shelf', problems: read.problems } });
    await put({ ...game, summary: null });
    return null;
  };

  /** Brings a game to the table that comes from outside; it lies beside the others as soon as it has been shown. */
  const takeIn = (read: Read<{ readonly table: Table }, Problem>, from: Source): Table | null => {
    if (!read.ok) {
      change({ news: { type: 'unreadable', from, problems: read.problems } });
      return null;
    }
    holdNew(keptNow(read.table));
    change({ news: { type: 'brought', from } });
    return read.table;
  };

  /** Brings the game of a link to the table: as one of its own, or as the kept one that it joins. */
  const takeRead = async (linked: Linked<Table, Summary, Problem>): Promise<Table | null> => {
    if (!linked.ok) return takeIn(linked, 'link');
    const joins =
      typeof linked.joins === 'object'
        ? linked.joins
        : joinsKept(linked.table, keptNow(linked.table).summary, kind, linked.joins ? ['same', 'older'] : ['same']);
    const known = await joins.find((await readShelf()).games);
    if (known === undefined) return takeIn(linked, 'link');
    // Who opens the link wants the game here, wherever it was; what was kept of it there until now counts.
    takeUp(null);
    await hold(known, true);
    const joined = await joins.join((await takeGame(known.id)) ?? known);
    if (joined === null) return takeIn(linked, 'link');
    const { table, news } = joined;
    beginOpening(known.id);
    // What does not go further leaves what is kept as it is.
    if (news.course === 'newer') tab.unshown = keptOf(table, known, new Date().toISOString());
    change({ news });
    return table;
  };

  /**
   * Brings the game of a link to the table. The link leaves the address when that has been shown: until then, the game may be nowhere
   * else. A link that brings nothing stays there: one that is cut can be completed.
   */
  const takeLinked = async (linked: Awaited<ReturnType<typeof readLinked>>): Promise<Table | null> => {
    if (linked === null) return null;
    const table = await takeRead(linked.read);
    if (table !== null) tab.link = linked.hash;
    return table;
  };

  /** Reading what comes from outside is fetched when something comes; where that fails, it is said, and `again` is what tries it again. */
  const fetched = async <T>(reading: () => Promise<T>, again: () => void): Promise<T | null> => {
    try {
      return await reading();
    } catch {
      change({ news: { type: 'notFetched', again } });
      return null;
    }
  };
  const readLinked = () =>
    fetched(
      async () => {
        const { hash } = location;
        if (hash === '') return null;
        const { readLink } = await incoming();
        await wordsReady();
        const read = await readLink(hash, language);
        return read === null ? null : { hash, read };
      },
      () => dispatchEvent(new HashChangeEvent('hashchange')),
    );

  /** The game in a file; `again` opens it once more where what reads it could not be fetched. */
  const openFile = async (file: File, again: () => void) => {
    const reading = async () => {
      const { readFile } = await incoming();
      await wordsReady();
      return readFile(file, language);
    };
    const read = await fetched(reading, again);
    return read === null ? null : takeIn(read, 'file');
  };
  return { keptNow, bring, takeLinked, readLinked, openFile };
}
