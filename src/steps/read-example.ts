import * as v from 'valibot';
import { filled, text, whole } from '../kit/reading.ts';
import { ACTION_TYPES, GOODS, gameOfScene, isRuleId, REASONS, type RuleId, type Scene } from '../milestones/index.ts';
import { framesOf } from './frames.ts';
import { type Example, type Frame, VIEWS } from './step.ts';

const rule = v.custom<RuleId>((id) => typeof id === 'string' && isRuleId(id), 'is no rule');
// What an action has to look like is checked by the engine, when it is played.
const action = v.looseObject({ type: v.picklist(ACTION_TYPES) });

const STEP = {
  caption: text,
  rules: filled(rule),
  numbers: v.optional(v.record(text, text)),
  highlight: v.optional(filled(text)),
};
const actions = filled(action);
const forbidden = v.strictObject({ rule, reason: v.picklist(REASONS) });

/** The schema of a step that may also have `more` fields. */
export const stepWith = <More extends v.ObjectEntries>(more: More) => {
  const shared = { ...STEP, ...more };
  return v.union([
    v.strictObject({ ...shared, do: actions }),
    v.strictObject({ ...shared, whatIf: actions }),
    v.strictObject({ ...shared, refused: action, for: filled(forbidden) }),
    v.strictObject(shared),
  ]);
};

const EXAMPLE = v.strictObject({
  at: rule,
  order: whole(1),
  views: v.pipe(v.array(v.picklist(VIEWS)), v.minLength(1)),
  scene: v.looseObject({}),
  steps: v.pipe(v.array(stepWith({})), v.minLength(2)),
  try: v.strictObject({
    types: v.pipe(v.array(v.picklist(ACTION_TYPES)), v.minLength(1)),
    step: whole(1),
    goal: v.optional(
      v.strictObject({
        goods: v.optional(v.strictObject(v.entriesFromList(GOODS, v.optional(whole(1))))),
        vp: v.optional(whole(1)),
        ascending: v.optional(whole(1)),
        actions: v.optional(whole(1)),
      }),
    ),
  }),
});

/** An example with what comes of its steps. */
export interface ReadExample {
  readonly example: Example;
  readonly frames: readonly Frame[];
}

/**
 * Checks that every step that shows a refusal is refused for exactly the rules and reasons it names.
 * @throws Error, naming the step, where one is not.
 */
export function checkRefusals(frames: readonly Frame[]): void {
  for (const { step, refusals } of frames) {
    if (!('for' in step)) continue;
    const said = step.for.map(({ rule, reason }) => `${rule} ${reason}`).join(', ');
    const given = refusals.map(({ rule, reason }) => `${rule} ${reason}`).join(', ');
    if (said !== given) throw new Error(`step “${step.caption}” is refused for ${given}, not for ${said}`);
  }
}

/**
 * Reads an example from its file and plays it through the engine.
 * @throws Error, naming the example, where the file is malformed, the position breaks a rule, an action is refused that should
 * not be, or one is not refused for exactly the reasons that are given.
 */
export function readExample(id: string, data: unknown): ReadExample {
  const parsed = v.safeParse(EXAMPLE, data);
  if (!parsed.success) {
    const issues = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`);
    throw new Error(`content/examples/${id}.json: ${issues.join('; ')}`);
  }
  const example = { id, ...parsed.output } as unknown as Example;
  try {
    const frames = framesOf(example.steps, gameOfScene(parsed.output.scene as unknown as Scene));
    checkRefusals(frames);
    return { example, frames };
  } catch (error) {
    throw new Error(`content/examples/${id}.json: ${(error as Error).message}`);
  }
}
