import type { APIRoute } from 'astro';
import { licences } from '../site/licences.ts';

const RULE = '-'.repeat(72);

/** The licences of what the site is made of, word for word, as their makers ask. */
export const GET: APIRoute = () => {
  const parts = licences().map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}\n`);
  return new Response(parts.join(`\n${RULE}\n\n`), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
