import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Contest, Pairing } from './contest.ts';
import type { Contestant } from './contestants.ts';
import { eloOf } from './elo.ts';
import { wilson } from './figures.ts';
import { QuietGame } from './quiet.ts';
import { columns, percent } from './table.ts';
import type { TournamentOptions } from './tournament-options.ts';
import type { Answer } from './tournament-worker.ts';

const THREADS = 3;

/** What came of a pairing. */
interface Standing extends Pairing {
  readonly games: number;
  /** Of the first; a shared victory counts by shares. */
  readonly wins: number;
  readonly rate: number;
  /** The 95 % interval around the rate (Wilson). */
  readonly interval: readonly [number, number];
}

/** The games of a tournament, pairing after pairing. */
function contestsOf({ games, players, boards, among, seed, thought }: TournamentOptions): Contest[] {
  const pairs = among.flatMap((second, i) => among.slice(i + 1).map((first) => [first, second] as const));
  return players.flatMap((count) =>
    boards.flatMap((board) =>
      pairs.flatMap((between) =>
        Array.from({ length: games }, (_, game) => ({ between, players: count, board, game, seed, thought })),
      ),
    ),
  );
}

/** Plays games in up to three threads and gives the first's share of each victory, in the order of the games. */
async function sharesOf(contests: readonly Contest[]): Promise<number[]> {
  const shares = new Array<number>(contests.length);
  let next = 0;
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./tournament-worker.ts', import.meta.url));
      let playing = -1;
      const goOn = () => {
        playing = next++;
        if (playing < contests.length) worker.postMessage(contests[playing]);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('error', reject);
      worker.on('message', (answer: Answer) => {
        if ('stopped' in answer) {
          // The other games would have nobody to report to.
          next = contests.length;
          void worker.terminate().then(() => reject(new QuietGame(answer.stopped)));
          return;
        }
        shares[playing] = answer.share;
        goOn();
      });
      goOn();
    });
  const threads = Math.min(THREADS, availableParallelism(), contests.length);
  await Promise.all(Array.from({ length: threads }, work));
  return shares;
}

/** The standings, pairing after pairing, in the order of the contests. */
function standingsOf(contests: readonly Contest[], shares: readonly number[], games: number): Standing[] {
  return contests.flatMap(({ between, players, board, game }, i) => {
    if (game > 0) return [];
    const wins = shares.slice(i, i + games).reduce((sum, share) => sum + share, 0);
    return [{ between, players, board, games, wins, rate: wins / games, interval: wilson(wins, games) }];
  });
}

/** What a tournament prints: the standings, the ladder, and both once more as one line of JSON where that is asked for. */
export async function* tournament(options: TournamentOptions): AsyncGenerator<string> {
  const { games, among, seed, thought, json } = options;
  const contests = contestsOf(options);
  const pairings = standingsOf(contests, await sharesOf(contests), games);
  const anchor = among.includes('greedy') ? 'greedy' : (among[0] as Contestant);
  const elo = eloOf(among, anchor, pairings);
  yield `${columns([
    ['', 'players', 'board', 'games', 'wins', '95 %'],
    ...pairings.map(({ between, players, board, rate, interval }) => [
      between.join(' – '),
      players,
      board,
      games,
      percent(rate),
      interval.map(percent).join(' – '),
    ]),
  ])}\n\n`;
  const ladder = [...among].sort((a, b) => elo[b] - elo[a]);
  yield `${columns([['', 'Elo'], ...ladder.map((name) => [name, elo[name].toFixed(0)])])}\n`;
  if (json) yield `${JSON.stringify({ seed, ...thought, pairings, elo })}\n`;
}
