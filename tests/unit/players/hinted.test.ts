import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect, test } from 'vitest';
import { gameAfter } from '../../../src/milestones/history.ts';
import {
  type Action,
  type Game,
  gameOfScene,
  type Player,
  type State,
  viewFor,
} from '../../../src/milestones/index.ts';
import { consider, simulations } from '../../../src/players/consider.ts';
import { hintedTurn } from '../../../src/players/hinted.ts';
import { POSITIONS } from '../../positions/positions.ts';

const THOUGHT = simulations(12);
/** In the draft nothing scores. */
const GAMES = POSITIONS.map(({ scene }) => gameOfScene(scene)).filter(({ state }) => state.phase !== 'draft');

const search = (game: Game) => consider(viewFor(game, game.state.player), xoroshiro128plus(1), THOUGHT);
const hint = (game: Game) => hintedTurn(viewFor(game, game.state.player), xoroshiro128plus(1), THOUGHT);
const vpAfter = (game: Game, actions: readonly Action[]) =>
  (gameAfter(game, actions).state.players[game.state.player] as Player).vp;

test('as long as the game is open, the hint is the best turn that the search finds', () => {
  for (const game of GAMES) {
    const [best] = search(game);
    const chance = best?.chances[game.state.player] as number;
    if (chance > 0.005 && chance < 0.995) expect(hint(game)).toEqual(best?.actions);
  }
});

test.each([
  ['won', true],
  ['lost', false],
])('where the game is as good as %s, the hint leaves no VP behind', (_, isWon) => {
  for (const { state, ...game } of GAMES) {
    const ahead = ({ vp, ...player }: Player, i: number) => ({
      ...player,
      vp: vp + ((i === state.player) === isWon ? 200 : 0),
    });
    const decided: Game = { ...game, state: { ...state, players: state.players.map(ahead) } as State };
    const most = Math.max(...search(decided).map(({ actions }) => vpAfter(decided, actions)));
    expect(vpAfter(decided, hint(decided))).toBe(most);
  }
});
