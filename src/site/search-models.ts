import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Model } from '../search/model.ts';
import { type Example, type Training, train } from '../search/training.ts';

/** Where the builds and tests on this machine keep what they have trained. */
const FOLDER = join('node_modules', '.cache', 'search-models');

/** What decides, beside the examples, what is learned from them. */
const code = import.meta.glob<string>('../search/{features,forms,training}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * Trains a model, or reads it where the same code has learned from the same examples before: training takes seconds for each language and
 * game, and every process of the build and of the tests needs all of them. Takes what `train` takes.
 */
export function trainedOrKept(examples: readonly Example[], answers: number, training: Training): Model {
  const key = createHash('sha256').update(JSON.stringify([code, examples, answers, training]));
  const file = join(FOLDER, `${key.digest('hex')}.json`);
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    return { features: new Map(kept.features), unit: kept.unit };
  } catch {
    const model = train(examples, answers, training);
    mkdirSync(FOLDER, { recursive: true });
    // Two processes may train the same model at once, and a third one read it: the file appears only when it is whole.
    const written = `${file}.${process.pid}`;
    writeFileSync(written, JSON.stringify({ features: [...model.features], unit: model.unit }));
    renameSync(written, file);
    return model;
  }
}
