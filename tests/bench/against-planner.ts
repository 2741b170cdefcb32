/**
 * `npm run -s planner -- --games 100 --level master --ms 100 --width 60`: a level of the computer players against the planner of
 * `planner.ts`, on paired deals: each is played from every seat of the level. Prints the level's share of the victories with its
 * 95 % interval (Wilson), its lead in VP with that of twice its standard error, and the processor's milliseconds a turn of both.
 * With `--simulations` in the place of `--ms` a game follows from its seed alone.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { applyLegal, newGame, PRACTICE_SET, viewFor } from '../../src/milestones/index.ts';
import { type Enough, simulations, within } from '../../src/players/consider.ts';
import { LEVELS, playerOf } from '../../src/players/levels.ts';
import type { ComputerPlayer } from '../../src/players/player.ts';
import { oneOf, valuesIn, whole } from '../../src/simulator/arguments.ts';
import { planner } from './planner.ts';
import { standing } from './standing.ts';

const values = valuesIn(process.argv.slice(2), {
  games: { type: 'string' },
  level: { type: 'string', default: 'master' },
  players: { type: 'string', default: '2' },
  seed: { type: 'string', default: '1' },
  width: { type: 'string', default: '60' },
  ms: { type: 'string', default: '100' },
  simulations: { type: 'string' },
});
const level = oneOf('level', values.level, LEVELS);
const games = whole('games', values.games, 1, 100_000);
const players = whole('players', values.players, 2, 4);
const seed = whole('seed', values.seed, 0, 0x7fffffff);
const width = whole('width', values.width, 1, 10_000);
const ms = whole('ms', values.ms, 1, 60_000);

/** The time that this process has had on the processors: it is shared with others, and the clock would count theirs. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function enough(): Enough {
  if (values.simulations !== undefined) return simulations(whole('simulations', values.simulations, 1, 100_000));
  return within(ms, cpuMs);
}

const sides: readonly ComputerPlayer[] = [(view, random) => playerOf(level, enough())(view, random), planner(width)];
const spent = [0, 0];
const turns = [0, 0];

/** Plays a game and gives the level's share of the victory and its lead. */
function play(deal: number, seat: number): { readonly share: number; readonly lead: number } {
  const random = xoroshiro128plus(seed + deal);
  let game = newGame({ players, seed: uniformInt(random, 0, 0xffffffff), set: PRACTICE_SET });
  while (game.state.phase !== 'over') {
    const { player } = game.state;
    const side = player === seat ? 0 : 1;
    const begin = cpuMs();
    for (const action of (sides[side] as ComputerPlayer)(viewFor(game, player), random))
      game = applyLegal(game, action).game;
    (spent[side] as number) += cpuMs() - begin;
    (turns[side] as number)++;
  }
  const { winners } = game.state;
  const vp = game.state.players.map((each) => each.vp);
  return {
    share: winners.includes(seat) ? 1 / winners.length : 0,
    lead: (vp[seat] as number) - Math.max(...vp.filter((_, i) => i !== seat)),
  };
}

const results = Array.from({ length: games }, (_, game) => play(Math.floor(game / players), game % players));
const aTurn = [0, 1].map((side) => ((spent[side] as number) / (turns[side] as number)).toFixed(0));
console.log(
  `${level} against ${players - 1} × planner (width ${width}): ` +
    standing(
      results.map(({ share }) => share),
      results.map(({ lead }) => lead),
      'VP',
    ) +
    `, processor ${aTurn.join(' / ')} ms a turn`,
);
