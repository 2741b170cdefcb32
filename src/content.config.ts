import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** The chapters of the rulebook; the id of an entry is its game, language and file name: `milestones/en/castle`. */
const rules = defineCollection({
  loader: glob({ base: 'content/rules', pattern: '*/*/*.mdx' }),
  schema: z.strictObject({
    /** The number of the chapter, the same in all languages; 0 is the overview. */
    chapter: z.int().min(0).max(13),
    title: z.string(),
    description: z.string(),
  }),
});

export const collections = { rules };
