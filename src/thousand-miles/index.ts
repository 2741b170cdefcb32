/** What other folders import from the card game's engine. */
export { apply } from './apply.ts';
export * from './cards.ts';
export { dealText, readDeal } from './deal-link.ts';
export { THOUSAND_MILES } from './game.ts';
export { legalActions } from './legal-actions.ts';
export * from './match.ts';
export { type Deal, type NewGameOptions, newGame } from './new-game.ts';
export { POINTS, RULE_OF } from './points.ts';
export { PROBLEMS, type Problem, type ProblemReason } from './problems.ts';
export * from './record.ts';
export { isRuleId, RULE_IDS, RULES, type RuleId } from './rules.ts';
export { gameOfScene, type Scene } from './scene.ts';
export { traceOf } from './trace.ts';
export * from './types.ts';
export { determinize, type OtherDriver, type View, viewFor } from './view.ts';
