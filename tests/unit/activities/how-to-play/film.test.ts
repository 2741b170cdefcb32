import { describe, expect, test } from 'vitest';
import content from '../../../../content/film.json';
import { readFilm } from '../../../../src/activities/how-to-play/film.ts';
import { lastMovement } from '../../../../src/activities/how-to-play/last-movement.ts';
import { lineOf, readingTime, spokenLine } from '../../../../src/activities/how-to-play/lines.ts';
import { checkLines, film } from '../../../../src/activities/how-to-play/script.ts';
import {
  CUTS,
  type FilmStep,
  PLAYERS,
  type Shot,
  sceneFor,
  shotsOf,
} from '../../../../src/activities/how-to-play/shots.ts';
import { movementOf } from '../../../../src/board/motion/movement.ts';
import { frameMarks } from '../../../../src/choosing/frame-marks.ts';
import { tilesOnOffer } from '../../../../src/choosing/Pictures.tsx';
import { gameOfScene, layoutOf, RULE_IDS, startingTileCount, targetScore } from '../../../../src/milestones/index.ts';
import { minutesOf, wordCount } from '../../../../src/page-parts/reading-time.ts';
import { languages } from '../../../../src/words/languages.ts';

const NAMES = ['Nora', 'Bruno', 'Clara', 'Leo'];
const linesOf = (language: (typeof languages)[number], shots: readonly Shot[]) =>
  shots.map((shot) => lineOf(language, shot, NAMES));

/** The script with one step of its first chapter changed. */
const withStep = (changed: object) => ({
  chapters: content.chapters.map((chapter, i) =>
    i === 0 ? { ...chapter, steps: [{ ...chapter.steps[0], ...changed }, ...chapter.steps.slice(1)] } : chapter,
  ),
});

describe('the script is refused', () => {
  test.each([
    ['with an action that is not allowed', { do: [{ type: 'move', to: 'worker-5' }] }, 'goal'],
    ['with an action that no rule knows', { do: [{ type: 'jump' }] }, 'chapters.0.steps.0'],
    ['with an unknown rule', { rules: ['99.9'] }, 'chapters.0.steps.0'],
    ['with a step that states no rule', { rules: [] }, 'chapters.0.steps.0'],
    ['with a frame that there is none of', { frame: 'sky' }, 'chapters.0.steps.0'],
    [
      'with a refusal that is given for another reason',
      { refused: { type: 'move', to: 'worker-5' }, for: [{ rule: '5.6', reason: 'castle-compulsory' }] },
      'chapter goal: step “together” is refused for',
    ],
  ])('%s', (_, changed, fault) => {
    expect(() => readFilm(withStep(changed))).toThrow(fault);
  });

  test('with a line that a language lacks', () => {
    expect(() => checkLines(readFilm(withStep({ caption: 'unsaid' })))).toThrow('goal.unsaid');
  });

  test('with a line of more than 30 words', () => {
    const saying = (words: number) => () => checkLines(film, () => Array.from({ length: words }, () => 'go').join(' '));
    expect(saying(30)).not.toThrow();
    expect(saying(31)).toThrow('content/words/en/film.json: goal.together is too long');
  });
});

test('it has the chapters of the teaching cards in their order, with the starting tiles before the last', () => {
  expect(film.chapters.map(({ id }) => id)).toEqual([
    ...['goal', 'end', 'board', 'moves', 'yield', 'castle', 'trading'],
    ...['street', 'house', 'mill', 'bonus', 'last', 'draft', 'recap'],
  ]);
});

describe.each(PLAYERS)('for %i players', (players) => {
  test('every scene is a position of the rules', () => {
    for (const chapter of film.chapters) expect(gameOfScene(sceneFor(chapter, players)).options.players).toBe(players);
  });

  test('it names the target and the starting tiles of that number (4.7, 12.1)', () => {
    const said = linesOf('en', shotsOf(film, 'full', players)).join(' ');
    expect(said).toContain(`the first to reach ${targetScore(players)}\u00a0VP`);
    expect(said).toContain(`There are ${startingTileCount(players)} to choose from`);
  });

  test('the final scoring is shown once somebody has reached the target (12.1)', () => {
    const last = film.chapters.find(({ id }) => id === 'last')!;
    const scores = gameOfScene(sceneFor(last, players)).state.players.map(({ vp }) => vp);
    expect(Math.max(...scores)).toBeGreaterThanOrEqual(targetScore(players));
  });

  test('the player on the starting player’s right chooses first (4.8)', () => {
    const drafted = shotsOf(film, 'full', players).find(({ chapter, step }) => chapter === 'draft' && 'do' in step);
    expect(drafted?.frame.player).toBe(players - 1);
  });
});

