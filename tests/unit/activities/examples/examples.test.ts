import { type Key, wordsFor } from 'words:examples';
import { describe, expect, test } from 'vitest';
import { exampleOf, examples } from '../../../../src/activities/examples/all-examples.ts';
import { chapterOf, RULE_IDS } from '../../../../src/milestones/index.ts';
import { captionValues } from '../../../../src/steps/captions.ts';
import { rulesTouched } from '../../../../src/steps/frames.ts';
import { readExample } from '../../../../src/steps/read-example.ts';
import type { Frame } from '../../../../src/steps/step.ts';
import { readMessages } from '../../../../src/words/areas.ts';
import { languages } from '../../../../src/words/languages.ts';
import { slipsIn } from '../../../typography.ts';

const NAMES = ['Nora', 'Bruno', 'Clara', 'Leo'];

function frameOf(id: string, caption: string): Frame {
  const frame = exampleOf(id).frames.find(({ step }) => step.caption === caption);
  if (frame === undefined) throw new Error(`${id} has no step “${caption}”`);
  return frame;
}

const valuesOf = (id: string, caption: string) => captionValues(frameOf(id, caption), NAMES);
const reasonsOf = (id: string, caption: string) =>
  frameOf(id, caption).refusals.map(({ rule, reason }) => `${rule} ${reason}`);

describe('the worked examples of the rulebook, by the numbers of its text', () => {
  test('starting-tiles: two tiles with ascending numbers, the lower one to the left (4.9)', () => {
    expect(valuesOf('starting-tiles', 'low').numbers).toBe('2-3');
    expect(valuesOf('starting-tiles', 'ascends').numbers).toBe('2-3-6-6');
  });

  test('two-moves: 2 stone past the quarryman 1 to the quarryman 5, then 1 coin at the coiner 5 (6.2)', () => {
    expect(valuesOf('two-moves', 'first')).toMatchObject({ passed: 1, reached: 5, stone: 2 });
    expect(valuesOf('two-moves', 'other')).toMatchObject({ passed: 3 });
    expect(valuesOf('two-moves', 'second')).toMatchObject({ reached: 5, coin: 1 });
    expect(frameOf('two-moves', 'first').before.state.players[0]?.piece).toBe('castle');
  });

  test('ascending: 3-3-6-7 earns a coin; not-ascending: 8-8-6-7 earns nothing (7.1)', () => {
    expect(valuesOf('ascending', 'income')).toMatchObject({ numbers: '3-3-6-7', coin: 1 });
    expect(valuesOf('not-ascending', 'none').numbers).toBe('8-8-6-7');
    expect(valuesOf('not-ascending', 'none').coin).toBeUndefined();
    expect(frameOf('not-ascending', 'none').events.map(({ type }) => type)).toEqual(['moved', 'no-income']);
  });

  test('hire: 2 coins for two lumberjacks, left of a lumberjack, over the quarryman 5 and an empty space (7.4)', () => {
    expect(valuesOf('hire', 'placed')).toMatchObject({ paidCoin: 2, covered: 5 });
    const { before, shown } = frameOf('hire', 'placed');
    expect(before.state.players[0]?.spaces.slice(2, 5)).toMatchObject([null, { kind: 'quarryman', number: 5 }, {}]);
    expect(shown.state.players[0]?.spaces.slice(2, 5)).toMatchObject([
      { kind: 'lumberjack' },
      { kind: 'lumberjack' },
      { kind: 'lumberjack' },
    ]);
  });

  test('street: 2 VP at the end; allowed at the marketplace; not at the free 2, at a milestone, or as a loop (8.5)', () => {
    expect(valuesOf('street', 'end').vp).toBe(2);
    expect(frameOf('street', 'marketplace').kind).toBe('what-if');
    expect(valuesOf('street', 'between').free).toBe(2);
    expect(reasonsOf('street', 'between')).toEqual(['8.5 branches-between-sections']);
    expect(reasonsOf('street', 'milestone')).toEqual(['8.5 branches-at-milestone']);
    expect(reasonsOf('street', 'loop')).toEqual(['8.7 end-closes-loop']);
  });

  test('house: free 2 and 1 give 3 VP, a lot with none free gives 0 (8.11)', () => {
    expect(valuesOf('house', 'built')).toMatchObject({ one: 2, other: 1, vp: 3 });
    expect(valuesOf('house', 'zero').vp).toBe(0);
  });

  test('marketplace: 2 VP between two sections, 1 at the end of the street (8.14)', () => {
    expect(valuesOf('marketplace', 'between').vp).toBe(2);
    expect(valuesOf('marketplace', 'end').vp).toBe(1);
  });

  test('bonus: from the quarryman 1 to the lumberjack 5, 3 wood and 1 VP for the one passed (9.6)', () => {
    expect(valuesOf('bonus', 'passed')).toMatchObject({ from: 1, to: 5, wood: 3, vp: 1 });
  });

  test('flour: 2 grain, four free numbers, the 3 and the 4 chosen: 7 VP and 1 coin (10.2)', () => {
    const { a, b, c, d } = valuesOf('flour', 'start');
    expect([a, b, c, d].sort()).toEqual([1, 2, 3, 4]);
    expect(valuesOf('flour', 'chosen')).toMatchObject({ paidGrain: 2, low: 3, high: 4, vp: 7, coin: 1 });
  });

  test('final-scoring: quarrymen 2, 2 and 1 give 2, 2 and 0 VP (12.5)', () => {
    expect(valuesOf('final-scoring', 'quarrymen')).toMatchObject({
      ...{ quarrymanA: 2, quarrymanB: 2, quarrymanC: 1 },
      ...{ quarrymanVpA: 2, quarrymanVpB: 2, quarrymanVpC: 0 },
    });
  });
});

