import { readFileSync } from 'node:fs';
import firstTable from '../../content/first-table.json' with { type: 'json' };
import { atMoment, changed, culprit, MOMENTS, problemsOf, withPlayers } from '../../src/activities/checker/draft.ts';
import { readHash } from '../../src/activities/examples/hash.ts';
import { tableAfter } from '../../src/activities/first-table/taps.ts';
import { factsFor, readFirstTable } from '../../src/activities/first-table/topics.ts';
import { readKept, readTable } from '../../src/activities/table/keeping/kept-game.ts';
import { readLink } from '../../src/evening/address.ts';
import { type KeptTable, SETUP, TABLE } from '../../src/evening/kept-evening.ts';
import { gameLinkOf, linkTextOf, readGameLink, readLinkText } from '../../src/links/index.ts';
import { packed, unpacked } from '../../src/links/pack.ts';
import { readUnfinished } from '../../src/links/unfinished.ts';
import {
  type Action,
  apply,
  COLOURS,
  type Game,
  isRuleId,
  legalActions,
  newGame,
  type PlayerAction,
  PRACTICE_SETS,
  PROBLEMS,
  type Problem,
  REASONS,
  type Read,
  randomSet,
  readRecord,
  readSavedGame,
  recordOf,
  SAVED_GAME_FORMAT,
} from '../../src/milestones/index.ts';
import { readMistakes } from '../../src/mistakes/mistakes-store.ts';
import { progressText, readProgress } from '../../src/progress/progress.ts';
import * as lessons from '../../src/progress/progress-store.ts';
import { createSearch } from '../../src/search/search.ts';
import { train } from '../../src/search/training.ts';
import { type Draw, drawFrom, frozen, oneOf } from '../unit/kit/drawing.ts';
import { damagerOf } from '../unit/links/damage.ts';
import { conceivableActions } from '../unit/milestones/conceivable.ts';
import { damaged } from '../unit/milestones/damage.ts';
import { brokenInvariants } from '../unit/milestones/invariants.ts';
import { chosen, renamed, withPlenty } from '../unit/milestones/playing.ts';
import { BOARD_INPUTS } from './board-inputs.ts';
import { CALCULATORS } from './calculators.ts';
import { CARD_INPUTS } from './card-inputs.ts';
import { drawn } from './drawn.tsx';
import { KEPT_INPUTS, SETUP_ENTERED, TABLE_TAPPED } from './kept-inputs.ts';
import { garbledText, letters, sentText, vouchedText } from './making.ts';
import { storageWith } from './storage.ts';

/** One case of an input: data made from a seed, and then read. Throws where the input fails. */
export interface Case {
  readonly enter: () => unknown;
  /** What has to hold of what came of it. */
  readonly check: (outcome: never) => void;
}

/** A way for something to come in from outside. */
export interface Input {
  readonly name: string;
  readonly make: (draw: Draw) => Case;
}

function fail(what: string): never {
  throw new Error(what);
}

/** Games at all sorts of moments, from small boards and the practice sets. */
function moments(draw: Draw, count: number) {
  const small = Array.from({ length: 40 }, (_, i) => randomSet(i + 1))
    .filter(({ board }) => board.points.length <= 16)
    .map((set) => ({ ...set, workerTiles: set.workerTiles.slice(0, 16) }));
  const sets = [...small, ...PRACTICE_SETS].map((set) => renamed(set, draw));
  return Array.from({ length: count }, () => {
    const variants = {
      equalCategoryScores: draw(2) === 0,
      ...(draw(2) === 0 && { houseMayLeaveBonus: true as const }),
    };
    let start = newGame({ players: 2 + draw(3), seed: draw(2 ** 30), set: oneOf(sets, draw), variants });
    let game = start;
    let actions: PlayerAction[] = [];
    for (let left = draw(70); left > 0 && game.state.phase !== 'over'; left--) {
      if (game.state.phase === 'move' && draw(5) === 0) {
        game = withPlenty(game, draw);
        start = game;
        actions = [];
      }
      const action = chosen(legalActions(game), draw);
      const outcome = apply(game, action);
      if (!outcome.ok) fail(JSON.stringify(outcome.refusals));
      actions.push({ player: game.state.player, ...action });
      game = outcome.game;
    }
    return frozen({ start, actions, game });
  });
}

let made: ReturnType<typeof moments> | undefined;
/** The same ones for every input and every seed, so that the name of the input and the seed give the case again. */
function someMoment(draw: Draw) {
  made ??= moments(drawFrom(1), 120);
  return oneOf(made, draw);
}

