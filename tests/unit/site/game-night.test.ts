import { type Key, wordsFor } from 'words:game-night';
import { wordsFor as lessonWords } from 'words:lesson';
import { wordsFor as siteWords } from 'words:site';
import { describe, expect, it } from 'vitest';
import content from '../../../content/game-night.json';
import { calculatorLinks } from '../../../src/activities/game-night/calculator-links.ts';
import { filmMinutes } from '../../../src/activities/how-to-play/minutes.ts';
import { film } from '../../../src/activities/how-to-play/script.ts';
import { textsOf } from '../../../src/activities/lessons/words.ts';
import { readEvening } from '../../../src/page-parts/evening.ts';
import { minutesOf } from '../../../src/page-parts/reading-time.ts';
import { MILESTONES_RULEBOOK } from '../../../src/rulebook/books.ts';
import { slipsOf } from '../../../src/rulebook/texts.ts';
import { lessonsToExplain, minutesOfLessons, minutesToExplain } from '../../../src/site/minutes-to-explain.ts';
import { languages } from '../../../src/words/languages.ts';

const evening = readEvening(content);

describe('the evening', () => {
  it('is not read with a card that names an unknown rule, or none', () => {
    const [first, ...others] = content.setup;
    const changed = (rules: readonly string[]) => () =>
      readEvening({ ...content, setup: [{ ...first, rules }, ...others] });
    expect(changed(['1.1', '99.9'])).toThrow('setup.0.rules.1: no rule 99.9');
    expect(changed([])).toThrow('setup.0.rules: a card that names no rule');
  });

  it.each(languages)(
    'has eight lessons for those who explain, and the minutes that reading and pressing take (%s)',
    (language) => {
      expect(lessonsToExplain).toHaveLength(8);
      // Without hints and mistakes nobody is faster; nobody needs two minutes for each.
      const texts = lessonsToExplain.map((lesson) => textsOf(lesson, language));
      const least = minutesOf(texts.flatMap(({ intro = '', task = '', done = '' }) => [intro, task, done]));
      const most = minutesOf(texts.flatMap((each) => Object.values(each))) + 8;
      expect(minutesOfLessons(language)).toBeGreaterThan(least);
      expect(minutesOfLessons(language)).toBeLessThan(Math.min(16, most));
      expect(minutesToExplain(language)).toBe(1 + minutesOfLessons(language) + filmMinutes(language));
    },
  );

  it('asks two questions', () => {
    expect(film.chapters.filter(({ question }) => question)).toHaveLength(2);
  });

  it('tells beginners’ mistakes that are all different', () => {
    const slips = evening.mistakes.map(({ chapter, slip }) => `${chapter} ${slip}`);
    expect(new Set(slips).size).toBe(slips.length);
  });

  it.each(languages)('leads from a rule to the calculators that apply it (%s)', (language) => {
    expect(calculatorLinks(language, '8.11').map(({ address }) => address)).toEqual([`/${language}/game-night/#house`]);
    expect(calculatorLinks(language, '12.6').map(({ address }) => address)).toEqual([`/${language}/game-night/#end`]);
    expect(calculatorLinks(language, '2.1')).toEqual([]);
  });

  it.each(languages)('has one name for the path of those who explain, wherever it is offered (%s)', (language) => {
    const name = wordsFor(language)('explain.title');
    expect(siteWords(language)('home.way.teach')).toBe(name);
    expect(lessonWords(language)('path.host.link')).toBe(name);
    expect(wordsFor(language)('explain.link', { minutes: 25 })).toMatch(new RegExp(`^${name} \\(25`));
  });

  it.each(languages)('speaks for every step and card (%s)', (language) => {
    const words = wordsFor(language);
    const numbers = new Proxy({}, { get: () => 1 });
    const keys = [
      ...evening.setup.map(({ id }) => `step.${id}`),
      ...film.chapters.flatMap(({ id, question }) => (question ? [`question.${id}.ask`, `question.${id}.answer`] : [])),
      ...evening.later.map(({ id }) => `later.${id}`),
    ];
    for (const key of keys) expect(words(key as Key, numbers)).not.toBe('');
  });

  it.each(languages)('finds every slip in its chapter (%s)', (language) => {
    for (const { chapter, slip } of [...evening.mistakes, ...evening.turn.map((card) => card.slip)])
      expect(slipsOf(MILESTONES_RULEBOOK, language, chapter)[slip], `${chapter} ${slip}`).toBeTruthy();
  });
});
