import type { APIRoute } from 'astro';
import { rulesAsJson } from '../rulebook/as-json.ts';
import { MILESTONES_RULEBOOK } from '../rulebook/books.ts';
import { languages } from '../words/languages.ts';

/** All rules of the board game for machines. */
export const GET: APIRoute = () =>
  Response.json({ game: 'Milestones', languages, rules: rulesAsJson(MILESTONES_RULEBOOK) });
