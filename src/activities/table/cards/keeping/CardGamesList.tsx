import { wordsFor as tableWords } from 'words:card-table';
import { wordsFor } from 'words:games';
import { GamesList } from '../../../../keeping/GamesList.tsx';
import type { Showing } from '../../../../keeping/showing.ts';
import { whenInWords } from '../../../../keeping/when.ts';
import { type Language, locales } from '../../../../words/languages.ts';
import type { CardKeeper } from './card-games.ts';
import { Fault } from './Fault.tsx';
import { type CardSummary, readTable } from './kept-match.ts';
import { Statistics } from './Statistics.tsx';
import { titleOf } from './title.ts';

const SHOWING: Showing<CardSummary> = {
  titleOf,
  isOver: ({ over }) => over,
  Standing,
  Fault: ({ language, game }) => {
    const read = readTable(game);
    return read.ok ? null : <Fault language={language} problems={read.problems} />;
  },
};

function Standing({ language, summary }: { readonly language: Language; readonly summary: CardSummary }) {
  const words = tableWords(language);
  const { opponent, totals, games, over, changed } = summary;
  const number = new Intl.NumberFormat(locales[language]);
  const name = words(`driver.${opponent}`);
  return (
    <>
      <ul class="game-scores">
        <li>{words('points.of', { who: 'you', name, n: number.format(totals[0]) })}</li>
        <li>{words('points.of', { who: 'other', name, n: number.format(totals[1]) })}</li>
      </ul>
      <p class="game-when">
        {over ? wordsFor(language)('over') : words('row.games', { n: games })} ·{' '}
        {wordsFor(language)('changed', { when: whenInWords(language, changed) })}
      </p>
    </>
  );
}

interface Props {
  readonly language: Language;
  readonly keeping: CardKeeper;
  readonly onContinue: (id: string) => void;
  readonly onFile: (file: File) => void;
}

/** The matches of the card game in this browser, and all of them in figures. */
export function CardGamesList(props: Props) {
  return (
    <>
      <GamesList {...props} showing={SHOWING} />
      <Statistics language={props.language} games={props.keeping.games} />
    </>
  );
}
