import { wilson } from '../figures.ts';
import { columns, percent } from '../table.ts';
import { firstWins, TARGET } from './match.ts';
import type { TournamentOptions } from './options.ts';

/** What a tournament prints: each pair of contestants in so many matches, with the first's wins and the 95 % interval (Wilson). */
export function* tournament({ games, among, seed }: TournamentOptions): Generator<string> {
  const pairs = among.flatMap((first, i) => among.slice(i + 1).map((second) => [first, second] as const));
  const rows = pairs.map((between) => {
    const wins = Array.from({ length: games }, (_, match) => firstWins(between, match, seed)).filter(Boolean).length;
    return [between.join(' – '), games, percent(wins / games), wilson(wins, games).map(percent).join(' – ')];
  });
  yield `${columns([['', `matches to ${TARGET}`, 'wins', '95 %'], ...rows])}\n`;
}
