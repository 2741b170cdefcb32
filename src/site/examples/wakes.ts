/** What wakes the examples that a chapter has brought; where an example has a page to itself, it stands in the page. */
import '../island.ts';
import touched from './touched.ts';

const site = window as unknown as { Astro?: Record<string, unknown> };
site.Astro = { ...site.Astro, touched };
