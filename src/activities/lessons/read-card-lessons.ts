import * as v from 'valibot';
import { SCENE, TAKEN } from '../../cases/card-case.ts';
import { parsedFiles } from '../../kit/json-files.ts';
import { filled, text, whole } from '../../kit/reading.ts';
import { RULE_IDS } from '../../thousand-miles/index.ts';
import { LEVELS } from '../../thousand-miles/players/levels.ts';
import type { CardLesson } from './card-lessons.ts';

const rules = filled(v.picklist(RULE_IDS));
const { type, card } = TAKEN;
const action = v.strictObject({ type, card });
// A part of an action, an event or the state; that it is ever met is for the proof.
const part = v.looseObject({ type: text });
const condition: v.GenericSchema = v.lazy(() =>
  v.union([
    v.strictObject({ all: filled(condition) }),
    v.strictObject({ not: condition }),
    v.strictObject({ happened: part, player: v.exactOptional(whole(0)) }),
    v.strictObject({ did: part }),
    v.strictObject({ state: v.looseObject({}) }),
  ]),
);
const said = { say: text, rules };

const LESSON = v.strictObject({
  /** Its place among the lessons, from 1. */
  order: whole(1),
  scene: SCENE,
  player: v.literal(0),
  tools: filled(part),
  goal: condition,
  par: whole(0),
  way: filled(v.strictObject({ step: text, do: filled(action), rules })),
  mistakes: v.exactOptional(filled(v.strictObject({ ...said, action: part }))),
  failures: v.exactOptional(filled(v.strictObject({ ...said, when: condition }))),
  replies: v.strictObject({ by: v.picklist(LEVELS) }),
});

/**
 * A lesson of the card game from its file.
 * @throws Error where the file is not well-formed; that the goal can be reached is for the proof.
 */
export function readCardLesson(id: string, data: unknown): CardLesson & { readonly order: number } {
  return { id, ...v.parse(LESSON, data) } as unknown as CardLesson & { readonly order: number };
}

const files = import.meta.glob<string>('/content/card-game/lessons/*.json', {
  query: '?raw',
  eager: true,
  import: 'default',
});

/** The lessons of the card game in their order. */
export const cardLessons: readonly CardLesson[] = Object.entries(parsedFiles(files))
  .map(([file, data]) => readCardLesson(file.replace(/^.*\/|\.json$/g, ''), data))
  .sort((a, b) => a.order - b.order);
