import type { APIRoute } from 'astro';
import { rulesAsJson } from '../../rulebook/as-json.ts';
import { THOUSAND_MILES_RULEBOOK } from '../../rulebook/books.ts';
import { languages } from '../../words/languages.ts';

/** All rules of the card game for machines. */
export const GET: APIRoute = () =>
  Response.json({ game: 'Milestone', languages, rules: rulesAsJson(THOUSAND_MILES_RULEBOOK) });
