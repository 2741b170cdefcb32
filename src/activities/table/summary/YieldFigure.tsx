import { wordsFor } from 'words:summary';
import { PlayerMark } from '../../../board/pieces/icons.tsx';
import { playerIn } from '../../../telling/reader.ts';
import { locales } from '../../../words/languages.ts';
import { ColumnPlot } from './ColumnPlot.tsx';
import { Figure } from './Figure.tsx';
import { inTable, type ShownGame, turnName } from './shown-game.ts';

const meanOf = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / Math.max(1, numbers.length);

/** The goods that workers have yielded in every turn. */
export function YieldFigure({ game }: { readonly game: ShownGame }) {
  const { language, players, indices, figures, rounds } = game;
  const words = wordsFor(language);
  const number = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 });
  const yields = figures.map(({ turns }) => turns.map(({ goods }) => goods));
  const means = yields.map(meanOf);
  const written = means.map((mean) => number.format(mean));
  const highest = Math.max(...yields.flat());
  return (
    <Figure
      language={language}
      heading={words('yield.heading')}
      text={words('yield.text')}
      players={players}
      table={{
        rowsAre: words('turn'),
        rows: rounds.map((i) => ({
          name: String(i + 1),
          values: inTable(
            yields.map((goods) => goods[i]),
            language,
          ),
        })),
        foot: { name: words('yield.mean'), values: written },
      }}
    >
      {yields.map((goods, i) => (
        <div key={players[i]} class="summary-yield">
          <p>
            <PlayerMark index={indices[i] as number} />{' '}
            {words('yield.player', { player: players[i] as string, mean: written[i] as string })}
          </p>
          <ColumnPlot
            label={words('yield.label', playerIn(players[i] as string, language))}
            index={indices[i] as number}
            values={goods}
            mean={means[i] as number}
            places={rounds.length}
            highest={highest}
            placeName={(place) => turnName(place + 1)}
          />
        </div>
      ))}
    </Figure>
  );
}
