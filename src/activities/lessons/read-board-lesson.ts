import * as v from 'valibot';
import { filled, text, whole } from '../../kit/reading.ts';
import {
  ACTION_TYPES,
  type Game,
  GOODS,
  gameOfScene,
  isRuleId,
  KINDS,
  layoutOf,
  type RuleId,
  type Scene,
  SPACES,
} from '../../milestones/index.ts';
import { VIEWS } from '../../steps/step.ts';
import { type Condition, type Lesson, type PathChapter, REPLIERS, STANDING } from './board-lesson.ts';
import { MILESTONES_LESSONS } from './board-lessons.ts';

const rules = filled(v.custom<RuleId>((id) => typeof id === 'string' && isRuleId(id), 'is no rule'));
// What an action has to look like is checked by the engine, when it is played.
const action = v.looseObject({ type: v.picklist(ACTION_TYPES) });
const event = v.looseObject({ type: text });
const goods = v.strictObject(v.entriesFromList(GOODS, v.optional(whole(0))));
const player = v.optional(whole(0));

const condition: v.GenericSchema<Condition> = v.lazy(
  () =>
    v.union([
      v.strictObject({ all: filled(condition) }),
      v.strictObject({ any: filled(condition) }),
      v.strictObject({ not: condition }),
      v.strictObject({ happened: event, times: v.optional(whole(0)), player }),
      v.strictObject({ did: action, player }),
      v.strictObject({ received: goods, player }),
      v.strictObject({ scored: whole(0), player }),
      v.strictObject({ stands: v.picklist(STANDING), at: text }),
      v.strictObject({ owns: goods, player }),
      v.strictObject({
        workers: v.strictObject({ kind: v.picklist(KINDS), atLeast: whole(0), bonus: v.optional(v.literal(true)) }),
        player,
      }),
      v.strictObject({ ascends: v.boolean(), player }),
      v.strictObject({ piece: v.picklist(SPACES), player }),
      v.strictObject({ hand: whole(0), player }),
    ]) as unknown as v.GenericSchema<Condition>,
);

const said = { say: text, rules, follows: v.optional(filled(action)) };

const LESSON = v.strictObject({
  views: filled(v.picklist(VIEWS)),
  scene: v.union([
    v.strictObject({ deal: v.strictObject({ players: whole(0), seed: whole(0) }) }),
    v.looseObject({ players: v.array(v.unknown()) }),
  ]),
  player: whole(0),
  names: v.optional(v.record(text, text)),
  tools: filled(action),
  goal: condition,
  par: v.nullable(whole(0)),
  way: v.array(v.strictObject({ step: text, do: filled(action), rules })),
  mistakes: v.optional(filled(v.strictObject({ ...said, action, when: v.optional(condition) }))),
  failures: v.optional(filled(v.strictObject({ ...said, when: condition }))),
  replies: v.optional(
    v.union([v.strictObject({ script: v.array(v.array(action)) }), v.strictObject({ by: v.picklist(REPLIERS) })]),
  ),
});

const PATH = filled(v.strictObject({ chapter: text, minutes: v.optional(whole(1)), lessons: filled(text) }));

/** All conditions inside a condition, itself included. */
function partsOf(condition: Condition): Condition[] {
  if ('all' in condition) return [condition, ...condition.all.flatMap(partsOf)];
  if ('any' in condition) return [condition, ...condition.any.flatMap(partsOf)];
  return 'not' in condition ? [condition, ...partsOf(condition.not)] : [condition];
}

/** What a lesson speaks of that is not on its table: places, seats; and steps that its tools do not allow. */
function strayIn(lesson: Lesson, { board, state }: Game): string[] {
  const { index, lotIndex } = layoutOf(board);
  const isPlace = (at: string) =>
    index.has(at) || lotIndex.has(at) || (SPACES as readonly string[]).includes(at.replace(/^\d\//, ''));
  const conditions = [
    lesson.goal,
    ...[...(lesson.mistakes ?? []), ...(lesson.failures ?? [])].flatMap(({ when }) => when ?? []),
  ].flatMap(partsOf);
  const places = [
    ...Object.values(lesson.names ?? {}),
    ...conditions.flatMap((each) => ('stands' in each ? [each.at] : [])),
  ];
  const seats = [lesson.player, ...conditions.flatMap((each) => ('player' in each ? (each.player ?? []) : []))];
  const actions = lesson.way.flatMap((step) => step.do);
  return [
    ...places.filter((at) => !isPlace(at)).map((at) => `there is no place ${at}`),
    ...seats.filter((seat) => state.players[seat] === undefined).map((seat) => `there is no player ${seat}`),
    ...actions
      .filter((each) => !MILESTONES_LESSONS.isTool(lesson, each))
      .map((each) => `${JSON.stringify(each)} is not among the tools`),
  ];
}

const issuesOf = (issues: readonly v.BaseIssue<unknown>[]) =>
  issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`).join('; ');

/**
 * Reads a lesson from its file.
 * @throws Error, naming the lesson, where the file is malformed, the position breaks a rule, or something is named that is not
 * there. That the goal can be reached, and all else about the way there, is for the proof.
 */
export function readLesson(id: string, data: unknown): Lesson {
  const at = `content/lessons/${id}.json`;
  const parsed = v.safeParse(LESSON, data);
  if (!parsed.success) throw new Error(`${at}: ${issuesOf(parsed.issues)}`);
  const lesson = { id, ...parsed.output } as unknown as Lesson;
  if ('deal' in lesson.scene) return lesson;
  let stray: string[];
  try {
    stray = strayIn(lesson, gameOfScene(lesson.scene as Scene));
  } catch (error) {
    throw new Error(`${at}: ${(error as Error).message}`);
  }
  if (stray.length > 0) throw new Error(`${at}: ${stray.join('; ')}`);
  return lesson;
}

/**
 * Reads the path and puts the lessons in its order.
 * @throws Error where it is malformed, names a lesson that does not exist, or names one twice or not at all.
 */
export function readPath(data: unknown, ids: readonly string[]): readonly PathChapter[] {
  const parsed = v.safeParse(PATH, data);
  if (!parsed.success) throw new Error(`content/learning-path.json: ${issuesOf(parsed.issues)}`);
  const named = parsed.output.flatMap(({ lessons }) => lessons);
  const faults = [
    ...named.filter((id) => !ids.includes(id)).map((id) => `there is no lesson ${id}`),
    ...ids.filter((id) => !named.includes(id)).map((id) => `the lesson ${id} is missing`),
    ...named.filter((id, i) => named.indexOf(id) < i).map((id) => `the lesson ${id} stands there twice`),
  ];
  if (faults.length > 0) throw new Error(`content/learning-path.json: ${faults.join('; ')}`);
  return parsed.output;
}
