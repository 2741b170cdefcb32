import { type Game, SPACES, targetScore } from '../../milestones/index.ts';
import { type PlannedTurn, type Stand, standOf, steps } from './stand.ts';
import { scaleFor, worthOf } from './worth.ts';

/** How many own moves a plan looks ahead: about a lap and a half. */
const MOVES = 8;
/** No more than this part of the plans stand on the same space, and begin with the same turn. */
const OF_A_SPACE = 1 / 3;
const OF_A_TURN = 1 / 4;
/** What a move is worth that is left when a plan ends the game, in VP. */
const MOVE = 1.5;

/** What a player can plan. */
export interface Plans {
  /** What the best plan comes to, in about as many VP as the player will have in the end. */
  readonly worth: number;
  /** The turns that plans begin with, the best first. */
  readonly turns: readonly PlannedTurn[];
}

/**
 * Plans a player's next moves, as if the others stood still: a beam of so many plans. In the player's own turn the first of them
 * are those that are left of it. No plan knows a tile of the pile.
 */
export function plansOf(game: Game, index: number, width: number): Plans {
  const { state } = game;
  const scale = scaleFor(game, index);
  const target = targetScore(state.players.length);
  const ofFirstTurn = state.player === index && state.phase === 'move' ? state.movesLeft : 2;
  const turns: PlannedTurn[] = [];
  let worth = Number.NEGATIVE_INFINITY;
  /** A plan comes to its end, with so many moves left. */
  const end = (stand: Stand, left: number) => {
    const reached = stand.worth + MOVE * left;
    worth = Math.max(worth, reached);
    if (stand.turn !== null) stand.turn.worth = Math.max(stand.turn.worth, reached);
  };

  let beam: Stand[] = [standOf(game, index)];
  for (let move = 1; move <= MOVES; move++) {
    const next: Stand[] = [];
    for (const stand of beam) steps(stand, next);
    for (const stand of next) stand.worth = worthOf(scale, stand, move);
    beam = widest(next, width);
    if (move === ofFirstTurn) {
      beam = beam.map((stand) => {
        const turn: PlannedTurn = { actions: stand.actions, worth: Number.NEGATIVE_INFINITY };
        turns.push(turn);
        return { ...stand, turn, actions: [] };
      });
    }
    const isTurnOver = (move - ofFirstTurn) % 2 === 0;
    if (move === MOVES) for (const stand of beam) end(stand, 0);
    else if (isTurnOver) {
      for (const stand of beam) if (stand.vp >= target) end(stand, MOVES - move);
      beam = beam.filter(({ vp }) => vp < target);
    }
  }
  // Turns whose plans were all dropped on the way are worth nothing that could be compared.
  const followed = turns.filter((turn) => turn.worth > Number.NEGATIVE_INFINITY);
  return { worth, turns: followed.sort((a, b) => b.worth - a.worth) };
}

/** The best plans after a move, none twice, and not too many of them alike. */
function widest(stands: Stand[], width: number): Stand[] {
  stands.sort((a, b) => b.worth - a.worth);
  const places = new Array<number>(SPACES.length).fill(0);
  const turns = new Map<PlannedTurn | null, number>();
  const mostOfPlace = Math.ceil(width * OF_A_SPACE);
  const mostOfTurn = Math.ceil(width * OF_A_TURN);
  const found: Stand[] = [];
  let before: Stand | null = null;
  for (const stand of stands) {
    if (found.length === width) break;
    if (before !== null && isAlike(stand, before)) continue;
    const ofPlace = places[stand.place] as number;
    if (ofPlace === mostOfPlace) continue;
    if (stand.turn !== null) {
      const ofTurn = turns.get(stand.turn) ?? 0;
      if (ofTurn === mostOfTurn) continue;
      turns.set(stand.turn, ofTurn + 1);
    }
    places[stand.place] = ofPlace + 1;
    found.push(stand);
    before = stand;
  }
  return found;
}

/** Whether two plans have come to the same, by another way. */
function isAlike(a: Stand, b: Stand): boolean {
  return (
    a.worth === b.worth &&
    a.place === b.place &&
    a.workers === b.workers &&
    a.goods.every((count, i) => count === b.goods[i])
  );
}
