import { wilson } from '../../src/simulator/figures.ts';
import { percent } from '../../src/simulator/table.ts';

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/**
 * How a level stood against an opponent, as a text: its share of the victories in games, with the 95 % interval (Wilson), and its mean
 * lead with twice its standard error. The leads may be those of the games, or of pairs of games on the same deal.
 */
export function standing(shares: readonly number[], leads: readonly number[], unit: 'VP' | 'points'): string {
  const games = shares.length;
  const wins = shares.reduce((sum, share) => sum + share, 0);
  const lead = mean(leads);
  const error = Math.sqrt(mean(leads.map((each) => (each - lead) ** 2)) / leads.length);
  return (
    `${percent(wins / games)} of ${games} games (95 %: ${wilson(wins, games).map(percent).join(' – ')}), ` +
    `lead ${lead.toFixed(1)} ± ${(2 * error).toFixed(1)} ${unit}`
  );
}
