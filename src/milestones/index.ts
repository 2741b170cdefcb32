/** The face of the engine: what every other room imports. */
export { apply } from './apply.ts';
export { chapterOf } from './chapters.ts';
export * from './costs.ts';
export { layoutOf } from './layout.ts';
export { legalActions } from './legal-actions.ts';
export { type Deal, type GameSet, type NewGameOptions, newGame } from './new-game.ts';
export { PROBLEMS, type Problem, type ProblemReason } from './problems.ts';
export { randomSet } from './random-board.ts';
export * from './record.ts';
export { isRuleId, RULE_IDS, RULES, type RuleId } from './rules.ts';
export { acceptedGameOf, gameOf, type Scene, type ScenePlayer } from './scene.ts';
export { traceOf } from './trace.ts';
export * from './types.ts';
export { determinize, type View, viewFor } from './view.ts';
