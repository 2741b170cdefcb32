import './notices.css';
import { wordsFor } from 'words:games';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Problem as ProblemFound } from '../../milestones/index.ts';
import type { Language } from '../../words/languages.ts';
import { lazily } from '../ui/lazily.ts';
import { download } from './download.ts';
import { titleOf } from './title.ts';
import type { Keeper, News } from './use-keeper.ts';

const Problem = lazily(
  () => import('./Problem.tsx'),
  (module) => module.Problem,
);

interface Props {
  readonly language: Language;
  readonly keeping: Keeper;
  /** Takes a game from the tab that plays it. */
  readonly onTakeOver: (id: string) => void;
}

/** What players have to know about the keeping of their games. */
export function KeepingNotices({ language, keeping, onTakeOver }: Props) {
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
        <Told language={language} news={news} onClose={keeper.closeNews}>
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
          {news.type === 'crashed' && (
            <button type="button" class="button" onClick={() => download(news.game.text, titleOf(news.game, language))}>
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
  ({ reason }: ProblemFound) =>
    from !== 'link' || reason !== 'not-json';

/** The news that nobody wants to hear. */
const TROUBLES: readonly News['type'][] = ['unreadable', 'crashed', 'notFetched'];

interface ToldProps {
  readonly language: Language;
  readonly news: News;
  readonly onClose: () => void;
  /** What can be done about it. */
  readonly children: ComponentChildren;
}

function Told({ language, news, onClose, children }: ToldProps) {
  const words = wordsFor(language);
  const notice = useRef<HTMLDivElement>(null);
  // It answers what was pressed, which may stand far below; a game that has come is seen itself.
  useEffect(() => {
    if (news.type !== 'brought') notice.current?.scrollIntoView({ block: 'nearest' });
  }, [news]);
  return (
    <div ref={notice} class="keeping-notice" data-trouble={TROUBLES.includes(news.type) ? '' : undefined}>
      <p>
        {'game' in news
          ? words(`news.${news.type}`, { game: titleOf(news.game, language) })
          : words(`news.${news.type}`, 'from' in news ? { from: news.from } : {})}
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
