import { KeepingNotices } from '../../../../keeping/KeepingNotices.tsx';
import type { Language } from '../../../../words/languages.ts';
import type { CardKeeper } from './card-games.ts';
import { Fault } from './Fault.tsx';
import { titleOf } from './title.ts';

interface Props {
  readonly language: Language;
  readonly keeping: CardKeeper;
  /** Takes a match from the tab that plays it. */
  readonly onTakeOver: (id: string) => void;
}

/** What players have to know about the keeping of their matches. */
export function CardGamesNotices(props: Props) {
  return <KeepingNotices {...props} saying={{ titleOf, Problem: Fault }} />;
}
