/**
 * Asks the questions of players, and prints how often an answer stands first, among three, anywhere. With `--leave-out` it leaves out
 * one writer of content/asked at a time, trains the search on the others, and asks it that writer's questions. Usage:
 * node tests/questions/run.ts [--leave-out]
 */
import { type Language, languages } from '../../src/words/languages.ts';
import { siteModule } from '../site-module.ts';
import type { Heard } from './left-out.ts';
import { type Count, measure, questionsOf, searchesWith, together } from './measure.ts';

const percent = (part: number, whole: number) =>
  (whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`).padStart(7);

async function askSets(): Promise<void> {
  const { module, close } =
    await siteModule<typeof import('../../src/site/search-data.ts')>('/src/site/search-data.ts');
  const searchOf = await searchesWith(module.searchData);
  await close();
  const row = (name: string, { asked, first, three, found }: Count) =>
    console.log(
      `${name.padEnd(8)} ${[asked, first, three, found].map((count) => String(count).padStart(7)).join(' ')}`,
    );
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
}

async function askLeftOut(): Promise<void> {
  const { module, close } = await siteModule<typeof import('./left-out.ts')>('/tests/questions/left-out.ts');
  const row = (name: string, { asked, first, three, sure, sureAndRight }: Heard) =>
    console.log(
      `${name.padEnd(16)} ${String(asked).padStart(6)} ${percent(first, asked)} ${percent(three, asked)} ${percent(sureAndRight, sure)} ${percent(sureAndRight, first)}`,
    );
  const askAll = async (game: 'milestones' | 'thousand-miles', language: Language) => {
    const heard = [];
    for await (const [writer, each] of module.askEachLeftOut(game, language)) {
      row(writer, each);
      heard.push(each);
    }
    row(`all (${language})`, module.allTogether(heard));
  };
  for (const game of ['milestones', 'thousand-miles'] as const) {
    console.log(`${game}, left-out writers`);
    console.log(`${' '.repeat(16)}  asked   first   three  certain and right, of those right first certain`);
    for (const language of languages) await askAll(game, language);
  }
  await close();
}

await (process.argv.includes('--leave-out') ? askLeftOut() : askSets());
