import { wordsFor } from 'words:summary';
import { targetScore } from '../../../milestones/index.ts';
import { Figure } from './Figure.tsx';
import { LinePlot } from './LinePlot.tsx';
import { inTable, type ShownGame, turnName } from './shown-game.ts';

/** The points of the players over time. */
export function PointsFigure({ game }: { readonly game: ShownGame }) {
  const { language, players, indices, figures, before, finals, rounds } = game;
  const words = wordsFor(language);
  const most = rounds.length;
  const target = targetScore(players.length);
  return (
    <Figure
      language={language}
      heading={words('points.heading')}
      text={words('points.text', { target })}
      players={players}
      table={{
        rowsAre: words('turn'),
        rows: [
          { name: words('turn.start'), values: before },
          ...rounds.map((i) => ({
            name: String(i + 1),
            values: inTable(
              figures.map(({ turns }) => turns[i]?.score),
              language,
            ),
          })),
        ],
        foot: { name: words('turn.final'), values: finals },
      }}
    >
      <LinePlot
        label={words('points.label')}
        lines={figures.map(({ turns }, i) => ({
          index: indices[i] as number,
          // Whoever had a turn less waits there for the final scoring.
          values: [
            before[i] as number,
            ...rounds.map((turn) => (turns[turn] ?? turns.at(-1))?.score ?? (before[i] as number)),
            finals[i] as number,
          ],
        }))}
        along={words('axis.turn')}
        upwards={words('axis.vp')}
        placeName={(place) => (place === most + 1 ? words('axis.end') : place > most - 2 ? '' : turnName(place))}
        mark={{ value: target, name: words('target', { target }) }}
      />
    </Figure>
  );
}
