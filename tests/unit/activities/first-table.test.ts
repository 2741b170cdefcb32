import { type Key, wordsFor } from 'words:first-table';
import { describe, expect, it, test } from 'vitest';
import content from '../../../content/first-table.json';
import { pictureOf } from '../../../src/activities/first-table/pictures.tsx';
import { type Announcement, type Table, tableAfter } from '../../../src/activities/first-table/taps.ts';
import { factsFor, numbersFor, readFirstTable } from '../../../src/activities/first-table/topics.ts';
import { ACTION_TYPES, newGame, PRACTICE_SET, SPACES, targetScore } from '../../../src/milestones/index.ts';
import { languages } from '../../../src/words/languages.ts';

const first = readFirstTable(content);
const facts = factsFor(first);

const tableOf = (taps: readonly string[], players = 4, starter = 0): Table =>
  tableAfter({ players, starter, taps }, facts);
/** What each tap has the phone say. */
const saidBy = (taps: readonly string[], players = 4): (readonly Announcement[])[] =>
  taps.map((_, i) => tableOf(taps.slice(0, i + 1), players).said);
/** The taps at which something is said. */
const whenSaid = (id: Announcement, taps: readonly string[], players = 4): number[] =>
  saidBy(taps, players).flatMap((said, i) => (said.includes(id) ? [i] : []));
const times = (count: number, ...taps: readonly string[]): string[] => Array.from({ length: count }, () => taps).flat();

describe('topics', () => {
  it('are there for every space, every trigger and every action but the draft', () => {
    expect(SPACES.length).toBe(12);
    for (const space of ['worker', 'trading-house', 'board-of-works', 'mill', 'castle'])
      expect(first.topics.filter(({ id, kind }) => kind === 'space' && id === space)).toHaveLength(1);
    expect(first.topics.flatMap(({ explains = [] }) => explains).sort()).toEqual(
      ACTION_TYPES.filter((type) => type !== 'draft').sort(),
    );
  });

  test.each(content.topics.map(({ id }) => id))(
    'fail to be read without the one about %s, or say the same as another',
    (id) => {
      const topics = content.topics.filter((topic) => topic.id !== id);
      expect(() => readFirstTable({ ...content, topics })).toThrow(/no topic for the (space|action|trigger)/);
    },
  );

  it('are not read with an unknown rule, with none, or with a place that is no space', () => {
    const [turn, ...others] = content.topics;
    const changed = (change: object) => () =>
      readFirstTable({ ...content, topics: [{ ...turn, ...change }, ...others] });
    expect(changed({ rules: ['99.9'] })).toThrow('topics.0.rules.0: no rule 99.9');
    expect(changed({ rules: [] })).toThrow('topics.0.rules');
    expect(changed({ kind: 'within', at: 'moon' })).toThrow('topic turn is at moon');
  });

  it('have a picture each', () => {
    for (const { picture } of first.topics) expect(pictureOf(picture).Drawing).toBeTypeOf('function');
    expect(() => pictureOf('none')).toThrow('“none”');
  });

  test.each(languages)('are explained in 45 words with what is often missed (%s)', (language) => {
    const values = { ...numbersFor(language, first), target: 51, half: 26, player: 'Ada' };
    const words = (key: string) => wordsFor(language)(key as Key, values);
    const count = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
    for (const { id } of first.topics) {
      expect(count(`${words(`text.${id}`)} ${words(`slip.${id}`)}`), id).toBeLessThanOrEqual(45);
      expect(words(`name.${id}`)).not.toBe('');
    }
    for (const { id } of first.announcements) expect(count(words(`say.${id}`)), id).toBeLessThanOrEqual(45);
    for (const { id, kind } of first.topics)
      if (kind === 'space') expect(count(words(`line.${id}`)), id).toBeLessThanOrEqual(25);
  });
});

test.each(languages)('the mill says what a delivery brings before anybody delivers (%s)', (language) => {
  const numbers = numbersFor(language, first);
  expect(wordsFor(language)('text.mill', { ...numbers, target: 51, half: 26, player: 'Ada' })).toContain(numbers.coin);
});

describe('the numbers', () => {
  it('are those of the engine', () => {
    for (const players of [2, 3, 4]) {
      expect(facts.tables[players]?.target).toBe(targetScore(players));
      expect(facts.tables[players]?.pile).toBe(newGame({ players, seed: 7, set: PRACTICE_SET }).state.pileCount);
    }
    expect(facts.moves).toBe(2);
    // 12.5
    expect(numbersFor('en', first)).toMatchObject({ most: 5, tied: 2, kept: 3, left: 2, street: '1 stone + 1 sand' });
  });

  it('have turns pass clockwise from the starting player (5.1)', () => {
    expect(facts.tables[4]?.orders[2]).toEqual([2, 3, 0, 1]);
    expect(facts.tables[2]?.orders[1]).toEqual([1, 0]);
  });
});

