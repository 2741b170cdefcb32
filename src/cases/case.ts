import * as v from 'valibot';
import { filled } from '../kit/reading.ts';
import {
  ACTION_TYPES,
  type Action,
  apply,
  type Game,
  gameOfScene,
  type Outcome,
  type Refusal,
  RULE_IDS,
  type RuleId,
  type Scene,
} from '../milestones/index.ts';
import { fits, missing, type Part } from './fits.ts';

/** Where one stands when the question comes up, in the order of the rules. */
export const GROUPS = [
  'setup',
  'moving',
  'workers',
  'trading-house',
  'board-of-works',
  'bonus-tiles',
  'mill',
  'castle',
  'end',
] as const;
type Group = (typeof GROUPS)[number];

/** What of the table a case shows: the game board, the player board of who acts, all player boards, the tiles on offer, the score track. */
const VIEWS = ['board', 'player', 'players', 'tiles', 'track'] as const;
export type View = (typeof VIEWS)[number];

/** An action as a case scripts it; it may name a player whose turn it is not. */
type ScriptedAction = Action & { readonly player?: number };

type CaseStep = { readonly action: ScriptedAction } & (
  | {
      /** Every rule that forbids the action, the most telling first. */
      readonly refused: readonly Pick<Refusal, 'rule' | 'reason'>[];
    }
  | {
      /** What has to happen, in this order; other things may happen in between. */
      readonly events?: readonly Part[];
      /** What has to hold of the state afterwards. */
      readonly state?: Readonly<Record<string, Part>>;
    }
);

/** The source of a picture: a position, the actions in it, and the results they must have. */
export interface PlayedPicture {
  /** The name of its file; that of an edge case never changes. */
  readonly id: string;
  readonly scene: Scene;
  readonly steps: readonly CaseStep[];
  readonly show: readonly View[];
}

/** A question that comes up at a table, with the position and the actions that prove its answer. Its words are in `content/words`. */
export interface EdgeCase extends PlayedPicture {
  readonly group: Group;
  /** Its place in the group, from 1. */
  readonly order: number;
  /** The rules that the answer rests on, the most telling first. */
  readonly rules: readonly RuleId[];
  /** Those among them whose marked clause (a ruling or an inference) decides the case, where other clauses are not marked. */
  readonly turnsOn?: readonly RuleId[];
}

/** A rule whose picture no edge case has: its own, named by the number. */
export interface OwnPicture extends PlayedPicture {
  readonly id: RuleId;
}

/** A step as the engine took it: the game before it and what the engine said. */
export interface PlayedStep {
  readonly step: CaseStep;
  readonly before: Game;
  readonly outcome: Outcome;
}

const PART = v.record(v.string(), v.unknown());
const ACTION = v.looseObject({ type: v.picklist(ACTION_TYPES) });
const given = v.optional(v.unknown());

// What the fields of a scene hold is checked when `gameOfScene` reads it; here no name may be misspelt.
const PICTURE = v.strictObject({
  scene: v.strictObject({
    board: given,
    variants: given,
    startingPlayer: given,
    players: filled(v.strictObject({ vp: given, goods: given, piece: given, spaces: given })),
    state: given,
    pile: given,
  }),
  steps: filled(
    v.union([
      v.strictObject({ action: ACTION, refused: filled(v.strictObject({ rule: v.string(), reason: v.string() })) }),
      v.strictObject({ action: ACTION, events: filled(PART), state: v.optional(PART) }),
      v.strictObject({ action: ACTION, state: PART }),
    ]),
  ),
  show: filled(v.picklist(VIEWS)),
});

const CASE = v.strictObject({
  group: v.picklist(GROUPS),
  order: v.pipe(v.number(), v.integer(), v.minValue(1)),
  rules: filled(v.picklist(RULE_IDS)),
  turnsOn: v.optional(filled(v.picklist(RULE_IDS))),
  ...PICTURE.entries,
});

/**
 * The case that a file's data describe.
 * @throws Error with every field that is wrong.
 */
