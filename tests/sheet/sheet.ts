import { type Key as PictureKey, wordsFor as pictureWords } from 'words:pictures';
import MessageFormat from '@messageformat/core';
import { parse, type Select, type Token } from '@messageformat/parser';
import { drillOf, TOPICS } from '../../src/activities/drills/draw-drill.ts';
import { itemName, questionOf } from '../../src/activities/drills/drill-in-words.ts';
import { whyInWords } from '../../src/activities/drills/drill-reasons-in-words.ts';
import { examples } from '../../src/activities/examples/all-examples.ts';
import { captionsOf } from '../../src/activities/examples/captions.ts';
import { lineOf } from '../../src/activities/how-to-play/lines.ts';
import { film } from '../../src/activities/how-to-play/script.ts';
import { PLAYERS as FILM_PLAYERS, shotsOf } from '../../src/activities/how-to-play/shots.ts';
import { lessons } from '../../src/activities/lessons/learning-path.ts';
import { textsOf } from '../../src/activities/lessons/words.ts';
import { yieldNames, yieldsAhead } from '../../src/choosing/ahead.ts';
import { type Action, apply, legalActions, newGame, PRACTICE_SET } from '../../src/milestones/index.ts';
import { playerNames } from '../../src/page-parts/player-names.ts';
import { quickLines } from '../../src/page-parts/quick.ts';
import { DRAWINGS } from '../../src/page-parts/rule-pictures/index.ts';
import { PICTURES } from '../../src/rulebook/pictures.ts';
import { describeBoard, describePlayer } from '../../src/telling/board-in-words.ts';
import { foreseen } from '../../src/telling/consequences.ts';
import { eventInWords, toldOf } from '../../src/telling/events-in-words.ts';
import { moveInWords } from '../../src/telling/move-in-words.ts';
import { refusalInWords } from '../../src/telling/refusals-in-words.ts';
import { areaNames, readMessages } from '../../src/words/areas.ts';
import { type Language, languages } from '../../src/words/languages.ts';
import type { Values } from '../../src/words/words.ts';
import { COUNTS, namesIn, PLAYERS, typicalValues } from './typical.ts';

/** A text as a reader meets it, and where it comes from: `area.key` of a message, or what composes it. */
export interface Line {
  readonly from: string;
  readonly text: string;
}

/** Texts that are said with the values of positions of their own. */
const POSED = /^(?:examples|film|lessons|pictures|drills\.ask)\./;

/** The values of a message: those that it selects by, each with its branches, and the others. */
function valuesIn(tokens: readonly Token[], found = new Map<string, Select | null>()): Map<string, Select | null> {
  for (const token of tokens) {
    if (token.type === 'content' || token.type === 'octothorpe') continue;
    if ('cases' in token) {
      found.set(token.arg, token);
      for (const { tokens } of token.cases) valuesIn(tokens, found);
    } else if (!found.has(token.arg)) found.set(token.arg, null);
  }
  return found;
}

/** Every message of an area with its typical values; each branch with each other value, the rest side by side. */
function* messageLines(area: string, language: Language): Generator<Line> {
  const format = new MessageFormat(language, { requireAllArguments: true });
  const typical = typicalValues(language);
  for (const [key, message] of Object.entries(readMessages(area, language))) {
    const from = `${area}.${key}`;
    const values = [...valuesIn(parse(message))];
    if (POSED.test(from) && values.length > 0) continue;
    const say = format.compile(message);
    const typicalOf = (name: string) => typical[`${from}.${name}`] ?? typical[name];
    let branches: Values[] = [{}];
    for (const [name, select] of values) {
      if (select?.type !== 'select') continue;
      const free = message.includes(`{${name}}`) ? (typicalOf(name) ?? []) : [];
      const each = [
        ...select.cases.map(({ key }) => key).filter((key) => key !== 'other' || free.length === 0),
        ...free,
      ];
      branches = branches.flatMap((values) => each.map((value) => ({ ...values, [name]: value })));
    }
    const others = values
      .filter(([, select]) => select?.type !== 'select')
      .map(([name, select]) => {
        // What nobody has said yet is a word.
        const given = typical[`${from}.${name}`] ?? (select !== null ? COUNTS : (typical[name] ?? ['x']));
        return [name, given] as const;
      });
    const rows = Math.max(1, ...others.map(([, given]) => given.length));
    const texts = branches.flatMap((branch) =>
      Array.from({ length: rows }, (_, row) =>
        say({
          ...Object.fromEntries(others.map(([name, given], i) => [name, given[(row + i) % given.length]])),
          ...branch,
        }),
      ),
    );
    for (const text of new Set(texts)) yield { from, text: text as string };
  }
}