const conceivable = new WeakMap<Game, readonly unknown[]>();
function conceivableIn(game: Game): readonly unknown[] {
  const known = conceivable.get(game) ?? conceivableActions(game, false);
  conceivable.set(game, known);
  return known;
}

const KNOWN: ReadonlySet<string> = new Set([...PROBLEMS, ...REASONS]);

function checkProblems(problems: readonly Problem[]): void {
  if (problems.length === 0) fail('refused without a problem');
  for (const { at, reason, rule } of problems)
    if (!KNOWN.has(reason) || typeof at !== 'string' || (rule !== null && !isRuleId(rule)))
      fail(`refused with ${rule} ${reason} at ${String(at)}`);
}

/** Refused with place and reason; or a game that breaks no invariant and can be drawn. */
function checkGame(read: Read<{ readonly start: Game; readonly game?: Game }>): void {
  if (!read.ok) {
    checkProblems(read.problems);
    return;
  }
  for (const game of new Set([read.start, read.game ?? read.start])) {
    const broken = brokenInvariants(game);
    if (broken.length > 0) fail(`accepted although not: ${broken.join('; ')}`);
    drawn(game);
  }
}

/** A position that may break the rules can be drawn and built on at every moment; one without faults is whole. */
function checkUnfinished(read: Read<{ readonly game: Game }>): void {
  if (!read.ok) checkProblems(read.problems);
  else if (problemsOf(read.game).length === 0) checkGame({ ok: true, start: read.game });
  else {
    const game = changed(read.game, {});
    drawn(game);
    for (const built of [game, withPlayers(game, 3), ...MOMENTS.map((moment) => atMoment(game, moment))])
      for (const problem of problemsOf(built)) culprit(problem, built);
  }
}

const record = (draw: Draw) => {
  const { start, actions } = someMoment(draw);
  return frozen(recordOf(start, actions.slice(0, draw(4))));
};
const position = (draw: Draw) => frozen(recordOf(someMoment(draw).game, []));

const seatsFor = (players: number) =>
  COLOURS.slice(0, players).map((colour, i) => ({ name: `Ann ${i}`, colour, by: 'person' as const }));
const MOMENT = '2026-01-02T03:04:05.678Z';
const saved = (draw: Draw) => {
  const inside = record(draw);
  return {
    format: SAVED_GAME_FORMAT,
    record: inside,
    seats: seatsFor(inside.options.players),
    started: MOMENT,
    changed: MOMENT,
    marks: [],
  };
};

/** Links are made once: what is damaged is their text. */
let links: Promise<{ readonly game: readonly string[]; readonly position: readonly string[] }> | undefined;
const someLinks = () => {
  if (links !== undefined) return links;
  const of = moments(drawFrom(2), 12);
  links = Promise.all([
    Promise.all(
      of.map(({ start, actions }) => gameLinkOf({ start, actions, seats: seatsFor(start.options.players), marks: [] })),
    ),
    Promise.all(of.map(({ game }) => linkTextOf(game))),
  ]).then(([game, position]) => ({ game, position }));
  return links;
};

/** The search over what is asked most. */
let search: ReturnType<typeof createSearch> | undefined;
const someSearch = () => {
  search ??= madeSearch();
  return search;
};
function madeSearch() {
  const read = (file: string) => JSON.parse(readFileSync(`content/${file}.json`, 'utf8')) as Record<string, string>;
  const answers = read('words/en/cases');
  const documents = Object.keys(answers)
    .filter((key) => key.endsWith('.question'))
    .map((key) => ({
      kind: 'case' as const,
      title: answers[key] as string,
      text: answers[key.replace('.question', '.answer')] ?? '',
      path: key,
    }));
  const asking = read('asked/en') as unknown as {
    fillers: string[];
    what: string[];
    synonyms: Record<string, string[]>;
  };
  const model = train(
    documents.flatMap(({ title, text }, answer) => [title, text].map((each) => ({ text: each, answer }))),
    documents.length,
    { weights: 5_000, rounds: 1 },
  );
  return createSearch({ documents, model, places: [], cards: 'rule/', ...asking }, (word) =>
    word.replace(/(s|ing|ed)$/, ''),
  );
}
const QUERY_WORDS = [
  'castle',
  'street',
  'may',
  'i',
  'marketplace',
  'VP',
  '8.5',
  'bonus tile',
  'two',
  'strret',
  '…',
  '',
];

