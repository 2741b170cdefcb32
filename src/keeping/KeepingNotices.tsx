import './notices.css';
import { wordsFor } from 'words:games';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { download } from '../ui/download.ts';
import type { Language } from '../words/languages.ts';
import { isCut } from './cut.ts';
import type { AnySummary } from './kept.ts';
import type { AnyProblem } from './kind.ts';
import type { News } from './news.ts';
import type { Showing } from './showing.ts';
import type { Keeper } from './use-keeper.ts';

/** How what is wrong with the games of one kind is said. */
interface Saying<Summary extends AnySummary, Problem extends AnyProblem> {
  readonly titleOf: Showing<Summary>['titleOf'];
  /** The first fault of a game that cannot be read. */
  readonly Problem: ComponentType<{ readonly language: Language; readonly problems: readonly Problem[] }>;
}

interface Props<Table, Summary extends AnySummary, Problem extends AnyProblem> {
  readonly language: Language;
  readonly keeping: Keeper<Table, Summary, Problem>;
  readonly saying: Saying<Summary, Problem>;
  /** Takes a game from the tab that plays it. */
  readonly onTakeOver: (id: string) => void;
}

/** What players have to know about the keeping of their games. */
export function KeepingNotices<Table, Summary extends AnySummary, Problem extends AnyProblem>({
  language,
  keeping,
  saying,
  onTakeOver,
}: Props<Table, Summary, Problem>) {
  const { trouble, news, keeper } = keeping;
  const words = wordsFor(language);
  return (
    <>
      {trouble !== null && (
        <div class="keeping-notice" data-trouble>
          <p>{words(`trouble.${trouble}`)}</p>
        </div>
      )}
      {news !== null && (
        <Told language={language} news={news} saying={saying} onClose={keeper.closeNews}>
          {news.type === 'elsewhere' && (
            <button type="button" class="button" onClick={() => onTakeOver(news.game.id)}>
              {words('news.takeOver')}
            </button>
          )}
          {news.type === 'notFetched' && (
            <button type="button" class="button" onClick={news.again}>
              {words('news.again')}
            </button>
          )}
          {news.type === 'joined' && news.course === 'parted' && (
            <a class="button" href={news.apart}>
              {words('news.apart')}
            </a>
          )}
          {news.type === 'crashed' && (
            <button
              type="button"
              class="button"
              onClick={() => download(news.game.text, saying.titleOf(news.game, language))}
            >
              {words('download')}
            </button>
          )}
        </Told>
      )}
    </>
  );
}

/** Of a link that is damaged nothing more can be said: it is no file. */
const isTelling =
  (from: string) =>
  ({ reason }: AnyProblem) =>
    from !== 'link' || reason !== 'not-json';

/** Where something comes from that is told, and whether it is a link that is cut. */
const sourceOf = (news: { readonly from: string; readonly problems?: readonly AnyProblem[] }) =>
  news.from === 'link' && news.problems !== undefined && isCut({ ok: false, problems: news.problems })
    ? 'cut'
    : news.from;

/** The news that nobody wants to hear. */
const TROUBLES: readonly News<never, never>['type'][] = ['unreadable', 'crashed', 'notFetched'];

interface ToldProps<Summary extends AnySummary, Problem extends AnyProblem> {
  readonly language: Language;
  readonly news: News<Summary, Problem>;
  readonly saying: Saying<Summary, Problem>;
  readonly onClose: () => void;
  /** What can be done about it. */
  readonly children: ComponentChildren;
}

function Told<Summary extends AnySummary, Problem extends AnyProblem>({
  language,
  news,
  saying: { titleOf, Problem },
  onClose,
  children,
}: ToldProps<Summary, Problem>) {
  const words = wordsFor(language);
  const notice = useRef<HTMLDivElement>(null);
  // It answers what was pressed, which may stand far below; a game that has come is seen itself.
  useEffect(() => {
    if (news.type !== 'brought' && news.type !== 'joined') notice.current?.scrollIntoView({ block: 'nearest' });
  }, [news]);
  return (
    <div ref={notice} class="keeping-notice" data-trouble={TROUBLES.includes(news.type) ? '' : undefined}>
      <p>
        {news.type === 'joined'
          ? `${words('news.joined', { game: titleOf(news.game, language), course: news.course })} ${news.told}`
          : 'game' in news
            ? words(`news.${news.type}`, { game: titleOf(news.game, language) })
            : words(`news.${news.type}`, 'from' in news ? { from: sourceOf(news) } : {})}
        {news.type === 'unreadable' && (
          <>
            {' '}
            <Problem language={language} problems={news.problems.filter(isTelling(news.from))} />
          </>
        )}
      </p>
      <p class="keeping-buttons">
        {children}
        <button type="button" class="button" data-quiet onClick={onClose}>
          {words('news.close')}
        </button>
      </p>
    </div>
  );
}