/** The texts that belong to a position of their own, said with its values. */
function* posedLines(language: Language): Generator<Line> {
  for (const { example, frames } of examples)
    for (const [i, text] of captionsOf(language, example.id, frames).entries())
      yield { from: `examples.${example.id}.${frames[i]?.step.caption}`, text };
  for (const players of FILM_PLAYERS)
    for (const shot of shotsOf(film, 'full', players).concat(shotsOf(film, 'short', players)))
      yield { from: `film.${shot.chapter}.${shot.step.caption}`, text: lineOf(language, shot, playerNames(language)) };
  for (const lesson of lessons)
    for (const [key, text] of Object.entries(textsOf(lesson, language)))
      yield { from: `lessons.${lesson.id}.${key}`, text };
  for (const id of PICTURES.milestones)
    for (const key of ['label', 'caption', ...DRAWINGS[id].legend])
      yield {
        from: `pictures.${id}.${key}`,
        text: pictureWords(language)(`${id}.${key}` as PictureKey, DRAWINGS[id].values ?? {}),
      };
  for (const [key, { title, text }] of Object.entries(quickLines(language)))
    for (const said of [title, text]) yield { from: `quick sheet ${key}`, text: said };
}

/** What is told of games in which anything is done, in turn of its kinds: events, previews, refusals, yields, pictures in words. */
function* gameLines(language: Language): Generator<Line> {
  const names = namesIn(language);
  for (const players of [2, 4]) {
    const seats = PLAYERS.slice(0, players).map((name) => ({ name }));
    let game = newGame({ players, seed: players, set: PRACTICE_SET });
    const past: Action[] = [];
    for (let i = 0; i < 1500 && game.state.phase !== 'over'; i++) {
      const actions = legalActions(game);
      const types = [...new Set(actions.map(({ type }) => type))];
      const ofType = actions.filter(({ type }) => type === types[(i * 7 + players) % types.length]);
      const action = ofType[(i * 31) % ofType.length] as Action;
      const stale = past[(i * 17) % Math.max(1, past.length)];
      const refused = stale && apply(game, stale);
      if (refused && !refused.ok)
        for (const refusal of refused.refusals)
          yield { from: `refusal ${refusal.reason}`, text: refusalInWords(refusal, names) };
      if (i % 5 === 0) {
        for (const text of yieldNames(yieldsAhead(game), names).values())
          if (text !== '') yield { from: 'yield', text };
        const preview = foreseen(game, action, { names, seats });
        const moved = moveInWords(action, game, names);
        if (moved !== '') yield { from: `action ${action.type}`, text: moved };
        for (const text of preview?.notes ?? []) yield { from: `preview ${action.type}`, text };
      }
      const outcome = apply(game, action);
      if (!outcome.ok) throw new Error('a legal action is refused');
      for (const event of toldOf(outcome.events))
        yield { from: `event ${event.type}`, text: eventInWords(event, { names, seats, state: outcome.game.state }) };
      game = outcome.game;
      past.push(action);
      if (i % 100 === 0) {
        yield { from: 'board in words', text: describeBoard(game, names) };
        yield { from: 'player in words', text: describePlayer(game, 0, PLAYERS[0], names) };
      }
    }
  }
}

/** The drills' questions, what is chosen in them, and why it is right. */
function* drillLines(language: Language): Generator<Line> {
  const names = namesIn(language);
  for (const topic of TOPICS)
    for (let seed = 0; seed < 8; seed++) {
      const drill = drillOf(topic, seed);
      yield { from: `drill ${topic}: question`, text: questionOf(drill, names) };
      for (const item of drill.items) {
        yield { from: `drill ${topic}: choice`, text: itemName(drill, item, names, PLAYERS) };
        for (const why of item.why)
          yield { from: `drill ${topic}: why ${why.reason}`, text: whyInWords(drill, why, names) };
      }
    }
}

/** Everything that readers of a language meet, said with typical values, each text once. */
export function sheetOf(language: Language): Line[] {
  const lines = [
    ...areaNames()
      .sort()
      .flatMap((area) => [...messageLines(area, language)]),
    ...posedLines(language),
    ...gameLines(language),
    ...drillLines(language),
  ];
  return [...new Map(lines.map((line) => [`${line.from} ${line.text}`, line])).values()].sort((a, b) =>
    a.from < b.from ? -1 : a.from > b.from ? 1 : 0,
  );
}

/** One line for all that differ in nothing but names of places, numbers and players. */
export function oneOfAKind(lines: readonly Line[]): Line[] {
  const kindOf = ({ from, text }: Line) => `${from} ${text.replaceAll(/\p{Lu}{1,2}\d+|\d+|Otto|Éva|Pip 2|Ben/gu, '#')}`;
  const kinds = new Set<string>();
  return lines.filter((line) => kinds.size < kinds.add(kindOf(line)).size || /^[a-z-]+\./.test(line.from));
}

/** Every message in all languages, one under the other. */
export function sideBySide(): string[] {
  return areaNames()
    .sort()
    .flatMap((area) =>
      Object.keys(readMessages(area, 'en')).flatMap((key) => [
        `${area}.${key}`,
        ...languages.map((language) => `  ${language.padEnd(3)}${readMessages(area, language)[key]}`),
      ]),
    );
}
