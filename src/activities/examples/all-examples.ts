import { parsedFiles } from '../../kit/json-files.ts';
import { RULE_IDS } from '../../milestones/index.ts';
import { type ReadExample, readExample } from '../../steps/read-example.ts';

const files = import.meta.glob<string>('/content/examples/*.json', { query: '?raw', eager: true, import: 'default' });

/** All examples in the order of the rules they stand at, each read, checked and played through. */
export const examples: readonly ReadExample[] = Object.entries(parsedFiles(files))
  .map(([file, data]) => readExample(file.slice(file.lastIndexOf('/') + 1, -'.json'.length), data))
  .sort(({ example: a }, { example: b }) => RULE_IDS.indexOf(a.at) - RULE_IDS.indexOf(b.at) || a.order - b.order);

/** The example with an id. Throws where there is none. */
export function exampleOf(id: string): ReadExample {
  const found = examples.find(({ example }) => example.id === id);
  if (found === undefined) throw new Error(`there is no example “${id}” in content/examples`);
  return found;
}
