/** Asks the questions of players, and prints how often an answer stands first, among three, anywhere. Usage: node tests/questions/run.ts */
import { languages } from '../../src/words/languages.ts';
import { siteModule } from '../site-module.ts';
import { type Count, measure, questionsOf, searchesWith, together } from './measure.ts';

const { module, close } = await siteModule<typeof import('../../src/site/search-data.ts')>('/src/site/search-data.ts');
const searchOf = await searchesWith(module.searchData);
await close();

const row = (name: string, { asked, first, three, found }: Count) =>
  console.log(`${name.padEnd(8)} ${[asked, first, three, found].map((count) => String(count).padStart(7)).join(' ')}`);

for (const [title, folder] of [
  ['All questions', ''],
  ['Held out', 'held-out'],
]) {
  console.log(`${title}\n${' '.repeat(8)}   asked   first   three   found`);
  const counts = [];
  for (const language of languages) {
    const count = await measure(questionsOf(language, folder), searchOf);
    row(language, count);
    counts.push(count);
  }
  row('all', together(counts));
}
