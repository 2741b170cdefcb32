import { expect, test } from 'vitest';
import { RULE_IDS } from '../../../src/milestones/index.ts';
import { MILESTONES_RULEBOOK as BOOK } from '../../../src/rulebook/books.ts';
import { chapterTitle } from '../../../src/rulebook/sources.ts';
import { headingOf, rulesReferringTo, rulesWith, ruleText, sectionsOf } from '../../../src/rulebook/texts.ts';
import { languages } from '../../../src/words/languages.ts';

test('a rule’s text comes plain, with links, and with what it refers to', () => {
  const text = ruleText('en', '11.5');
  expect(text.plain).toBe('If the worker you cover has a bonus tile, that tile leaves the game (9.7).');
  expect(text.html).toBe(
    '<p>If the worker you cover has a <a class="term" href="/en/glossary/#bonus-tile">bonus tile</a>, ' +
      'that tile leaves the game (<a class="see" href="/en/rule/9.7/">9.7</a>).</p>',
  );
  expect(text).toMatchObject({ id: '11.5', refs: ['9.7'], terms: ['bonus-tile'] });
});

test('lists and rulings keep their form', () => {
  expect(ruleText('en', '2.4').html).toContain('<ul><li>The <strong>lines</strong> are');
  expect(ruleText('it', '8.8').html).toMatch(/^<section class="ruling"><p class="mark">Nostra interpretazione<\/p><p>/);
});

test('no-break spaces stay in plain text', () => {
  expect(ruleText('fr', '11.1').plain).toContain('deux exigences\u202f: réduire');
});

test.each(languages)('every rule has a text and a section in %s', (language) => {
  for (const id of RULE_IDS) {
    expect(ruleText(language, id).plain.length).toBeGreaterThan(20);
    expect(headingOf(language, id)).not.toBe('');
  }
});

test('references are known both ways', () => {
  for (const id of RULE_IDS) {
    for (const other of ruleText('hu', id).refs) expect(rulesReferringTo(other)).toContain(id);
  }
});

test('a term knows its rules, a chapter its sections and title', () => {
  expect(rulesWith(BOOK, 'market-stall')).toContain('4.2');
  expect(sectionsOf(BOOK, 'fr', 'castle')[0]).toMatchObject({ heading: 'Les deux exigences', rules: ['11.1', '11.2'] });
  expect(chapterTitle(BOOK, 'hu', 'castle')).toBe('A vár');
});

test('what is listed is told apart in plain text: an item that no sign ends does not run into the next', () => {
  expect(ruleText('en', '2.1').plain).toContain('with a score track · 35 worker tiles · 21 cover tiles (see 2.5) · 12');
  for (const language of languages)
    for (const id of RULE_IDS) {
      const { html, plain } = ruleText(language, id);
      for (const item of html.match(/<li>.*?<\/li>/gs)?.slice(0, -1) ?? []) {
        const said = item.replaceAll(/<[^>]*>/g, '').trim();
        if (/[.,;:!?]$/.test(said)) continue;
        expect(plain, `${language} ${id}`).toContain(`${said} · `);
      }
    }
});
