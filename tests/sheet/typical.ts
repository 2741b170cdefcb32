import { GOODS, KINDS, layoutOf, PRACTICE_SET, SPACES } from '../../src/milestones/index.ts';
import { demandsInWords } from '../../src/telling/events-in-words.ts';
import { type Names, namesFor } from '../../src/telling/names.ts';
import { cardNamesFor } from '../../src/telling/thousand-miles/card-names.ts';
import { ACTION_CARDS, CARDS, REMEDIES, SAFETIES } from '../../src/thousand-miles/index.ts';
import { readMessages } from '../../src/words/areas.ts';
import type { Language } from '../../src/words/languages.ts';

/** Names that begin with a vowel or a consonant, or end in a vowel or a digit. */
export const PLAYERS = ['Otto', 'Éva', 'Pip 2', 'Ben'] as const;

/** What is counted. */
export const COUNTS = [0, 1, 2, 5] as const;

/** Numbers before which an article, and after which an ending, is not the same. */
const NUMBERS = [1, 2, 3, 5, 8, 11, 59] as const;

/** The names of everything on the practice board in a language. */
export const namesIn = (language: Language): Names => namesFor(language, PRACTICE_SET.board, PRACTICE_SET.workerTiles);

/** What a value of that name typically is; `area.key.name` stands before the name alone. */
export function typicalValues(language: Language): Readonly<Record<string, readonly (string | number)[]>> {
  const names = namesIn(language);
  const { board, workerTiles } = PRACTICE_SET;
  const { lots } = layoutOf(board);
  const numbered = board.points.flatMap(({ id, number }) => (number === null ? [] : [id])).slice(0, 12);
  const points = numbered.map(names.point);
  const numbersAt = numbered.map(names.numberAt);
  const lotNames = lots.slice(0, 6).map(({ id }) => names.lot(id));
  const bonuses = lots.slice(0, 3).map(({ id }, i) => `${names.kind(KINDS[i] as 'coiner')} (${names.lot(id)})`);
  const goods = [
    ...GOODS.flatMap((good) => [1, 2, 5].map((n) => names.goods({ [good]: n }, 'object'))),
    names.goods({ stone: 1, grain: 2, coin: 1 }, 'object'),
  ];
  const counted = GOODS.flatMap((good) => [1, 2, 5].map((n) => names.goods({ [good]: n })));
  const cards = cardNamesFor(language);
  const workers = KINDS.flatMap((kind) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => names.employment({ kind, number, bonus: number % 4 === 0 })),
  );
  const spaces = SPACES.map(names.space);
  const to = SPACES.map((space, i) =>
    names.to(space, [{ kind: KINDS[i % 5] as 'coiner', number: i + 1, bonus: i === 4 }, null, 'covered']),
  );
  const tiles = workerTiles.slice(0, 8).map(({ id }) => names.tile(id));
  const kinds = KINDS.map(names.kinds);
  const demands = [
    { giveBack: 1, cover: false },
    { giveBack: 2, cover: true },
    { giveBack: 0, cover: true },
  ].map((each) => demandsInWords({ names }, each));
  const people = [...PLAYERS, names.list(['Otto', 'Éva'])];
  return {
    contents: [names.list(['Otto', 'Éva'])],
    player: PLAYERS,
    name: PLAYERS,
    next: PLAYERS,
    winners: people,
    players: people,
    scores: [names.list(['Otto 12', 'Éva 59'])],
    values: ['Otto 1, Éva 2'],
    vp: [0, 1, 2, 5, 59],
    worker: workers,
    workers: [names.list(workers.slice(3, 5)), workers[11] as string],
    kind: KINDS.map(names.kind),
    kinds,
    tile: tiles,
    goods,
    good: GOODS.map(names.good),
    lot: lotNames,
    point: points,
    milestone: numbersAt,
    marketplace: points,
    bonuses: [bonuses[0] as string, names.list(bonuses)],
    bonus: KINDS.map(names.kind),
    demands,
    numbers: ['3-3-6-7', '8-8-6-7'],
    space: [1, 2, 5, 8],
    left: [1, 2, 5, 7],
    right: [2, 3, 6, 8],
    spaces: [names.list(spaces.slice(0, 3)), spaces[5] as string],
    to,
    from: points,
    at: [...points.slice(0, 2), ...lotNames.slice(0, 1), ...spaces.slice(0, 4), names.list(points.slice(2, 4))],
    list: [names.list(numbersAt.slice(0, 2))],
    id: ['1.1', '5.3', '8.5', '11.2'],
    seed: [5, 1234],
    speed: ['½', '2'],
    title: ['A', 'B'],
    heading: ['A'],
    game: ['Otto, Éva', 'Pip 2'],
    spot: [points[0] as string, spaces[0] as string],
    cost: counted.slice(0, 2),
    gain: counted.slice(-3),
    card: CARDS.map(cards.card),
    action: ACTION_CARDS.map(cards.card),
    light: (['red', 'yellow', 'green'] as const).map(cards.light),
    got: goods.slice(0, 2),
    would: goods.slice(2, 4),
    better: ['A.'],
    what: [goods[1] as string, names.list([goods[4] as string, names.vp(1)])],
    why: ['A.'],
    places: COUNTS,
    actions: COUNTS,
    tries: COUNTS,
    par: COUNTS,
    wrong: COUNTS,
    rules: ['5.3, 5.4'],
    mean: ['1.5'],
    when: ['1/2/2026'],
    ...Object.fromEntries(
      ['all', 'answer', 'before', 'after', 'done', 'first', 'last', 'given', 'n', 'number', 'sum', 'target', 'value']
        .concat(['two', 'three', 'four', 'pile', 'starting', 'grain', 'coins', 'minutes'])
        .concat(['tiles', 'displayed', 'kept', 'display', 'flour', 'streets', 'houses', 'marketplaces'])
        .map((name) => [name, NUMBERS]),
    ),
    ...Object.fromEntries(['computer.seat', 'setup.name', 'setup.piece'].map((key) => [`${key}.n`, [1, 2, 3, 4]])),
    'analysis.show.n': [1, 2, 5, 11, 21],
    'calculators.end.nobody.target': [67, 59, 51],
    'summary.standings.missing.target': [67, 59, 51],
    ...Object.fromEntries(
      ['prepared', 'denied', 'costs'].map((key) => [
        `advice.${key}.lead.kinds`,
        kinds.map((name) => name.toLocaleLowerCase(language)),
      ]),
    ),
    // Numbers of the board.
    'advice.says.way-opened.via': ['none', 1, 2, 3, 4],
    ...Object.fromEntries(
      [
        'house-first',
        'number-spared',
        'end-taken',
        'way-opened',
        'number-first',
        'highest-milestone',
        'highest-marketplace',
      ].map((why) => [`advice.says.${why}.number`, [1, 2, 3, 4, 5]]),
    ),
    'calculators.row.pad.n': [1, 2, 3, 4, 5, 6, 7, 8],
    'terms.to.empty.n': [1, 2, 3, 4, 5, 6, 7, 8],
    'play.start.caption.numbers': [59],
    'quick.castle.text.kept': [3],
    'quick.castle.text.left': [2],
    ...Object.fromEntries(['of2', 'of3', 'of4'].map((name) => [name, [25]])),
    place: ['x'],
    label: ['A'],
    less: [24],
    hire: goods.slice(13, 14),
    buy: goods.slice(13, 14),
    'game-night.draft.takes.left': [9, 7, 5, 3],
    'game-night.step.bonus.bonus': [15],
    'game-night.step.check.pile': [25, 23, 21],
    'game-night.table.label.pile': [25, 23, 21],
    'game-night.table.label.display': [5],
    'game-night.players.n': [2, 3, 4],
    ...Object.fromEntries(
      Object.entries({ kept: 3, left: 2, moves: 2, tiles: 5, target: 51, half: 26, most: 5, tied: 2 }).flatMap(
        ([name, n]) =>
          Object.keys(readMessages('first-table', language)).map((key) => [`first-table.${key}.${name}`, [n]]),
      ),
    ),
    ...Object.fromEntries(
      ['street', 'house', 'marketplace', 'hire', 'buy', 'deliver', 'coin'].flatMap((name) =>
        Object.keys(readMessages('first-table', language)).map((key) => [
          `first-table.${key}.${name}`,
          counted.slice(0, 2),
        ]),
      ),
    ),
    'drills.item.twice.at': numbersAt,
    'drills.why.counts.at': points,
    'events.street-built.to': numbersAt,
    'events.house-built.lot': lotNames,
    'events.marketplace-built.point': numbersAt,
    'events.delivered.numbers': [names.list(numbersAt.slice(0, 2))],
    'stepper.player.space': spaces,
    'stepper.player.vp': COUNTS.map(names.vp),
    'stepper.board.section.to': numbersAt,
    'table.preview.street.to': points,
    'table.preview.marketplace.point': numbersAt,
    'table.spot.space.what': workers,
    'table.spot.yields.what': goods,
    'terms.to.worker.number': [1, 2, 3, 4, 5, 6, 7, 8],
    'acting.yields.demands.what': demands,
    'acting.kindPlaces.kind': ['x'],
    'acting.then.closes.kind': ['x (2)'],
    'acting.then.still.kinds': ['x (2)'],
    'acting.then.opens.kinds': ['x (2)'],
    'acting.there.can.kinds': ['x (2)'],
    'advice.look.draft.at': tiles,
    'advice.look.move.at': [spaces[5] as string, names.list(spaces.slice(0, 2))],
    'lesson.hint.deliver.numbers': [names.list(numbersAt.slice(0, 2))],
    'lesson.finished.done': ['A'],
    'stepper.goal.vp.vp': COUNTS.map(names.vp),
    // Where nothing has them as its object.
    ...Object.fromEntries(
      ['play.loop.label', 'stepper.goal.goods', 'stepper.player'].map((key) => [`${key}.goods`, counted]),
    ),
    ...Object.fromEntries(
      ['best', 'zero'].map((key) => [`calculators.delivery.${key}.goods`, [names.goods({ coin: 1 })]]),
    ),
    'calculators.row.space.what': workers,
    'acting.yields.goods.what': goods,
    'stepper.goal.what': counted.slice(0, 2),
    'card-table.log.show.what': ['A'],
    ...Object.fromEntries(
      ['events.discarded', 'events.drew', 'table.advice.play', 'table.advice.discard'].map((key) => [
        `card-${key}.card`,
        CARDS.map(cards.object),
      ]),
    ),
    'card-events.attacked.card': ACTION_CARDS.map(cards.object),
    'card-events.cured.card': REMEDIES.map(cards.object),
    'card-events.protected.card': SAFETIES.map(cards.object),
    'card-advice.cures.card': ACTION_CARDS.map(cards.card),
    'card-advice.no-coup.card': SAFETIES.map(cards.card),
    'card-advice.risks-coup.card': SAFETIES.map(cards.card),
    'play.log.show.what': ['A'],
    'terms.tile.left': workers,
    'terms.tile.right': workers.slice(3),
  };
}
