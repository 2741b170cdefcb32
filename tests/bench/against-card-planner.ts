/**
 * `npm run -s card-planner -- --games 2000`: the racer of the card game, or the learner with `--level learner`, against the planner of
 * `card-planner.ts`. Each deal is played twice, the second time with hands exchanged. Prints who had more points, the lead in points (its
 * error is that of pairs), and the processor's milliseconds an action of both. Games follow from `--seed` and `--samples` alone.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { oneOf, valuesIn, whole } from '../../src/simulator/arguments.ts';
import { play } from '../../src/simulator/thousand-miles/play.ts';
import { newGame, otherThan, type Seat } from '../../src/thousand-miles/index.ts';
import { LEVELS, PLAYER } from '../../src/thousand-miles/players/levels.ts';
import type { CardPlayer } from '../../src/thousand-miles/players/player.ts';
import { cardPlanner } from './card-planner.ts';
import { standing } from './standing.ts';

const values = valuesIn(process.argv.slice(2), {
  games: { type: 'string' },
  level: { type: 'string', default: 'racer' },
  seed: { type: 'string', default: '1' },
  samples: { type: 'string', default: '20' },
});
const level = oneOf('level', values.level, LEVELS);
const pairs = whole('games', values.games, 2, 1_000_000) >> 1;
const seed = whole('seed', values.seed, 0, 0x7fffffff);
const samples = whole('samples', values.samples, 1, 10_000);

/** The time on the processors, and the actions, of a player. */
interface Spent {
  ms: number;
  actions: number;
}
const spent: readonly [Spent, Spent] = [
  { ms: 0, actions: 0 },
  { ms: 0, actions: 0 },
];

/** A player whose time is counted. */
const timed =
  (player: CardPlayer, on: Spent): CardPlayer =>
  (view, random) => {
    const begin = process.cpuUsage();
    const action = player(view, random);
    const { user, system } = process.cpuUsage(begin);
    on.ms += (user + system) / 1000;
    on.actions++;
    return action;
  };
const ours = timed(PLAYER[level], spent[0]);
const theirs = timed(cardPlanner(samples), spent[1]);

/** The lead of the level in a game of a deal, from a seat. The drivers start by turns. */
function leadFrom(seat: Seat, deal: number): number {
  const random = xoroshiro128plus(seed + deal);
  const start = newGame({ seed: uniformInt(random, 0, 0xffffffff), starter: deal % 2 === 0 ? 0 : 1 });
  const { scores } = play(start, seat === 0 ? [ours, theirs] : [theirs, ours], random);
  return scores[seat].total - scores[otherThan(seat)].total;
}

const leads = Array.from({ length: pairs }, (_, deal) => [leadFrom(0, deal), leadFrom(1, deal)] as const);
console.log(
  `${level} against the planner (${samples} samples): ` +
    standing(
      // Where both have the same, it is half a win for each.
      leads.flat().map((lead) => (1 + Math.sign(lead)) / 2),
      leads.map(([first, second]) => (first + second) / 2),
      'points',
    ) +
    `, processor ${spent.map(({ ms, actions }) => (ms / actions).toFixed(2)).join(' / ')} ms an action`,
);
