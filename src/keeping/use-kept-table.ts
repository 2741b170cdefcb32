import { useEffect, useRef } from 'preact/hooks';
import { toTop } from '../ui/to-top.ts';
import type { AnySummary } from './kept.ts';
import type { AnyProblem } from './kind.ts';
import type { Keeper } from './use-keeper.ts';
import { useWakeLock } from './wake-lock.ts';

/** The table that kept games come to. */
interface At<Table> {
  readonly table: Table | null;
  readonly waitsFor: string;
  readonly onOpen: (table: Table) => void | Promise<void>;
  /** The game at the table goes on. */
  readonly onResume: () => void | Promise<void>;
}

/**
 * Brings kept games to a table – from the list, a file, a link in the address – and keeps the one that has been shown there. The
 * screen stays awake while it is played.
 */
export function useKeptTable<
  Table extends { readonly history: { readonly start: unknown } },
  Summary extends AnySummary,
  Problem extends AnyProblem,
>({ keeper, current }: Keeper<Table, Summary, Problem>, { table, waitsFor, onOpen, onResume }: At<Table>) {
  const playing = waitsFor !== 'setup' && waitsFor !== 'loading';
  const open = async (brought: Promise<Table | null>) => {
    const opened = await brought;
    if (opened !== null) await onOpen(opened);
  };
  const openFile = (file: File): void => void open(keeper.openFile(file, () => openFile(file)));
  const goOn = async (id: string) => {
    if (id !== current) return open(keeper.open(id, false));
    keeper.tryAgain();
    await onResume();
  };
  /** What stands in the place of a table that has been left. */
  const before = useRef<HTMLElement>(null);
  useEffect(() => {
    if (waitsFor !== 'setup') return;
    void keeper.refresh();
    if (table === null) return;
    // Whoever comes from far down beside a table begins at the top; the button that was pressed there has gone with it.
    toTop();
    if (document.activeElement === document.body) before.current?.focus({ preventScroll: true });
  }, [waitsFor]);
  useEffect(() => {
    const follow = () => void open(keeper.openLink());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  // When the table has been seen, and not only drawn: what makes the page hang is not kept. Whatever comes to the table has a
  // beginning of its own, be it the same game as before, gone further by a link.
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => void keeper.shown());
    return () => clearTimeout(timer);
  }, [playing, table?.history.start, current]);
  useWakeLock(playing && waitsFor !== 'over');
  return { playing, before, goOn, openFile, takeOver: (id: string) => open(keeper.open(id, true)) };
}
