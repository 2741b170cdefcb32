import { type Key, wordsFor } from 'words:summary';
import { useMemo } from 'preact/hooks';
import { PlayerMark } from '../../../board/pieces/icons.tsx';
import { pieceOf } from '../../../board/seats/SeatStrip.tsx';
import type { TableGame } from '../../../machines/game.ts';
import { gameOf } from '../../../milestones/history.ts';
import { targetScore, VP_SOURCES } from '../../../milestones/index.ts';
import { playerIn } from '../../../telling/reader.ts';
import { type Language, locales } from '../../../words/languages.ts';
import { BarPlot } from './BarPlot.tsx';
import { ColumnPlot } from './ColumnPlot.tsx';
import { Figure } from './Figure.tsx';
import { COIN_SOURCES, figuresOf } from './figures.ts';
import { LinePlot } from './LinePlot.tsx';
import { LineSample } from './Sign.tsx';

interface Props {
  readonly language: Language;
  readonly table: TableGame;
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** Turns of which the number is written below a plot. */
const NAMED = 5;

/** A finished game in figures: the points over time, where they came from, the yield of every turn, and the coins. */
export function Summary({ language, table: { history, seats } }: Props) {
  const words = wordsFor(language);
  const number = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 });
  const figures = useMemo(() => figuresOf(history), [history]);
  const { state } = gameOf(history);
  const indices = seats.map(pieceOf);
  const players = seats.map(({ name }) => name);
  const most = Math.max(...figures.map(({ turns }) => turns.length));
  const rounds = Array.from({ length: most }, (_, i) => i);
  const finals = state.players.map(({ vp }) => vp);
  const before = figures.map((player) => player.before);
  const target = targetScore(seats.length);
  const turnName = (turn: number) => (turn > 0 && turn % NAMED === 0 ? String(turn) : '');
  const inTable = (values: readonly (number | undefined)[]) => values.map((value) => value ?? words('none'));

  const sources = VP_SOURCES.map((source) => ({
    name: words(`source.${source}` as Key),
    values: figures.map((player) => player.sources[source]),
  }));
  const fromBefore = before.some((vp) => vp > 0) ? [{ name: words('source.before'), values: before }] : [];
  const sourceRows = [...fromBefore, ...sources];
  const coins = COIN_SOURCES.map((source) => ({
    name: words(`coins.${source}`),
    values: figures.map((player) => player.coins[source]),
  }));
  const yields = figures.map(({ turns }) => turns.map(({ goods }) => goods));
  const means = yields.map((goods) => number.format(sum(goods) / Math.max(1, goods.length)));
  const highestYield = Math.max(...yields.flat());

  return (
    <section class="summary">
      <h2>{words('heading')}</h2>
      <ul class="summary-legend" aria-label={words('legend')}>
        {seats.map((seat, i) => (
          <li key={seat.name}>
            <LineSample index={indices[i] as number} />
            <PlayerMark index={indices[i] as number} /> {seat.name}
          </li>
        ))}
      </ul>
      <div class="summary-figures">
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
                values: inTable(figures.map(({ turns }) => turns[i]?.score)),
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
        <Figure
          language={language}
          heading={words('yield.heading')}
          text={words('yield.text')}
          players={players}
          table={{
            rowsAre: words('turn'),
            rows: rounds.map((i) => ({ name: String(i + 1), values: inTable(yields.map((goods) => goods[i])) })),
            foot: { name: words('yield.mean'), values: means },
          }}
        >
          {yields.map((goods, i) => (
            <div key={players[i]} class="summary-yield">
              <p>
                <PlayerMark index={indices[i] as number} />{' '}
                {words('yield.player', { player: players[i] as string, mean: means[i] as string })}
              </p>
              <ColumnPlot
                label={words('yield.label', playerIn(players[i] as string, language))}
                index={indices[i] as number}
                values={goods}
                places={most}
                highest={highestYield}
                placeName={(place) => turnName(place + 1)}
              />
            </div>
          ))}
        </Figure>
        <Figure
          language={language}
          heading={words('sources.heading')}
          text={words('sources.text')}
          players={players}
          table={{
            rowsAre: words('sources.from'),
            rows: sourceRows,
            foot: { name: words('total'), values: finals },
          }}
        >
          <BarPlot label={words('sources.label')} indices={indices} groups={sourceRows} />
        </Figure>
        <Figure
          language={language}
          heading={words('coins.heading')}
          text={words('coins.text')}
          players={players}
          table={{
            rowsAre: words('coins.from'),
            rows: coins,
            foot: { name: words('total'), values: figures.map((player) => sum(Object.values(player.coins))) },
          }}
        >
          <BarPlot label={words('coins.label')} indices={indices} groups={coins} />
        </Figure>
      </div>
      <p class="summary-print">
        <button type="button" class="button" data-quiet onClick={() => print()}>
          {words('print')}
        </button>
      </p>
    </section>
  );
}
