import { VP_SOURCES } from '../milestones/index.ts';
import type { Calibration } from './calibration.ts';
import { type Figures, type Spread, SUPPLIES } from './figures.ts';

type Cell = string | number;

/** A share, from 0 to 1, in per cent with one decimal. */
export const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const decimal = (value: number) => value.toFixed(1);

/** Cells in columns: the first to the left, the others to the right. */
export function columns(rows: readonly (readonly Cell[])[]): string {
  const texts = rows.map((row) => row.map(String));
  const width = (i: number) => Math.max(...texts.map((row) => row[i]?.length ?? 0));
  return texts
    .map((row) => row.map((text, i) => (i === 0 ? text.padEnd(width(i)) : text.padStart(width(i)))))
    .map((row) => row.join('  ').trimEnd())
    .join('\n');
}

/** The figures of a run as a text of a few tables. */
export function tableOf(figures: Figures): string {
  const { games, endedBy, vp, seats, supplies, openings } = figures;
  const total = VP_SOURCES.reduce((sum, source) => sum + vp[source], 0);
  const spread = (name: string, { mean, min, max, deciles }: Spread) => [name, decimal(mean), min, ...deciles, max];
  const tables = [
    [
      ['games', games],
      ['ended by score', percent(endedBy.score)],
      ['ended by the last tile', percent(endedBy['last-tile'])],
      ['different openings that won', openings.different],
      ['the commonest of them', percent(openings.commonest)],
    ],
    [
      ['', 'mean', 'min', ...[10, 20, 30, 40, 50, 60, 70, 80, 90].map((part) => `${part} %`), 'max'],
      spread('turns', figures.turns),
      spread('actions', figures.actions),
      spread('score', figures.scores),
      spread('winning score', figures.winningScores),
    ],
    [
      ['VP from', 'a player', 'share'],
      ...VP_SOURCES.map((source) => [source, vp[source].toFixed(2), percent(vp[source] / total)]),
    ],
    [
      ['seat from the starting player', 'wins', '95 %', 'mean score'],
      ...seats.map(({ rate, interval, score }, seat) => [
        seat + 1,
        percent(rate),
        interval.map(percent).join(' – '),
        decimal(score),
      ]),
    ],
    [
      ['used', 'a game', 'used up in'],
      ...SUPPLIES.map((supply) => [supply, decimal(supplies[supply].used), percent(supplies[supply].usedUp)]),
    ],
  ];
  return `${tables.map(columns).join('\n\n')}\n`;
}

/** How good forecasts were, as a text: the Brier score, and a table of what was foreseen and what came. */
export function calibrationTable({ count, brier, ofNobody, tenths }: Calibration): string {
  const score = `Brier score ${brier.toFixed(4)} (naming the mean always: ${ofNobody.toFixed(4)}), ${count} forecasts`;
  const rows = tenths.map(({ count, foreseen, came }) => ['', percent(foreseen), percent(came), count]);
  return `${score}\n${columns([['', 'foreseen', 'came', 'forecasts'], ...rows])}\n`;
}