describe('our own examples, by the rules', () => {
  test('the draft goes counter-clockwise from the right of the starting player, who chooses from 3 (4.8)', () => {
    const drafted = exampleOf('draft-order').frames.filter(({ kind }) => kind === 'do');
    expect(drafted.map(({ player }) => player)).toEqual([0, 2, 1]);
    expect(valuesOf('draft-order', 'start').tilesLeft).toBe(7);
    expect(valuesOf('draft-order', 'three').tilesLeft).toBe(3);
  });

  test('covered and empty spaces are skipped in the sequence (7.1)', () => {
    expect(valuesOf('gaps', 'start').numbers).toBe('2-8-4-6-6');
    expect(valuesOf('gaps', 'income')).toMatchObject({ numbers: '2-4-6-6', coin: 1 });
  });

  test('two cubes sold pay for the tile; no second one in the visit (7.9, 7.2)', () => {
    expect(valuesOf('sell-then-hire', 'sold')).toMatchObject({ paidWood: 1, paidSand: 1, coin: 1 });
    expect(valuesOf('sell-then-hire', 'hired').paidCoin).toBe(2);
    expect(reasonsOf('sell-then-hire', 'twice')[0]).toBe('7.2 hired-already');
  });

  test('house before marketplace: 5 + 2 VP, the other way round 2 + 3 (8.16)', () => {
    expect([valuesOf('house-first', 'house').vp, valuesOf('house-first', 'marketplace').vp]).toEqual([5, 2]);
    expect(valuesOf('house-first', 'reversed').vp).toBe(5);
  });

  test('one milestone, two bonus tiles taken; the third and the far one stay (9.8, 9.4, 9.9)', () => {
    expect(valuesOf('several-bonuses', 'one').vp).toBe(1);
    expect(valuesOf('several-bonuses', 'two').vp).toBe(1);
    expect(Object.values(frameOf('several-bonuses', 'stay').shown.state.bonusTiles)).toEqual([
      'coiner',
      'grain-grower',
    ]);
  });

  test('a bonus tile is lost under a new tile, even of the same kind (9.7)', () => {
    expect(frameOf('bonus-lost', 'covered').events.map(({ type }) => type)).toContain('bonus-lost');
    expect(frameOf('bonus-lost', 'elsewhere').events.map(({ type }) => type)).not.toContain('bonus-lost');
  });

  test('one free number scores alone, none scores 0, the coin comes both times (10.4)', () => {
    expect(valuesOf('few-free-numbers', 'one')).toMatchObject({ vp: 1, coin: 1 });
    expect(valuesOf('few-free-numbers', 'none')).toMatchObject({ vp: 0, coin: 1 });
  });

  test('coins count at the castle: 6 goods, 3 given back (11.2)', () => {
    expect(valuesOf('castle-coins', 'arrive')).toMatchObject({ hand: 6, giveBack: 3, kept: 3 });
  });

  test('the end is triggered at 59 with three players, and each of the others has one more turn (12.1, 12.3)', () => {
    expect(valuesOf('last-turns', 'reached')).toMatchObject({ target: 59, score: 59, vp: 2, turnsLeft: 2 });
    const { frames } = exampleOf('last-turns');
    expect(frames.slice(3, 6).map(({ player }) => player)).toEqual([1, 2, 0]);
    expect(frames.at(-1)?.shown.state.phase).toBe('over');
  });

  test('the last tile of the display triggers the end (12.2)', () => {
    expect(frameOf('last-tile', 'hired').events).toContainEqual(
      expect.objectContaining({ type: 'end-triggered', by: 'last-tile' }),
    );
  });

  test('with two players a tie scores nothing (12.6)', () => {
    expect(valuesOf('all-equal', 'tie')).toMatchObject({
      quarrymanA: 1,
      quarrymanB: 1,
      quarrymanVpA: 0,
      quarrymanVpB: 0,
    });
    expect(valuesOf('all-equal', 'most')).toMatchObject({ lumberjackVpA: 5, grainGrowerVpB: 5 });
  });

  test('a tie is broken by the goods left, and shared where they are equal (12.7)', () => {
    expect(frameOf('tie-break', 'idle').shown.state.winners).toEqual([0, 1]);
    expect(frameOf('tie-break', 'why').shown.state.winners).toEqual([1]);
    expect(valuesOf('tie-break', 'why')).toMatchObject({ goodsA: 3, goodsB: 4 });
  });
});

