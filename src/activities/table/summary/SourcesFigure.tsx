import { wordsFor } from 'words:summary';
import { BarPlot } from './BarPlot.tsx';
import { Figure, type FigureTable } from './Figure.tsx';
import type { ShownGame } from './shown-game.ts';

interface Props {
  readonly game: ShownGame;
  /** What came from somewhere, as the words name it. */
  readonly of: 'sources' | 'coins';
  /** Where it came from, and how much for each player. */
  readonly sources: readonly { readonly name: string; readonly values: readonly number[] }[];
  readonly totals: FigureTable['foot']['values'];
}

/** Where the points or the coins came from. */
export function SourcesFigure({ game: { language, players, indices }, of, sources, totals }: Props) {
  const words = wordsFor(language);
  return (
    <Figure
      language={language}
      heading={words(`${of}.heading`)}
      text={words(`${of}.text`)}
      players={players}
      table={{ rowsAre: words(`${of}.from`), rows: sources, foot: { name: words('total'), values: totals } }}
    >
      <BarPlot label={words(`${of}.label`)} indices={indices} groups={sources} />
    </Figure>
  );
}
