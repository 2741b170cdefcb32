import { KeepingNotices } from '../../../keeping/KeepingNotices.tsx';
import { lazily } from '../../../ui/lazily.ts';
import type { Language } from '../../../words/languages.ts';
import type { BoardKeeper } from './board-games.ts';
import { titleOf } from './title.ts';

const Problem = lazily(
  () => import('./Problem.tsx'),
  (module) => module.Problem,
);

interface Props {
  readonly language: Language;
  readonly keeping: BoardKeeper;
  /** Takes a game from the tab that plays it. */
  readonly onTakeOver: (id: string) => void;
}

/** What players have to know about the keeping of their games of Milestones. */
export function BoardGamesNotices(props: Props) {
  return <KeepingNotices {...props} saying={{ titleOf, Problem }} />;
}
