import { type GameEvent, POINT_SOURCES, type PointSource, type Score } from '../../thousand-miles/index.ts';
import { type Spread, spreadOf, wilson } from '../figures.ts';
import { columns, percent } from '../table.ts';
import type { PlayedGame } from './play.ts';

/** What is counted in one game. */
interface Summed {
  readonly actions: number;
  readonly attacks: number;
  readonly coups: number;
  readonly discards: number;
  readonly endedBy: 'trip' | 'delayed' | 'no-cards';
  /** The starter's first. */
  readonly scores: readonly [Score, Score];
}

function summed({ start, actions, events, end, scores }: PlayedGame): Summed {
  const count = (type: GameEvent['type']) => events.filter((event) => event.type === type).length;
  const { completedBy, deckCount } = end.state;
  const [first, second] = scores;
  return {
    actions: actions.length,
    attacks: count('attacked'),
    coups: count('coup-fourre'),
    discards: count('discarded'),
    endedBy: completedBy === null ? 'no-cards' : deckCount > 0 ? 'trip' : 'delayed',
    scores: start.options.starter === 0 ? [first, second] : [second, first],
  };
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The figures of at least one game, as a text of a few tables. */
export function tableOf(played: Iterable<PlayedGame>): string {
  const games = Array.from(played, summed);
  const mean = (figure: (game: Summed) => number) => meanOf(games.map(figure));
  const endedBy = (end: Summed['endedBy']) => percent(mean((game) => Number(game.endedBy === end)));
  const spread = (name: string, { mean, min, max, deciles }: Spread) => [name, mean.toFixed(1), min, ...deciles, max];
  const from = (source: PointSource | 'total') => mean(({ scores }) => (scores[0][source] + scores[1][source]) / 2);
  const seat = (name: string, place: 0 | 1) => {
    const other = place === 0 ? 1 : 0;
    // Where both have the same, it is half a win for each.
    const share = mean(({ scores }) => 0.5 + Math.sign(scores[place].total - scores[other].total) / 2);
    const interval = wilson(share * games.length, games.length);
    return [
      name,
      percent(share),
      interval.map(percent).join(' – '),
      mean(({ scores }) => scores[place].total).toFixed(1),
    ];
  };
  const tables = [
    [
      ['games', games.length],
      ['trip completed', endedBy('trip')],
      ['the same, with an empty deck', endedBy('delayed')],
      ['no cards left', endedBy('no-cards')],
    ],
    [
      ['', 'mean', 'min', ...[10, 20, 30, 40, 50, 60, 70, 80, 90].map((part) => `${part} %`), 'max'],
      spread('cards played and discarded', spreadOf(games.map(({ actions }) => actions))),
      spread('discards', spreadOf(games.map(({ discards }) => discards))),
      spread('action cards', spreadOf(games.map(({ attacks }) => attacks))),
      spread('coups-fourrés', spreadOf(games.map(({ coups }) => coups))),
      spread('points', spreadOf(games.flatMap(({ scores }) => scores.map(({ total }) => total)))),
    ],
    [
      ['points from', 'a driver', 'share'],
      ...POINT_SOURCES.map((source) => [source, from(source).toFixed(1), percent(from(source) / from('total'))]),
    ],
    [['', 'more points', '95 %', 'mean points'], seat('starter', 0), seat('second', 1)],
  ];
  return `${tables.map(columns).join('\n\n')}\n`;
}
