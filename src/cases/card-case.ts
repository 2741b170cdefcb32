import * as v from 'valibot';
import { parsedFiles } from '../kit/json-files.ts';
import {
  ACTION_CARDS,
  type Action,
  apply,
  CARDS,
  CONDITIONS,
  DECKS,
  type Game,
  gameOfScene,
  type Outcome,
  RULE_IDS,
} from '../thousand-miles/index.ts';
import { fits, missing, type Part } from './fits.ts';

/** Where a question of the card game belongs: the chapters of its rules that have some. */
export const CARD_GROUPS = ['turn', 'driving', 'attacks', 'safeties', 'points'] as const;

const TEXT = v.exactOptional(v.string());
const DRIVER = v.exactOptional(
  v.strictObject({
    hand: TEXT,
    miles: TEXT,
    condition: v.exactOptional(v.picklist(CONDITIONS)),
    limit: v.exactOptional(v.boolean()),
    safeties: TEXT,
    coups: TEXT,
  }),
);
/** A scene as a file has it; what its texts hold is checked when it is read. */
export const SCENE = v.strictObject({
  me: DRIVER,
  other: DRIVER,
  deck: TEXT,
  last: v.exactOptional(v.boolean()),
  answerable: v.exactOptional(v.picklist(ACTION_CARDS)),
  size: v.exactOptional(v.picklist(DECKS)),
});
const PART = v.record(
  v.string(),
  v.custom<Part>((part) => part !== undefined),
);
const PARTS = v.pipe(v.array(PART), v.minLength(1));
/** An action as a file has it. */
export const TAKEN = {
  /** Who takes it; only given for a player whose turn it is not. */
  player: v.optional(v.picklist([0, 1])),
  type: v.picklist(['play', 'discard']),
  card: v.picklist(CARDS),
};

const CASE = v.strictObject({
  group: v.picklist(CARD_GROUPS),
  /** Its place in the group, from 1. */
  order: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The rules that the answer rests on, the most telling first. */
  rules: v.pipe(v.array(v.picklist(RULE_IDS)), v.minLength(1)),
  /** Those among them whose marked clause (a ruling or an inference) decides the case, where other clauses are not marked. */
  turnsOn: v.exactOptional(v.pipe(v.array(v.picklist(RULE_IDS)), v.minLength(1))),
  scene: SCENE,
  steps: v.pipe(
    v.array(
      v.union([
        /** Every rule that forbids it, the most telling first. */
        v.strictObject({ ...TAKEN, refused: PARTS }),
        /** What has to happen, in this order, and what has to hold of the state afterwards. */
        v.strictObject({ ...TAKEN, events: PARTS, state: v.optional(PART) }),
        v.strictObject({ ...TAKEN, state: PART }),
      ]),
    ),
    v.minLength(1),
  ),
});

/** A question that comes up in the card game, with the scene and the actions that prove its answer. Its words are in `content/words`. */
export type CardCase = v.InferOutput<typeof CASE> & {
  /** The name of its file; it never changes. */
  readonly id: string;
};
type CardCaseStep = CardCase['steps'][number];

/** A step as the engine took it: the game before it and what the engine said. */
export interface PlayedCardStep {
  readonly step: CardCaseStep;
  readonly before: Game;
  readonly outcome: Outcome;
}

/**
 * The case that a file's data describe.
 * @throws Error with every field that is wrong.
 */
export function parseCardCase(id: string, data: unknown): CardCase {
  const parsed = v.safeParse(CASE, data);
  if (parsed.success) return { id, ...parsed.output };
  const issues = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'all of it'}: ${issue.message}`);
  throw new Error(`The case ${id} is not well-formed:\n${issues.join('\n')}`);
}

/** The game that a case begins with. */
export function gameOfCase({ scene }: CardCase): Game {
  return gameOfScene(scene);
}

/** Takes the steps of a case one after the other. A refused action leaves the game as it was. Throws where the scene breaks a rule. */
export function playCardCase(cardCase: CardCase): PlayedCardStep[] {
  let game = gameOfCase(cardCase);
  return cardCase.steps.map((step) => {
    const before = game;
    const { type, card, player = before.state.player } = step;
    const action: Action & { player: number } = { type, card, player };
    const outcome = apply(before, action);
    if (outcome.ok) game = outcome.game;
    return { step, before, outcome };
  });
}

function differencesOf({ step, outcome }: PlayedCardStep): string[] {
  if ('refused' in step) {
    if (outcome.ok) return ['is not refused'];
    const refused = outcome.refusals.map(({ rule, reason }) => ({ rule, reason }));
    return fits(step.refused, refused) ? [] : [`is refused with ${JSON.stringify(refused)}`];
  }
  if (!outcome.ok) return [`is refused: ${JSON.stringify(outcome.refusals)}`];
  const events = 'events' in step ? step.events : [];
  const { state } = outcome.game;
  return [
    ...missing(events, outcome.events).map((event) => `lacks the event ${JSON.stringify(event)}`),
    ...Object.entries(step.state ?? {}).flatMap(([field, part]) => {
      const value = state[field as keyof Game['state']];
      return fits(part, value) ? [] : [`leaves ${field} ${JSON.stringify(value)} instead of ${JSON.stringify(part)}`];
    }),
  ];
}

/** Runs a case through the engine and says everything in which the engine contradicts it. */
export function runCardCase(cardCase: CardCase): string[] {
  return playCardCase(cardCase).flatMap((played, i) =>
    differencesOf(played).map((difference) => `${cardCase.id}, step ${i + 1}: ${difference}`),
  );
}

const files = import.meta.glob<string>('../../content/card-game/cases/*.json', {
  query: '?raw',
  eager: true,
  import: 'default',
});
let checked: readonly CardCase[] | undefined;

/** All cases of the card game in the order of their groups. Throws, and so fails the build, where the engine contradicts one. */
export function cardCases(): readonly CardCase[] {
  checked ??= cardCasesOf(parsedFiles(files));
  return checked;
}

/**
 * The cases of a folder, by the names of its files, in their order: each has been run through the engine.
 * @throws Error where a file is not well-formed, two cases share a place, or the engine contradicts a case.
 */
export function cardCasesOf(data: Readonly<Record<string, unknown>>): CardCase[] {
  const cases = Object.entries(data).map(([file, one]) => parseCardCase(file.replace(/^.*\/|\.json$/g, ''), one));
  const placed = cases.toSorted(
    (a, b) => CARD_GROUPS.indexOf(a.group) - CARD_GROUPS.indexOf(b.group) || a.order - b.order,
  );
  const contradictions = placed.flatMap((cardCase, i) => {
    const next = placed[i + 1];
    const shared = next?.group === cardCase.group && next.order === cardCase.order;
    return [...(shared ? [`${cardCase.id} and ${next.id} share a place`] : []), ...runCardCase(cardCase)];
  });
  if (contradictions.length > 0) throw new Error(`The cases do not hold:\n${contradictions.join('\n')}`);
  return placed;
}