test('a tie is told to two players otherwise than to more (12.6)', () => {
  const tie = (players: 2 | 3) =>
    linesOf(
      'en',
      shotsOf(film, 'full', players).filter(({ step }) => step.caption === 'ties'),
    ).join();
  expect(tie(2)).not.toContain('2\u00a0VP');
  expect(tie(3)).toContain('2\u00a0VP each');
});

test('wherever the board is shown, every bonus tile is on its bush or on a worker (4.3, 9.2)', () => {
  const kindOn = new Map<string, string>();
  for (const cut of CUTS)
    for (const { frame, step } of shotsOf(film, cut, 4).filter(({ step }) => step.frame === 'board')) {
      const { players, bonusTiles } = frame.shown.state;
      const workers = players
        .flatMap(({ spaces }) => spaces)
        .filter((on) => on !== null && on !== 'covered' && on.bonus);
      expect(Object.keys(bonusTiles).length + workers.length, step.caption).toBe(frame.shown.board.bushes.length);
      for (const [lot, kind] of Object.entries(bonusTiles)) {
        expect(kindOn.get(lot) ?? kind, lot).toBe(kind);
        kindOn.set(lot, kind);
      }
    }
  // As many of each kind as the set has.
  expect(Object.values(Object.groupBy(kindOn.values(), (kind) => kind)).map((tiles) => tiles?.length)).toEqual([
    3, 3, 3, 3, 3,
  ]);
});

describe('what a line says is seen', () => {
  test.each(CUTS)('wherever something is done, something moves (%s)', (cut) => {
    const done = shotsOf(film, cut, 4).filter(({ frame }) => frame.events.length > 0);
    expect(done.length).toBeGreaterThan(10);
    for (const shot of done)
      expect(lastMovement(shot, movementOf), `${shot.chapter}.${shot.step.caption}`).toBeDefined();
  });

  /** Steps whose picture needs no mark, and why. */
  const UNMARKED: Readonly<Record<string, string>> = {
    'goal.together': 'all of the board',
    'goal.facts': 'nothing in the picture',
    'goal.track': 'all of the score track',
    'end.target': 'all of the score track',
    'end.last-turns': 'all of the score track',
    'board.lines': 'all lines and numbers',
    'board.practice': 'all of the board',
    'trading.refill': 'all of the display',
    'street.loops': 'lines on which nothing is',
    'last.ties': 'no worker more than another',
    'last.winner': 'all of the score track',
    'draft.tiles': 'all starting tiles',
    'recap.aloud': 'nothing in the picture',
    'recap.begin': 'nothing in the picture',
  };

  test('whatever a line is about is marked in its picture, but where the picture shows nothing else', () => {
    const unmarked = new Set<string>();
    for (const cut of CUTS)
      for (const players of PLAYERS)
        for (const { chapter, step, frame } of shotsOf(film, cut, players)) {
          const name = `${chapter}.${step.caption}`;
          const { board, loop, tiles } = frameMarks(frame);
          const loops = Array.from({ length: players }, (_, seat) => loop(seat));
          const marks = {
            board: [...board.highlight, ...board.spots.map(({ at }) => at)],
            player: [...loops[frame.player]!.highlight, ...loops[frame.player]!.markedGoods],
            players: loops.flatMap(({ highlight }, seat) => highlight.map((space) => `${seat}/${space}`)),
            tiles: tiles.filter((id) => tilesOnOffer(frame.shown).includes(id)),
            track: [],
          }[step.frame];
          // Where something is done, the pieces that move show it.
          if (marks.length === 0 && frame.events.length === 0) unmarked.add(name);
          // What the script names is seen in the part of the table that the step shows.
          expect(marks, name).toEqual(expect.arrayContaining([...(step.highlight ?? [])]));
        }
    expect([...unmarked].sort()).toEqual(Object.keys(UNMARKED).sort());
  });

  test('the short cut shows in every building what is done there, and in the end what is scored', () => {
    const shots = shotsOf(film, 'short', 4);
    const still = shots.filter(
      ({ chapter, frame }) =>
        ['castle', 'trading', 'street', 'house', 'mill', 'bonus', 'last'].includes(chapter) &&
        frame.events.length === 0,
    );
    expect(still.map(({ chapter, step }) => `${chapter}.${step.caption}`)).toEqual([]);
    const events = new Set(shots.flatMap(({ frame }) => frame.events.map(({ type }) => type)));
    for (const type of ['gave-back', 'worker-covered', 'hired', 'delivered', 'bonus-taken', 'scored'] as const)
      expect(events, type).toContain(type);
  });

  test.each(PLAYERS)('the majorities are in the totals that decide (%i players)', (players) => {
    const shots = shotsOf(film, 'full', players).filter(({ chapter }) => chapter === 'last');
    const scores = (caption: string) =>
      shots.find(({ step }) => step.caption === caption)?.frame.shown.state.players.map(({ vp }) => vp);
    expect(scores('totals')).not.toEqual(scores('kinds'));
    expect(scores('winner')).toEqual(scores('totals'));
  });

  test('a chapter whose position is not the one before says when it is', () => {
    for (const cut of CUTS) {
      const shots = shotsOf(film, cut, 4);
      const unsaid = shots.filter((shot, i) => shot.n === 0 && i > 0 && shot.when === undefined);
      expect(unsaid.map(({ chapter }) => chapter)).toEqual([]);
      expect(shots.filter(({ n, when }) => n > 0 && when !== undefined)).toEqual([]);
    }
  });

  test.each(languages)('the 6 is named when it is covered (%s)', (language) => {
    const covering = shotsOf(film, 'full', 4).filter(({ frame }) =>
      frame.events.some(({ type }) => type === 'worker-covered'),
    );
    expect(linesOf(language, covering)).toEqual([expect.stringContaining('6')]);
  });
});

