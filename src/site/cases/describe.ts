import { wordsFor as playWordsFor } from 'words:play';
import { wordsFor as setupWordsFor } from 'words:setup';
import { wordsFor } from 'words:table';
import type { PlayedStep } from '../../cases/index.ts';
import { type Game, type Player, SPACES, targetScore } from '../../milestones/index.ts';
import { refusalInWords } from '../../telling/events-in-words.ts';
import type { Names } from '../../telling/names.ts';
import { lotName, pointName, spaceName } from '../../telling/place-names.ts';
import { sentenceOf } from '../../telling/preview.ts';

/** What lies on the game board: point by point, then the lots with something on them, then the streets. */
export function describeBoard(game: Game, names: Names): string {
  const words = wordsFor(names.language);
  const { board, state } = game;
  const lots = [...state.houses, ...Object.keys(state.bonusTiles)];
  const places = [
    playWordsFor(names.language)('board.label'),
    ...board.points.map(({ id }) => pointName(game, names, id)),
    ...lots.map((id) => lotName(game, names, id)),
  ];
  const sections = state.streets.map(([from, milestone, to]) =>
    words('preview.street', { from: names.point(from), milestone: names.numberAt(milestone), to: names.point(to) }),
  );
  return [...places.map((place) => sentence(place, names)), ...sections].join(' ');
}

/** Names of places begin with a small letter in most languages. */
const sentence = (text: string, { language }: Names) =>
  `${text.charAt(0).toLocaleUpperCase(language)}${text.slice(1)}.`;

/** The goods of a player, and what is on every space that is not an empty building. */
export function describePlayer(game: Game, player: number, names: Names): string {
  const words = wordsFor(names.language);
  const { goods, piece } = game.state.players[player] as Player;
  const title = playWordsFor(names.language)('loop.label', {
    player: setupWordsFor(names.language)(`piece.${player as 0 | 1 | 2 | 3}`),
    goods: names.goods(goods) || words('noGoods'),
  });
  const spaces = SPACES.filter((space) => space === piece || space.startsWith('worker-'));
  return [title, ...spaces.map((space) => spaceName(game, player, names, space))]
    .map((part) => sentence(part, names))
    .join(' ');
}

/** The scores of all players, and the one that triggers the end. */
export function describeTrack({ state: { players } }: Game, names: Names): string {
  const words = playWordsFor(names.language);
  const nameOf = (player: number) => setupWordsFor(names.language)(`piece.${player as 0 | 1 | 2 | 3}`);
  const scores = players.map(({ vp }, player) => words('track.score', { player: nameOf(player), vp }));
  return words('track.label', { scores: names.list(scores), target: targetScore(players.length) });
}

/** What is tried in the position, step by step, and why it is not allowed where it is not. */
export function describeSteps(played: readonly PlayedStep[], names: Names): string {
  const words = wordsFor(names.language);
  const sentences = played.flatMap(({ step: { action }, before, outcome }) => {
    const player = before.state.players[before.state.player] as Player;
    const [refusal] = outcome.ok ? [] : outcome.refusals;
    return [
      sentenceOf(action, before, player, names),
      ...(refusal === undefined ? [] : [words('refused.heading'), refusalInWords(refusal, names)]),
    ];
  });
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
