import { expect, test } from 'vitest';
import { finalScoringOf, newGame, PRACTICE_SET, type Seat } from '../../../src/milestones/index.ts';
import { eventInWords } from '../../../src/telling/events-in-words.ts';
import { namesFor } from '../../../src/telling/names.ts';
import { nameWithin, playerIn, readerName, seatsFor } from '../../../src/telling/reader.ts';
import { type Language, languages } from '../../../src/words/languages.ts';

const { board, workerTiles } = PRACTICE_SET;
const { state } = newGame({ players: 2, seed: 1, set: PRACTICE_SET });

const against = (name: string, by: Seat['by'] = 'senior'): Seat[] => [
  { name, colour: 'red', by: 'person' },
  { name: 'Tilda', colour: 'blue', by },
];
const tellingIn = (language: Language) => ({
  names: namesFor(language, board, workerTiles),
  seats: against(readerName(language)),
  state,
});

test('a game that was begun in another language calls its reader as this one does', () => {
  for (const begun of languages)
    for (const shown of languages) expect(seatsFor(against(readerName(begun)), shown)[0]?.name).toBe(readerName(shown));
});

test('other names stay, and so do those of people who share a table', () => {
  const named = against('Nora');
  expect(seatsFor(named, 'fr')).toBe(named);
  const shared = against('Tu', 'person');
  expect(seatsFor(shared, 'en')).toBe(shared);
  expect(playerIn('Nora', 'en')).toEqual({ player: 'Nora', who: 'other' });
  expect(nameWithin('Nora', 'en')).toBe('Nora');
});

test.each([
  ['en', 'You move to the castle.', 'Tilda moves to the castle.', 'It is your turn.'],
  ['fr', 'Vous avancez jusqu’au château.', 'Tilda avance jusqu’au château.', 'C’est à vous de jouer.'],
  ['it', 'Vai fino al castello.', 'Tilda va fino al castello.', 'Tocca a te.'],
  ['hu', 'Te a várba lépsz.', 'Tilda a várba lép.', 'A te köröd következik.'],
] as const)('the log addresses the reader and tells of the others (%s)', (language, own, other, turn) => {
  const telling = tellingIn(language);
  const moved = { type: 'moved', rule: '5.3', from: 'worker-1', to: 'castle' } as const;
  expect(eventInWords({ ...moved, player: 0 }, telling)).toBe(own);
  expect(eventInWords({ ...moved, player: 1 }, telling)).toBe(other);
  const ended = { type: 'turn-ended', rule: '5.1', player: 1, next: 0, turnsLeft: null } as const;
  expect(eventInWords(ended, telling)).toBe(turn);
});

test.each([
  ['en', 'You win with 62 VP.', 'A shared victory with 62 VP each: you and Tilda.'],
  ['fr', 'Vous gagnez avec 62 PV.', 'Victoire partagée, 62 PV chacun : vous et Tilda.'],
  ['it', 'Vinci con 62 PV.', 'Vittoria condivisa, 62 PV ciascuno: tu e Tilda.'],
  ['hu', 'Te nyersz 62 győzelmi ponttal.', 'Közös győzelem, fejenként 62 győzelmi ponttal: te és Tilda.'],
] as const)('the result addresses the reader, alone or beside others (%s)', (language, alone, shared) => {
  const telling = tellingIn(language);
  const over = (winners: number[], vp: number[]) =>
    eventInWords({ type: 'game-over', rule: '12.7', player: 0, winners, vp, goods: [0, 0] }, telling).replaceAll(
      /[\u00a0\u202f]/g,
      ' ',
    );
  expect(over([0], [62, 50])).toBe(alone);
  expect(over([0, 1], [62, 62])).toBe(shared);
});

test('a majority that only the reader has is said to the reader', () => {
  const telling = tellingIn('en');
  const [kind] = Object.keys(finalScoringOf(state.players, false)) as ['quarryman'];
  const scored = { type: 'scored', rule: '12.4', player: 0, kind } as const;
  const told = (values: number[], vp: number[]) => eventInWords({ ...scored, values, vp }, telling);
  expect(told([3, 2], [5, 0])).toContain('you 3, Tilda 2. You have the most and score 5');
  expect(told([2, 3], [0, 5])).toContain('you 2, Tilda 3. Tilda has the most and scores 5');
});
