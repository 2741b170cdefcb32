import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { islandsOf, scriptsOfIslands } from './modules.ts';
import type { Step } from './step.ts';

/**
 * Names in a page's head all modules that its islands wake with, each behind what it imports: they are fetched at once, side by side,
 * and behind what the first picture waits for; `client:painted` runs them one after the other. Islands that wait until they are seen
 * or touched are not concerned.
 */
export const modulePreloads: Step = ({ folder, base }) => {
  const texts = new Map<string, string>();
  const read = (file: string) => {
    const text = texts.get(file) ?? readFileSync(join(folder, file), 'utf8');
    texts.set(file, text);
    return text;
  };
  return (html, page) => {
    const links = [...scriptsOfIslands(read, islandsOf(html).now, page.split(sep)[0] as string)]
      // What the page loads itself is not asked for again: Firefox takes that for an error.
      .filter((file) => !html.includes(`${file}"></script>`))
      .map((file) => `<link rel="modulepreload" href="${base}${file}" fetchpriority="low">`);
    return html.replace('</head>', () => `${links.join('')}</head>`);
  };
};
