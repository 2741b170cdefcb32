import * as v from 'valibot';
import { SCENE, TAKEN } from '../../../cases/card-case.ts';
import { parsedFiles } from '../../../kit/json-files.ts';
import { apply, type Game, gameOfScene, RULE_IDS } from '../../../thousand-miles/index.ts';

const EXAMPLE = v.strictObject({
  /** Its place among the examples, from 1. */
  order: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The rules that it shows. */
  rules: v.pipe(v.array(v.picklist(RULE_IDS)), v.minLength(1)),
  scene: SCENE,
  /** What is done, or tried where it is refused. */
  steps: v.pipe(v.array(v.strictObject({ ...TAKEN, refused: v.exactOptional(v.literal(true)) })), v.minLength(1)),
});

/** A scene of the card game with what is done in it, card by card. Its words are in `content/words`. */
export type CardExample = v.InferOutput<typeof EXAMPLE> & { readonly id: string };

/** The game at the beginning of an example and after each of its steps. Throws where a step is refused that should not be, or accepted. */
export function framesOf({ id, scene, steps }: CardExample): Game[] {
  const games = [gameOfScene(scene)];
  for (const [i, { type, card, refused = false }] of steps.entries()) {
    const before = games[i] as Game;
    const outcome = apply(before, { type, card });
    if (outcome.ok === refused) throw new Error(`The example ${id} does not hold at step ${i + 1}`);
    games.push(outcome.ok ? outcome.game : before);
  }
  return games;
}

/**
 * The examples of a folder, by the names of its files, in their order.
 * @throws Error where a file is not well-formed.
 */
function cardExamplesOf(data: Readonly<Record<string, unknown>>): CardExample[] {
  const examples = Object.entries(data).map(([file, one]) => ({
    id: file.replace(/^.*\/|\.json$/g, ''),
    ...v.parse(EXAMPLE, one),
  }));
  return examples.sort((a, b) => a.order - b.order);
}

const files = import.meta.glob<string>('../../../../content/card-game/examples/*.json', {
  query: '?raw',
  eager: true,
  import: 'default',
});

/** All examples of the card game in their order. */
export const cardExamples = (): CardExample[] => cardExamplesOf(parsedFiles(files));
