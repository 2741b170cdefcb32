import * as v from 'valibot';
import {
  BONUS_TILES,
  type FinalScoring,
  finalScoringOf,
  KINDS,
  type Kind,
  LIMITS,
  type Player,
  targetScore,
  type Worker,
  winnersOf,
} from '../../../milestones/index.ts';

const ENTRY = v.pipe(v.string(), v.maxLength(6));
const SEATS = 4;

/** What is entered on the end card, as it was typed: for each of four seats, and of each kind the workers and those with a bonus tile. */
export const END_ENTRIES = v.object({
  players: v.picklist([2, 3, 4]),
  equal: v.boolean(),
  vp: v.pipe(v.array(ENTRY), v.length(SEATS)),
  goods: v.pipe(v.array(ENTRY), v.length(SEATS)),
  workers: v.pipe(v.array(v.pipe(v.array(v.tuple([ENTRY, ENTRY])), v.length(KINDS.length))), v.length(SEATS)),
});
export type EndEntries = v.InferOutput<typeof END_ENTRIES>;

const four = <T>(make: () => T): T[] => Array.from({ length: SEATS }, make);

export const NOTHING_ENTERED: EndEntries = {
  players: 4,
  equal: false,
  vp: four(() => ''),
  goods: four(() => ''),
  workers: four(() => KINDS.map(() => ['', ''])),
};

/** Entries with another text for the points or the goods of a seat. */
export const withEntry = (entries: EndEntries, list: 'vp' | 'goods', seat: number, text: string): EndEntries => ({
  ...entries,
  [list]: entries[list].map((entry, i) => (i === seat ? text : entry)),
});

/** Entries with another text for the workers of a kind of a seat, or for those of them with a bonus tile. */
export const withCount = (
  entries: EndEntries,
  seat: number,
  kind: number,
  part: 'workers' | 'bonus',
  text: string,
): EndEntries => ({
  ...entries,
  workers: entries.workers.map((kinds, i) =>
    i === seat
      ? kinds.map(([workers, bonuses], k): [string, string] => {
          if (k !== kind) return [workers, bonuses];
          return part === 'workers' ? [text, bonuses] : [workers, text];
        })
      : kinds,
  ),
});

/** Why an entry cannot be, with the figures that its sentence needs, at the place where it stands: `vp.0`, `workers.0`, `bonus.0.quarryman`, `bonus`. */
export interface Fault {
  readonly at: string;
  readonly reason: 'letters' | 'negative' | 'too-high' | 'workers' | 'bonus' | 'all-bonus';
  readonly values: Readonly<Record<string, string | number>>;
}

export interface EndCard {
  readonly faults: readonly Fault[];
  readonly target: number;
  /** The players at the target before the final scoring (12.1). */
  readonly reached: readonly number[];
  /** Null while there are faults. */
  readonly result: {
    readonly scoring: FinalScoring;
    readonly totals: readonly number[];
    readonly goods: readonly number[];
    readonly winners: readonly number[];
    /** The players whose goods decide (12.7). */
    readonly tied: readonly number[];
  } | null;
}

/** The player board of somebody with so many workers of each kind. */
function boardOf(counts: Readonly<Record<Kind, readonly [workers: number, bonuses: number]>>): Worker[] {
  return KINDS.flatMap((kind) => {
    const [workers, bonuses] = counts[kind];
    return Array.from({ length: workers }, (_, i): Worker => ({ kind, number: 1, bonus: i < bonuses }));
  });
}

/**
 * The end of a game as entered: what cannot be, each at its place, and where nothing of the kind is found the majorities and the
 * winners (12.4–12.7).
 * @param bonusTiles how many bonus tiles there are: a board with more bushes than the printed one has more (4.3).
 */
export function endCard(entries: EndEntries, bonusTiles: number = BONUS_TILES): EndCard {
  const faults: Fault[] = [];
  const numberIn = (entry: string, at: string): number => {
    const text = entry.trim();
    if (text === '') return 0;
    if (/^\d+$/.test(text)) return Number(text);
    faults.push({ at, reason: /^[-−]\d+$/.test(text) ? 'negative' : 'letters', values: { entry: text } });
    return 0;
  };
  const target = targetScore(entries.players);
  const players = Array.from({ length: entries.players }, (_, seat): Player => {
    const vp = numberIn(entries.vp[seat] as string, `vp.${seat}`);
    if (vp > LIMITS.vp) faults.push({ at: `vp.${seat}`, reason: 'too-high', values: { limit: LIMITS.vp } });
    const counts = Object.fromEntries(
      KINDS.map((kind, i) => {
        const [workers, bonuses] = (entries.workers[seat] as EndEntries['workers'][number])[i] as [string, string];
        const counted = [
          numberIn(workers, `workers.${seat}.${kind}`),
          numberIn(bonuses, `bonus.${seat}.${kind}`),
        ] as const;
        if (counted[1] > counted[0])
          faults.push({
            at: `bonus.${seat}.${kind}`,
            reason: 'bonus',
            values: { bonus: counted[1], workers: counted[0] },
          });
        return [kind, counted];
      }),
    ) as Record<Kind, readonly [number, number]>;
    const n = KINDS.reduce((sum, kind) => sum + counts[kind][0], 0);
    if (n > 8) faults.push({ at: `workers.${seat}`, reason: 'workers', values: { n, limit: 8 } });
    const goods = numberIn(entries.goods[seat] as string, `goods.${seat}`);
    return {
      vp,
      goods: { stone: 0, wood: 0, sand: 0, grain: 0, coin: goods },
      piece: 'castle',
      spaces: n > 8 ? [] : boardOf(counts),
    };
  });
  const bonuses = entries.workers
    .slice(0, entries.players)
    .flat()
    .reduce((sum, [, bonus]) => sum + (/^\d+$/.test(bonus.trim()) ? Number(bonus) : 0), 0);
  if (bonuses > bonusTiles)
    faults.push({ at: 'bonus', reason: 'all-bonus', values: { n: bonuses, limit: bonusTiles } });
  const reached = [...players.keys()].filter((seat) => (players[seat] as Player).vp >= target);
  if (faults.length > 0) return { faults, target, reached, result: null };

  const scoring = finalScoringOf(players, entries.equal);
  const scored = players.map((player, seat) => ({
    ...player,
    vp: player.vp + KINDS.reduce((sum, kind) => sum + (scoring[kind].vp[seat] as number), 0),
  }));
  const most = Math.max(...scored.map(({ vp }) => vp));
  const best = [...scored.keys()].filter((seat) => scored[seat]?.vp === most);
  return {
    faults,
    target,
    reached,
    result: {
      scoring,
      totals: scored.map(({ vp }) => vp),
      goods: scored.map(({ goods }) => goods.coin),
      winners: winnersOf(scored),
      tied: best.length > 1 ? best : [],
    },
  };
}