test.each(languages)('the short cut says for how many, from what age and for how long (%s)', (language) => {
  const facts = shotsOf(film, 'short', 4).filter(({ step }) => step.caption === 'facts');
  const [line] = linesOf(language, facts);
  for (const number of ['2', '4', '10', '60']) expect(line).toContain(number);
});

test('the long cut says that a lot has room for one house (8.12)', () => {
  const lots = shotsOf(film, 'full', 4).filter(({ step }) => step.rules.includes('8.12'));
  expect(linesOf('en', lots)).toEqual([expect.stringContaining('one house')]);
});

test.each(languages)('the cuts take two minutes, and seven to eight (%s)', (language) => {
  const minutes = (cut: (typeof CUTS)[number]) => minutesOf(linesOf(language, shotsOf(film, cut, 4)));
  expect(minutes('short')).toBeGreaterThan(1.5);
  expect(minutes('short')).toBeLessThan(2.25);
  expect(minutes('full')).toBeGreaterThan(6.5);
  expect(minutes('full')).toBeLessThan(8);
});

test('it points at places that its boards have, and states rules of every chapter of the rulebook but the last', () => {
  const steps: readonly FilmStep[] = film.chapters.flatMap((chapter) => chapter.steps);
  const { index } = layoutOf(gameOfScene(sceneFor(film.chapters[0]!, 4)).board);
  expect(steps.flatMap(({ zoom = [] }) => zoom).filter((point) => !index.has(point))).toEqual([]);
  const told = new Set(steps.flatMap(({ rules }) => rules).map((id) => id.split('.')[0]));
  const chapters = new Set(RULE_IDS.map((id) => id.split('.')[0]));
  // What is limited is said when it runs out.
  expect([...chapters].filter((chapter) => !told.has(chapter))).toEqual(['13']);
});

describe('a line as it is spoken', () => {
  test.each([
    ['en', 'It scores 3\u00a0VP. The most VP wins.', 'It scores 3 points. The most points wins.'],
    ['en', '1\u00a0VP', '1 point'],
    ['fr', 'Vous marquez 3\u00a0PV.', 'Vous marquez 3\u00a0points.'],
    ['it', 'Vale 1\u00a0PV.', 'Vale 1 punto.'],
    ['hu', '3\u00a0GYP', '3 pont'],
    ['en', '3-3-6-7 ascends', '3, 3, 6, 7 ascends'],
  ] as const)('%s: %s', (language, written, spoken) => {
    expect(spokenLine(language, written)).toBe(spoken);
  });

  test.each(languages)('has no abbreviation left (%s)', (language) => {
    for (const cut of CUTS)
      for (const line of linesOf(language, shotsOf(film, cut, 4)))
        expect(spokenLine(language, line)).not.toMatch(/\b(VP|PV|GYP)\b/);
  });
});

test('a line is shown as long as reading it takes, at 150 words a minute, and never for less than a moment', () => {
  expect(readingTime('one two three four five six seven eight nine ten')).toBe(4_000);
  expect(readingTime('Yes.')).toBe(2_500);
  // A dash or a French colon takes no time of its own.
  expect(wordCount(['Ici\u00a0: 3\u00a0PV', 'And – done.'])).toBe(5);
});
