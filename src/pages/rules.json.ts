import type { APIRoute } from 'astro';
import { RULE_IDS, RULES } from '../milestones/index.ts';
import { versionOf } from '../site/rules/history.ts';
import { rulesReferringTo, ruleText } from '../site/rules/texts.ts';
import { languages } from '../words/languages.ts';
import { CHAPTERS, chapterWith } from '../words/rule-addresses.ts';

/** All rules for machines: number, chapter, what it rests on, text in every language with its version and day, references both ways. */
export const GET: APIRoute = () => {
  const rules = RULE_IDS.map((id) => ({
    id,
    chapter: { number: CHAPTERS.indexOf(chapterWith(id)) + 1, name: chapterWith(id) },
    kind: RULES[id],
    ...versionOf(id),
    text: Object.fromEntries(languages.map((language) => [language, ruleText(language, id).plain])),
    refersTo: ruleText('en', id).refs,
    referredToBy: rulesReferringTo(id),
  }));
  return Response.json({ game: 'Milestones', languages, rules });
};
