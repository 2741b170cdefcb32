import type { State, Visit } from './types.ts';

/** The same table when a player is about to make one of the moves of a turn. */
export function aboutToMove(state: State, movesLeft: 1 | 2, player = state.player): State {
  const open = { bonusInReach: [], visit: null, finalScoring: null, winners: null } as const;
  return { ...state, ...open, phase: 'move', movesLeft, player };
}

/** The same table while a player visits the space that the piece stands on. */
export function visitingSpace(state: State, visit: Visit, movesLeft: 0 | 1, player = state.player): State {
  const open = { bonusInReach: [], finalScoring: null, winners: null } as const;
  return { ...state, ...open, phase: 'space', movesLeft, visit, player };
}
