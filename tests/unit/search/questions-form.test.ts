import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRuleId } from '../../../src/milestones/index.ts';
import { languages } from '../../../src/words/languages.ts';

interface Question {
  asked: string;
  on: string;
  answers: string[];
}

const root = join(import.meta.dirname, '../../..');
const read = (file: string): Question[] => JSON.parse(readFileSync(join(root, 'tests/questions', file), 'utf8'));
const isCase = (id: string) => existsSync(join(root, 'content/edge-cases', `${id}.json`));

/** Each file of questions: how many it holds, and at least how many are asked on a page of another language. */
const files = languages.flatMap((lang) => [
  { file: `${lang}.json`, lang, questions: read(`${lang}.json`), count: 60, elsewhere: 6 },
  { file: `held-out/${lang}.json`, lang, questions: read(`held-out/${lang}.json`), count: 20, elsewhere: 2 },
]);

describe.each(files)('the questions in $file', ({ lang, questions, count, elsewhere }) => {
  test('are as many as they should be, some of them on a page of another language', () => {
    expect(questions).toHaveLength(count);
    expect(questions.filter(({ on }) => on !== lang).length).toBeGreaterThanOrEqual(elsewhere);
    expect(languages).toEqual(expect.arrayContaining(questions.map(({ on }) => on)));
  });

  test('are answered by rules and cases that there are, none named twice', () => {
    for (const { asked, answers } of questions) {
      expect(answers, asked).not.toEqual([]);
      expect(answers, asked).toEqual([...new Set(answers)]);
      expect(
        answers.filter((id) => !isRuleId(id) && !isCase(id)),
        asked,
      ).toEqual([]);
    }
  });
});

test('no question stands twice', () => {
  const asked = files.flatMap(({ questions }) => questions.map((question) => question.asked.toLowerCase()));
  expect(asked.filter((text, i) => asked.indexOf(text) !== i)).toEqual([]);
});