describe('a table', () => {
  it('begins with the two moves of a turn, and the starting player', () => {
    expect(tableOf([], 3, 1)).toMatchObject({
      seat: 1,
      move: 1,
      explained: ['turn'],
      said: [],
      asked: [],
      waiting: null,
    });
  });

  it('explains a space the first time, and has one line for it afterwards', () => {
    expect(tableOf(['worker'])).toMatchObject({ seat: 0, move: 2, actor: 0, explained: ['worker'], line: null });
    expect(tableOf(['worker', 'worker'])).toMatchObject({ seat: 1, move: 1, actor: 0, explained: [], line: 'worker' });
  });

  it('passes the turn on after two moves, however they are tapped', () => {
    expect(tableOf(['worker', 'board-of-works', 'section', 'house'])).toMatchObject({ seat: 1, move: 1, actor: 0 });
    expect(tableOf(['worker', 'skip'])).toMatchObject({ seat: 1, move: 1 });
    expect(tableOf(['skip', 'skip', 'skip', 'skip'])).toMatchObject({ seat: 0, move: 1 });
  });

  it('takes what happens somewhere for a stop there, unless that is where the last stop was', () => {
    expect(tableOf(['worker', 'house'])).toMatchObject({
      seat: 1,
      space: 'board-of-works',
      explained: ['board-of-works', 'house'],
    });
    expect(tableOf(['worker', 'board-of-works', 'house'])).toMatchObject({ seat: 1, explained: ['house'] });
    expect(tableOf(['board-of-works', 'section', 'hire'])).toMatchObject({
      seat: 1,
      explained: ['trading-house', 'hire'],
    });
  });

  it('is as it was before when the last tap is undone', () => {
    const taps = ['worker', 'trading-house', 'hire', 'known.house', 'skip', 'castle', 'cover', 'score', 'worker'];
    for (const [i] of taps.entries()) expect(tableOf([...taps, 'mill'].slice(0, i))).toEqual(tableOf(taps.slice(0, i)));
    expect(tableOf(['worker', 'known.house', 'known.house'])).toEqual(tableOf(['worker']));
  });

  it('explains nothing that the players know', () => {
    expect(tableOf(['known.worker', 'worker'])).toMatchObject({ explained: [], line: 'worker' });
    expect(tableOf(['worker', 'known.worker', 'worker']).explained).toEqual(['worker']);
    expect(saidBy(['known.castle-ahead', 'worker'])).toEqual([[], []]);
  });

  it('is complete when every space and all that happens there has come up', () => {
    const all = ['worker', 'hire', 'section', 'house', 'marketplace', 'bonus', 'delivery', 'cover'];
    const isComplete = (taps: readonly string[]) => tableOf([...taps, 'majorities.yes']).isComplete;
    expect(isComplete(all)).toBe(true);
    for (const one of all) expect(isComplete(all.filter((tap) => tap !== one)), one).toBe(false);
    // A table that is told so may tap no more, and the majorities would come too late for it; in the last turns it has to count.
    expect(tableOf(all).isComplete).toBe(false);
    expect(tableOf([...all, 'majorities.yes', 'score']).isComplete).toBe(false);
  });

  it('passes over what it does not know, and never refuses anything', () => {
    const hostile = [
      '',
      '.',
      'known.',
      'toString',
      '__proto__',
      'pile.-9',
      'pile.1e99',
      'pile.x',
      'majorities.maybe',
      'constructor.x',
    ];
    expect(tableOf(['worker', ...hostile]).seat).toBe(0);
    expect(tableOf(['worker', ...hostile, 'worker'])).toMatchObject({ seat: 1, move: 1, line: 'worker' });
    for (const players of [2, 3, 4])
      for (const starter of [0, 1, 2, 3])
        expect(tableOf(times(300, 'castle', 'cover', 'score'), players, starter).isOver).toBe(true);
  });
});