export function parseCase(id: string, data: unknown): EdgeCase {
  return parsedAs(CASE, id, data) as unknown as EdgeCase;
}

function parsedAs(schema: v.GenericSchema<unknown, object>, id: string, data: unknown): object {
  const parsed = v.safeParse(schema, data);
  if (parsed.success) return { id, ...parsed.output };
  const issues = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'all of it'}: ${issue.message}`);
  throw new Error(`${id} is not well-formed:\n${issues.join('\n')}`);
}

/** Takes the steps of a case one after the other. A refused action leaves the game as it was. Throws where the scene breaks a rule. */
export function playCase({ scene, steps }: PlayedPicture): PlayedStep[] {
  let game = gameOfScene(scene);
  return steps.map((step) => {
    const before = game;
    const outcome = apply(before, step.action);
    if (outcome.ok) game = outcome.game;
    return { step, before, outcome };
  });
}

function differencesOf({ step, outcome }: PlayedStep): string[] {
  if ('refused' in step) {
    if (outcome.ok) return ['is not refused'];
    const refused = outcome.refusals.map(({ rule, reason }) => ({ rule, reason }));
    if (refused.length === step.refused.length && fits(step.refused, refused)) return [];
    return [`is refused with ${JSON.stringify(refused)} instead of ${JSON.stringify(step.refused)}`];
  }
  if (!outcome.ok) return [`is refused: ${JSON.stringify(outcome.refusals)}`];
  const { events = [], state = {} } = step;
  return [
    ...missing(events, outcome.events).map((event) => `lacks the event ${JSON.stringify(event)}`),
    ...Object.entries(state)
      .map(([field, part]) => [field, part, outcome.game.state[field as keyof Game['state']]] as const)
      .filter(([, part, value]) => !fits(part, value))
      .map(([field, part, value]) => `leaves ${field} ${JSON.stringify(value)} instead of ${JSON.stringify(part)}`),
  ];
}

/** Runs a case through the engine and says everything in which the engine contradicts it; nothing is thrown. */
export function runCase(edgeCase: PlayedPicture): string[] {
  try {
    return playCase(edgeCase).flatMap((played, i) =>
      differencesOf(played).map((difference) => `${edgeCase.id}, step ${i + 1}: ${difference}`),
    );
  } catch (error) {
    return [`${edgeCase.id}, scene: ${(error as Error).message}`];
  }
}

/**
 * The cases of a folder, by the names of its files, in their order: each has been run through the engine.
 * @throws Error where a file is not well-formed, two cases share a place, or the engine contradicts a case.
 */
export function casesOf(files: Readonly<Record<string, unknown>>): EdgeCase[] {
  const cases = Object.entries(files).map(([file, data]) => parseCase(idOf(file), data));
  const placed = cases.toSorted((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || a.order - b.order);
  const contradictions = placed.flatMap((edgeCase, i) => {
    const next = placed[i + 1];
    const shared = next?.group === edgeCase.group && next.order === edgeCase.order;
    return [...(shared ? [`${edgeCase.id} and ${next.id} share a place`] : []), ...runCase(edgeCase)];
  });
  if (contradictions.length > 0) throw new Error(`The edge cases do not hold:\n${contradictions.join('\n')}`);
  return placed;
}

/**
 * The rules' own pictures of a folder, by the names of its files: each has been run through the engine.
 * @throws Error where a file is not well-formed, or the engine contradicts it.
 */
export function rulePicturesOf(files: Readonly<Record<string, unknown>>): OwnPicture[] {
  const pictures = Object.entries(files).map(
    ([file, data]) => parsedAs(PICTURE, v.parse(v.picklist(RULE_IDS), idOf(file)), data) as unknown as OwnPicture,
  );
  const contradictions = pictures.flatMap(runCase);
  if (contradictions.length > 0) throw new Error(`Pictures of rules do not hold:\n${contradictions.join('\n')}`);
  return pictures;
}

const idOf = (file: string) => file.replace(/^.*\/|\.json$/g, '');
