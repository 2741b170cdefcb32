import { stepsOf } from '../milestones/history.ts';
import { apply, type Game, type GameEvent, type RuleId } from '../milestones/index.ts';
import type { Example, ExampleStep, Frame, ScriptedAction } from './step.ts';

/** Actions taken one after the other. Throws where one is refused: a checked example has none. */
function played(start: Game, actions: readonly ScriptedAction[]): { game: Game; events: readonly GameEvent[] } {
  const steps = stepsOf(start, actions);
  return { game: steps.at(-1)?.game ?? start, events: steps.flatMap(({ events }) => events) };
}

function frameOf(step: ExampleStep, before: Game, player: number): Frame {
  const still = { step, player, before, shown: before, next: before, events: [], refusals: [] };
  if ('do' in step) {
    const { game, events } = played(before, step.do);
    return { ...still, kind: 'do', player: before.state.player, shown: game, next: game, events };
  }
  if ('whatIf' in step) {
    const { game, events } = played(before, step.whatIf);
    return { ...still, kind: 'what-if', player: before.state.player, shown: game, events };
  }
  if ('refused' in step) {
    const outcome = apply(before, step.refused);
    if (outcome.ok) throw new Error(`${JSON.stringify(step.refused)} is not refused`);
    return { ...still, kind: 'refused', player: before.state.player, refusals: outcome.refusals };
  }
  return { ...still, kind: 'show' };
}

/**
 * Plays an example through the engine: one frame a step. A step that only shows something stays with the player of the step
 * before it.
 * @throws Error where an action is refused that should not be, or accepted that should be refused.
 */
export function framesOf(steps: readonly ExampleStep[], start: Game): Frame[] {
  const frames: Frame[] = [];
  for (const step of steps) {
    const last = frames.at(-1);
    const before = last?.next ?? start;
    frames.push(frameOf(step, before, last?.player ?? before.state.player));
  }
  return frames;
}

/** The rules that an example touches: where it stands, what its steps rest on, and what the engine names. */
export function rulesTouched({ at, steps }: Pick<Example, 'at' | 'steps'>, frames: readonly Frame[]): Set<RuleId> {
  const named = frames.flatMap(({ events, refusals }) => [...events, ...refusals].map(({ rule }) => rule));
  return new Set([at, ...steps.flatMap(({ rules }) => rules), ...named.filter((rule) => rule !== null)]);
}
