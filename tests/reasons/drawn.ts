import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Step } from '../../src/milestones/history.ts';
import {
  type Action,
  determinize,
  type Game,
  newGame,
  type Player,
  PRACTICE_SET,
  SPACES,
  viewFor,
  workerOn,
} from '../../src/milestones/index.ts';
import { simulations } from '../../src/players/consider.ts';
import { hintedTurn } from '../../src/players/hinted.ts';
import { LEVELS, playerOf } from '../../src/players/levels.ts';
import { contrast, type Explanation, explain } from '../../src/players/reasons/explain.ts';
import { review } from '../../src/players/review.ts';
import { play } from '../../src/simulator/play.ts';
import { effectsInWords } from '../../src/telling/effects-in-words.ts';
import { eventInWords, toldOf } from '../../src/telling/events-in-words.ts';
import { namesFor } from '../../src/telling/names.ts';
import { reasonInWords } from '../../src/telling/reason-in-words.ts';
import { turnInWords } from '../../src/telling/turn-in-words.ts';
import { languages } from '../../src/words/languages.ts';

/** About as long as a hint is thought about at the table, and each position of a turn that is looked at afterwards. */
const LOOKS = { hint: 60, review: 12 };
const SEATS = ['Ann', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name }));

/** A turn of a game: where it began, and its steps. */
interface Turn {
  readonly before: Game;
  readonly steps: readonly Step[];
}

/** The turns of a game that computers of all levels play. */
function turnsOf(seed: number): Turn[] {
  const players = 2 + (seed % 3);
  const start = newGame({ players, seed, set: PRACTICE_SET });
  const seats = start.state.players.map((_, i) =>
    playerOf(LEVELS[(seed + i) % LEVELS.length] as 'master', simulations(2)),
  );
  const turns: { before: Game; steps: Step[] }[] = [];
  let before = start;
  for (const step of play(start, seats, xoroshiro128plus(seed))) {
    if (turns.at(-1)?.before !== before) turns.push({ before, steps: [] });
    turns.at(-1)?.steps.push(step);
    const { player, phase } = step.game.state;
    if (player !== before.state.player || phase === 'over' || (before.state.phase === 'draft' && phase !== 'draft'))
      before = step.game;
  }
  return turns;
}

const line = (marker: string, text: string) => `    ${marker} ${text}`;

/** The sentence in every language, and what is behind “More” in English. */
function explainedLines(game: Game, { reason, effects }: Explanation): string[] {
  const named = (language: (typeof languages)[number]) => namesFor(language, game.board, game.workerTiles);
  return [
    line('WHY', reason.why),
    ...languages.map((language) => line(`${language}:`, reasonInWords(reason, named(language), SEATS))),
    ...effectsInWords(effects, named('en'), SEATS).map(({ heading, effects }) =>
      line(`  ${heading}:`, effects.join('; ')),
    ),
  ];
}

/** As many hints, and as many whys, as are asked for: of each drawn game one of either, at a turn that is drawn, too. */
export function drawn(count: number, seed: number): string {
  const hints: string[] = [];
  const whys: string[] = [];
  for (let i = 0; i < count; i++) {
    const turns = turnsOf(seed * 1000 + i);
    const random = xoroshiro128plus(seed + i);
    const draw = () => turns[uniformInt(random, 0, turns.length - 1)] as Turn;
    const { before } = draw();
    const names = namesFor('en', before.board, before.workerTiles);
    const { player, players } = before.state;
    const { goods, piece, spaces } = players[player] as Player;
    const worker = workerOn(spaces, SPACES.indexOf(piece));
    const where = worker === null ? names.space(piece) : names.employment(worker);
    const standing = players.map(({ vp }, seat) => `${SEATS[seat]?.name} ${vp}`).join(', ');
    const actions = hintedTurn(viewFor(before, player), random, simulations(LOOKS.hint));
    hints.push(
      [
        `HINT ${i + 1} for ${SEATS[player]?.name} (VP ${standing}; has ${names.goods(goods) || 'nothing'}, on ${where})`,
        ...turnInWords(before, actions, names).map((text) => line('–', text)),
        ...explainedLines(before, explain(determinize(viewFor(before, player), 0), actions)),
      ].join('\n'),
    );
    const asked = draw();
    const taken = asked.steps.map(({ action: { player: _, ...action } }) => action as Action);
    const told = asked.steps.flatMap(({ events, game }) =>
      toldOf(events).map((event) => eventInWords(event, { names, seats: SEATS, state: game.state })),
    );
    const { better, before: best, after } = review(asked.before, taken, random, () => simulations(LOOKS.review));
    const explained = explain(asked.before, taken);
    const found = better === null ? null : contrast(asked.before, explained, better);
    whys.push(
      [
        `WHY ${i + 1} (${asked.before.state.players.map(({ vp }, seat) => `${SEATS[seat]?.name} ${vp}`).join(', ')})`,
        ...told.map((text) => line('–', text)),
        ...explainedLines(asked.before, explained),
        ...(better === null || found === null
          ? []
          : [
              line('BETTER', `${(100 * after).toFixed(0)} % became ${(100 * best).toFixed(0)} % by:`),
              ...turnInWords(asked.before, better, names).map((text) => line('  –', text)),
              ...explainedLines(asked.before, found.better).map((text) => `  ${text}`),
            ]),
      ].join('\n'),
    );
  }
  return [...hints, ...whys].join('\n\n');
}