describe('all examples', () => {
  test('there are at least 24, and each chapter from 4 to 12 has one', () => {
    expect(examples.length).toBeGreaterThanOrEqual(24);
    const chapters = new Set(examples.map(({ example }) => chapterOf(example.at)));
    expect([...chapters].sort((a, b) => a - b)).toEqual(expect.arrayContaining([4, 5, 6, 7, 8, 9, 10, 11, 12]));
  });

  test('the rules that no example touches are listed', () => {
    const touched = new Set(examples.flatMap(({ example, frames }) => [...rulesTouched(example, frames)]));
    const untouched = RULE_IDS.filter((id) => chapterOf(id) >= 4 && !touched.has(id));
    console.log(`Rules of chapters 4–13 that no example touches: ${untouched.join(', ')}`);
    expect(untouched).not.toEqual([]);
  });

  test('what is wrong with a file is said with its name', () => {
    const { example } = exampleOf('two-moves');
    const { id: _, ...data } = example;
    expect(() => readExample('broken', { ...data, at: '6.9' })).toThrow('content/examples/broken.json');
    expect(() =>
      readExample('broken', { ...data, steps: [{ ...data.steps[0], refused: { type: 'done' } }] }),
    ).toThrow();
    const refused = { ...data.steps[0], refused: { type: 'done' }, for: [{ rule: '5.3', reason: 'stays' }] };
    expect(() => readExample('broken', { ...data, steps: [data.steps[0], refused] })).toThrow('nothing-to-finish');
    expect(() => readExample('broken', { ...data, scene: { players: [] } })).toThrow('broken');
  });

  const captions = examples.flatMap(({ example, frames }) =>
    frames.map((frame) => [`${example.id}.${frame.step.caption}` as Key, frame] as const),
  );

  test.each(languages)(
    'every caption is there in %s, with what its step provides and without a digit of its own',
    (language) => {
      const messages = readMessages('examples', language);
      for (const [key, frame] of captions) {
        // What a message selects by is a value, too.
        const typed = (messages[key] as string).replaceAll(/\{\w+|\d+ (?=\{)/g, '');
        expect(typed, key).not.toMatch(/\d/);
        expect(slipsIn(wordsFor(language)(key, captionValues(frame, NAMES)), language), key).toEqual([]);
      }
    },
  );

  test('no words are left that no example uses', () => {
    const used = new Set(examples.flatMap(({ example }) => [`${example.id}.title`, `${example.id}.summary`]));
    for (const [key] of captions) used.add(key);
    const keys = Object.keys(readMessages('examples', 'en')).filter((key) => /^(?!page\.)[a-z-]+\.[a-z-]+$/.test(key));
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
  });
});
