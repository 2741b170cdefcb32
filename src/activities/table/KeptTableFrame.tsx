import type { ComponentChildren, ComponentType, RefObject } from 'preact';
import type { AnySummary } from '../../keeping/kept.ts';
import type { AnyProblem } from '../../keeping/kind.ts';
import type { Keeper } from '../../keeping/use-keeper.ts';
import { Coming } from '../../ui/Coming.tsx';
import { CrashBoundary } from '../../ui/CrashBoundary.tsx';
import { download } from '../../ui/download.ts';
import { Live } from '../../ui/Live.tsx';
import type { Language } from '../../words/languages.ts';

interface NoticesProps<Kept> {
  readonly language: Language;
  readonly keeping: Kept;
  readonly onTakeOver: (id: string) => void;
}

interface Props<Table, Summary extends AnySummary, Problem extends AnyProblem> {
  readonly language: Language;
  readonly keeping: Keeper<Table, Summary, Problem>;
  /** What `useKeptTable` gives. */
  readonly kept: {
    readonly playing: boolean;
    readonly before: RefObject<HTMLElement>;
    readonly takeOver: (id: string) => void;
  };
  readonly Notices: ComponentType<NoticesProps<Keeper<Table, Summary, Problem>>>;
  readonly table: Table | null;
  /** The game as it is saved in a file, and a name for that; for one that cannot be shown. */
  readonly fileOf: (table: Table, now: string) => { readonly saved: unknown; readonly name: string };
  readonly onLeave: () => void;
  readonly title: string;
  /** The class of what stands in the place of the table, and what stands there above the choice. */
  readonly beforeStyled: string;
  readonly head: ComponentChildren;
  /** What is said until it is known whether there is a game to go on with; null from then on. */
  readonly loading: string | null;
  /** The games that are kept, and the set-up of a new one. */
  readonly choice: ComponentChildren;
  readonly children: (table: Table) => ComponentChildren;
}

/** The page of the table of either game: what there is to know about keeping, and the game that is played, or else the choice of one. */
export function KeptTableFrame<
  Table extends { readonly started: string },
  Summary extends AnySummary,
  Problem extends AnyProblem,
>(props: Props<Table, Summary, Problem>) {
  const { language, keeping, kept, Notices, table, onLeave } = props;
  const { keeper } = keeping;
  const save = () => {
    if (table === null) return;
    const { saved, name } = props.fileOf(table, new Date().toISOString());
    download(JSON.stringify(saved), name);
  };
  return (
    <>
      <Live as="div" of={keeping.news}>
        {(keeping.trouble !== null || keeping.news !== null) && (
          <Notices language={language} keeping={keeping} onTakeOver={kept.takeOver} />
        )}
      </Live>
      {table !== null && kept.playing ? (
        <CrashBoundary
          key={table.started}
          language={language}
          onCrash={keeper.crashed}
          onAgain={keeper.tryAgain}
          onLeave={onLeave}
          onSave={save}
        >
          {props.children(table)}
        </CrashBoundary>
      ) : (
        <section class={props.beforeStyled} ref={kept.before} tabIndex={-1} aria-label={props.title}>
          {props.head}
          {props.loading === null ? (
            props.choice
          ) : (
            <div class="table-loading">
              <Coming said={props.loading} />
            </div>
          )}
        </section>
      )}
    </>
  );
}