/** What is let in is kept as it was. */
const entering = <Outcome>(input: unknown, enter: () => Outcome, check: (outcome: Awaited<Outcome>) => void): Case => ({
  enter: () => {
    frozen(input);
    return enter();
  },
  check: check as Case['check'],
});

const TABLE_FACTS = factsFor(readFirstTable(firstTable));

/** What the address of the evening holds: what is entered in the calculators, while the game is set up, and tapped in a first game. */
const ENTERED = [
  ...CALCULATORS,
  { schema: SETUP, whole: SETUP_ENTERED, answer: (setup: unknown) => setup },
  { schema: TABLE, whole: TABLE_TAPPED, answer: (table: unknown) => tableAfter(table as KeptTable, TABLE_FACTS) },
];

/** Everything that comes in from outside. A new input is one more entry. */
export const INPUTS: readonly Input[] = [
  {
    name: 'actions',
    make: (draw) => {
      const { game } = someMoment(draw);
      const legal = draw(2) === 0 ? legalActions(game) : [];
      const whole = legal.length > 0 ? oneOf(legal, draw) : oneOf(conceivableIn(game), draw);
      const action = damaged(draw(3) === 0 ? { player: game.state.player, ...(whole as Action) } : whole, draw);
      return entering(
        action,
        () => apply(game, action as Action),
        (outcome) => {
          if (!outcome.ok) {
            if (outcome.refusals.length === 0) fail('refused without a reason');
            for (const { rule, reason } of outcome.refusals)
              if (!REASONS.includes(reason) || (rule !== null && !isRuleId(rule)))
                fail(`refused with ${rule} ${reason}`);
            return;
          }
          const broken = brokenInvariants(outcome.game);
          // The pool has games in which goods and pieces were dealt anew; what an action leaves is whole all the same.
          if (broken.length > 0) fail(`led to what is not so: ${broken.join('; ')}`);
        },
      );
    },
  },
  {
    name: 'records',
    make: (draw) => {
      const data = damaged(record(draw), draw);
      return entering(data, () => readRecord(data), checkGame);
    },
  },
  {
    name: 'positions',
    make: (draw) => {
      const whole = position(draw) as unknown as { position?: { state: object } };
      const data =
        whole.position === undefined
          ? damaged(whole, draw)
          : {
              ...whole,
              position: { ...whole.position, state: damaged(whole.position.state, draw) },
            };
      return entering(data, () => readRecord(data), checkGame);
    },
  },
  {
    name: 'boards',
    make: (draw) => {
      const whole = record(draw);
      const data = { ...whole, board: damaged(whole.board, draw) };
      return entering(data, () => readRecord(data), checkGame);
    },
  },
  {
    name: 'saved games',
    make: (draw) => {
      const { record: inside, ...outside } = saved(draw);
      const broken = damaged(outside, draw);
      const data = typeof broken === 'object' && broken !== null ? { ...broken, record: inside } : broken;
      return entering(data, () => readSavedGame(data), checkGame);
    },
  },
  {
    name: 'links to games',
    make: (draw) => ({
      enter: async () => readGameLink(vouchedText(oneOf((await someLinks()).game, draw), draw)),
      check: checkGame as Case['check'],
    }),
  },
  {
    name: 'links to positions',
    make: (draw) => ({
      enter: async () => {
        const text = oneOf((await someLinks()).position, draw);
        if (draw(2) === 0) return readLinkText(sentText(text, draw));
        const content = garbledText(JSON.parse((await unpacked(text)) as string), draw);
        return readLinkText(await packed(content.slice(0, 190_000)));
      },
      check: checkGame as Case['check'],
    }),
  },
  {
    name: 'links to the position checker',
    make: (draw) => ({
      enter: async () => {
        const text = oneOf((await someLinks()).position, draw);
        if (draw(3) === 0) return readUnfinished(sentText(text, draw));
        const { state, ...content } = JSON.parse((await unpacked(text)) as string);
        const broken = `${JSON.stringify(content).slice(0, -1)},"state":${garbledText(state, draw)}}`;
        return readUnfinished(await packed(broken.slice(0, 190_000)));
      },
      check: checkUnfinished as Case['check'],
    }),
  },
  {
    name: 'kept games',
    make: (draw) => {
      const whole = saved(draw);
      const entry = {
        name: 'Sunday',
        seed: 7,
        text: draw(2) === 0 ? JSON.stringify(whole) : garbledText(whole, draw),
        summary: { changed: MOMENT, over: false, player: 0, seats: [{ name: 'Ann', colour: 'red', vp: 3 }] },
      };
      const stored = damaged(entry, draw);
      return entering(
        stored,
        () => {
          const kept = readKept('id', stored);
          return { kept, read: readTable(kept) };
        },
        ({ kept, read }) => {
          if (typeof kept.text !== 'string' || typeof kept.name !== 'string') fail('kept without a text or a name');
          if (kept.summary !== null && Number.isNaN(Date.parse(kept.summary.changed))) fail('kept without a time');
          if (!read.ok) checkProblems(read.problems);
        },
      );
    },
  },
  {
    name: 'progress',
    make: (draw) => {
      const whole = JSON.parse(
        progressText({ loop: { tries: 1 + draw(9), star: true }, street: { tries: 2, star: false } }),
      );
      const text = garbledText(whole, draw);
      return {
        enter: () => {
          storageWith({ 'milestones-lessons': text, 'milestones-lesson-begun': text });
          return [readProgress(text), lessons.readKept(), lessons.lastBegun(), lessons.readKept()] as const;
        },
        check: (([read, kept, , again]: readonly [
          ReturnType<typeof readProgress>,
          lessons.Kept,
          unknown,
          lessons.Kept,
        ]) => {
          if (read !== null && JSON.stringify(kept.progress) !== JSON.stringify(read)) fail('kept otherwise than read');
          if (read === null && kept.damaged !== text) fail('what cannot be read does not lie aside');
          if (JSON.stringify(again) !== JSON.stringify(kept)) fail('the second reading is another one');
          for (const { tries } of Object.values(kept.progress))
            if (!(tries >= 1 && tries <= 1e6)) fail(`${tries} tries`);
        }) as Case['check'],
      };
    },
  },
  {
    name: 'mistakes',
    make: (draw) => {
      const whole = {
        version: 1,
        wanted: true,
        rules: { '8.5': { times: 1, box: 0, due: 3 }, '11.2': { times: 2, box: 1, due: 9 } },
      };
      const text = garbledText(whole, draw);
      return {
        enter: () => {
          storageWith({ [draw(2) === 0 ? 'mistakes' : 'milestones-mistakes']: text });
          return readMistakes();
        },
        check: ((read: ReturnType<typeof readMistakes>) => {
          if (read === null) fail('storage counts as blocked');
          for (const [rule, { times }] of Object.entries(read.mistakes.rules))
            if (!isRuleId(rule) || !Number.isSafeInteger(times)) fail(`${rule} ${times}`);
        }) as Case['check'],
      };
    },
  },
  {
    name: 'search queries',
    make: (draw) => {
      const words = Array.from({ length: draw(12) }, () => (draw(3) ? oneOf(QUERY_WORDS, draw) : letters(draw, 12)));
      const query = draw(40) === 0 ? words.join(' ').repeat(500) : words.join(draw(9) ? ' ' : '');
      return {
        enter: async () => (await someSearch())(query),
        check: ((hits: readonly unknown[]) => {
          if (hits.length > 12 || (query.trim() === '' && hits.length > 0)) fail(`${hits.length} answers`);
        }) as Case['check'],
      };
    },
  },
  {
    name: 'links to the evening',
    make: (draw) => {
      const { schema, whole, answer } = oneOf(ENTERED, draw);
      const json = garbledText(whole, draw);
      const link = Buffer.from(json).toString('base64url');
      const text = draw(4) === 0 ? sentText(link, draw) : link;
      return {
        enter: () => {
          const entries = readLink<unknown>(text, schema);
          return entries === null ? null : answer(entries as never);
        },
        // Whatever is read is answered: nothing is thrown.
        check: () => {},
      };
    },
  },
  {
    name: 'links to steps of examples',
    make: (draw) => {
      const hash = draw(3) === 0 ? `#${letters(draw, 40)}` : damagerOf(draw(2 ** 30))(`#step-${draw(30)}/AbC_-d`);
      return {
        enter: () => readHash(hash, 'step-', 9),
        check: ((read: ReturnType<typeof readHash>) => {
          if (read !== null && read !== 'damaged' && !(read.step >= 0 && read.step < 9)) fail(`step ${read.step}`);
        }) as Case['check'],
      };
    },
  },
  ...KEPT_INPUTS,
  ...BOARD_INPUTS,
  ...CARD_INPUTS,
];