describe('what everyone has to know in time', () => {
  it('is said before the first castle: at the first stop, once', () => {
    expect(whenSaid('castle-ahead', times(20, 'worker', 'board-of-works', 'castle'))).toEqual([0]);
    expect(whenSaid('castle-ahead', ['hire', 'worker', 'castle'])).toEqual([0]);
    // The castle has explained it by itself.
    expect(whenSaid('castle-ahead', ['castle', 'worker', 'castle', 'worker'])).toEqual([]);
  });

  it('is said to a player who has stopped at workers twice and comes near the castle, once', () => {
    const [ada, ben] = [
      ['worker', 'worker'],
      ['worker', 'mill'],
    ];
    const taps = [...ada, ...ben, ...ada, ...ben];
    // Ada’s third worker in a row is in her second turn, before Ben’s second mill.
    expect(whenSaid('many-goods', taps, 2)).toEqual([4]);
    expect(tableOf(taps.slice(0, 5), 2).actor).toBe(0);
    expect(whenSaid('many-goods', ['worker', 'worker', 'worker', 'castle', 'trading-house'], 2)).toEqual([4]);
    // The castle takes what is too much.
    expect(whenSaid('many-goods', times(9, 'worker', 'castle'))).toEqual([]);
  });

  it('is said to a player who has passed the castle, each time (5.4)', () => {
    const [ada, ben] = [
      ['trading-house', 'worker'],
      ['worker', 'mill'],
    ];
    expect(whenSaid('passed-castle', [...ada, ...ben, 'castle', 'worker', 'board-of-works', 'castle'], 2)).toEqual([
      1, 6,
    ]);
    expect(tableOf(ada, 2).actor).toBe(0);
    // The mill once more is a lap later; workers are eight, and a turn that nobody has tapped may have ended anywhere.
    expect(whenSaid('passed-castle', ['mill', 'mill'], 2)).toEqual([1]);
    expect(whenSaid('passed-castle', times(6, 'worker'), 2)).toEqual([]);
    expect(whenSaid('passed-castle', ['mill', 'skip', 'mill', 'castle', 'worker', 'castle'], 2)).toEqual([]);
  });

  it('asks about half of the target in some rounds, and says the majorities once, in the last of them at the latest', () => {
    const { firstRound, everyRounds, lastRound } = first.majorities;
    const rounds = (count: number) => times(count * 4, 'worker', 'castle');
    expect(tableOf(rounds(firstRound - 2)).asked).toEqual([]);
    expect(tableOf(rounds(firstRound - 1)).asked).toEqual(['majorities']);
    expect(tableOf([...rounds(firstRound - 1), 'worker', 'castle']).asked).toEqual([]);
    const no = [...rounds(firstRound - 1), 'majorities.no'];
    expect(tableOf(no)).toMatchObject({ asked: [], said: [] });
    expect(tableOf([...no, ...rounds(everyRounds - 1)]).asked).toEqual([]);
    expect(tableOf([...no, ...rounds(everyRounds)]).asked).toEqual(['majorities']);
    expect(tableOf([...rounds(firstRound - 1), 'majorities.yes'])).toMatchObject({ asked: [], said: ['majorities'] });
    expect(whenSaid('majorities', rounds(lastRound + 5))).toEqual([rounds(lastRound).length - 1]);
    expect(whenSaid('majorities', [...rounds(firstRound), 'majorities.yes', ...rounds(lastRound)])).toEqual([
      rounds(firstRound).length,
    ]);
  });

  it('asks for the pile before it can have fewer than five tiles, and says so once', () => {
    const { pile } = facts.tables[2] as { pile: number };
    const turns = (count: number) => times(count, 'trading-house', 'castle');
    const due = pile - first.pile.warnAt;
    expect(tableOf(turns(due - 1), 2).asked).toEqual([]);
    expect(tableOf(turns(due), 2).asked).toContain('pile');
    expect(tableOf([...turns(due), 'pile.5'], 2)).toMatchObject({ said: ['pile'] });
    // Ten are left, so that five more have to be hired.
    const ten = [...turns(due), 'pile.10'];
    expect(tableOf([...ten, ...turns(4)], 2).asked).not.toContain('pile');
    expect(tableOf([...ten, ...turns(5)], 2).asked).toContain('pile');
    // Nobody answers: it is said all the same.
    expect(whenSaid('pile', turns(due + 10), 2)).toEqual([turns(due + 2).length - 1]);
    // A turn that nobody has tapped may have hired a tile, one that did not stop there has not.
    expect(tableOf(times(due, 'skip'), 2).asked).toContain('pile');
    expect(tableOf(times(due, 'worker', 'castle'), 2).asked).not.toContain('pile');
  });

  it('offers what triggers the end when that can be before long', () => {
    expect(tableOf(['worker']).isEndNear).toBe(false);
    expect(tableOf(['worker', 'majorities.yes']).isEndNear).toBe(true);
    expect(tableOf(['worker', 'pile.5']).isEndNear).toBe(true);
    expect(tableOf(['worker', 'pile.5', 'score']).isEndNear).toBe(false);
  });

  test.each(['score', 'last-tile'])('is one more turn each when the end is triggered (%s)', (trigger) => {
    // Ben’s second move triggers it, in a table of four: Éva, Gil and Ada follow (12.3).
    const taps = ['worker', 'castle', 'worker', 'board-of-works', trigger];
    expect(tableOf(taps)).toMatchObject({ explained: [trigger], actor: 1, waiting: [2, 3, 0], isOver: false });
    const played = (turns: number) => tableOf([...taps, ...times(turns, 'worker', 'castle')]);
    expect(played(1).waiting).toEqual([3, 0]);
    expect(played(2)).toMatchObject({ waiting: [0], isOver: false });
    expect(played(3)).toMatchObject({ waiting: [], isOver: true });
    expect(played(9)).toMatchObject({ isOver: true });
    // In the middle of a turn, that turn is still finished (12.3); a second trigger changes nothing (12.8).
    expect(tableOf(['worker', trigger]).waiting).toEqual([1, 2, 3]);
    expect(tableOf([...taps, 'worker', 'castle', 'score']).waiting).toEqual([3, 0]);
  });
});
