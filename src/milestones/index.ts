/** What other folders import from the engine. */
export { apply, applyLegal } from './apply.ts';
export { hasFirstSection, type Layout, type Lot, layoutOf, SPACE_NUMBERS } from './board/layout.ts';
export { hasStreetOnEdge, isFree, netOf } from './board/net.ts';
export * from './chapters/03-player-board.ts';
export {
  type Deal,
  DISPLAY_SIZE,
  drafter,
  type GameSet,
  gameFrom,
  type NewGameOptions,
  newGame,
  startingTileCount,
} from './chapters/04-setup.ts';
export { isAhead } from './chapters/05-turn.ts';
export { yieldingSpaces } from './chapters/06-worker-spaces.ts';
export { ascends, PAIRS } from './chapters/07-trading-house.ts';
export { houseValue, isStreetStart } from './chapters/08-board-of-works.ts';
export { bonusesInReach, hasWorkerFor } from './chapters/09-bonus-tiles.ts';
export { freeNeighbours } from './chapters/10-mill.ts';
export { GOODS_KEPT, WORKERS_LEFT, waysToGiveBack } from './chapters/11-castle.ts';
export { finalScoringOf, targetScore, winnersOf } from './chapters/12-end.ts';
export { BONUS_TILES, SUPPLY } from './chapters/13-supplies.ts';
export * from './chapters/costs.ts';
export { legalActions } from './fast-legal-actions.ts';
export * from './goods.ts';
export { aboutToMove, visitingSpace } from './phases.ts';
export { PROBLEMS, type Problem, type ProblemReason } from './record/problems.ts';
export * from './record/record.ts';
export { acceptedGameOfScene, gameOfScene, type Scene, type ScenePlayer } from './record/scene.ts';
export { traceOf } from './record/trace.ts';
export {
  chapterOf,
  isRuleId,
  RULE_IDS,
  RULES,
  type RuleId,
  VARIANT_RULES,
  VARIANTS,
  type Variant,
} from './rules.ts';
export { bonusTilesInTurn } from './set/bonus-tiles.ts';
export { PRACTICE_SET, PRACTICE_SETS, practiceVersionOf } from './set/practice-set.ts';
export { randomSet } from './set/random-set.ts';
export * from './types.ts';
export { determinize, type View, viewFor } from './view.ts';
