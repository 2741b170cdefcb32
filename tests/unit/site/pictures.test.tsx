import { type Key, wordsFor } from 'words:pictures';
import renderToString from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { DRAWINGS } from '../../../src/page-parts/rule-pictures/index.ts';
import { PICTURES } from '../../../src/rulebook/pictures.ts';
import { languages } from '../../../src/words/languages.ts';

test.each(PICTURES.milestones)('%s is drawn, named and explained in every language', (id) => {
  const { Drawing, legend, values = {} } = DRAWINGS[id];
  for (const language of languages) {
    const say = (key: string) => wordsFor(language)(`${id}.${key}` as Key, values);
    const html = renderToString(<Drawing label={say('label')} />);
    expect(html).toContain(`aria-label="${say('label')}"`);
    expect(html).not.toMatch(/undefined|NaN/);
    for (const text of ['caption', ...legend].map(say)) expect(text).not.toMatch(/undefined|\{/);
    for (const letter of legend) expect(html).toMatch(new RegExp(`>${letter}<|data-letter="${letter}"`));
  }
});

test.each([
  ['yield', { n: 2 }],
  ['sequence', { rising: '3-3-6-7', falling: '2-4-8-6-7' }],
  ['house-lot', { a: 2, b: 1, vp: 3 }],
  ['street-section', { milestone: 2, vp: 2 }],
  ['marketplace-neighbours', { free: '2, 3, 4, 1', a: 3, b: 4, vp: 7 }],
  ['final-scoring', { v0: 2, v1: 2, v2: 1, vp: 2 }],
] as const)('%s counts what its position gives', (id, values) => {
  expect(DRAWINGS[id].values).toMatchObject(values);
});
