import { type Key, wordsFor } from 'words:acting';
import { refusalsFor } from '../machines/choice.ts';
import { changesBetween, type Possible, possibleIn } from '../machines/possibilities.ts';
import { toolsFor, waitsForIn } from '../machines/waiting.ts';
import { type Action, type ActionType, apply, bonusesInReach, type Game, layoutOf } from '../milestones/index.ts';
import type { Telling } from './events-in-words.ts';
import type { Names } from './names.ts';
import { type Preview, previewOf } from './preview.ts';
import { whyNot, whyNotKind } from './why-not.ts';

/** A kind of action as its own heading: “Build a house”. */
export const kindInWords = (type: ActionType, names: Names) => wordsFor(names.language)(`kind.${type}`);

/** In how many places a kind of action is possible: “3 lots”; empty for one that has no places. */
export function placesInWords({ type, places }: Possible, names: Names): string {
  if (type === 'move' || type === 'done' || type === 'leave-bonus') return '';
  return wordsFor(names.language)(`places.${type}` as Key, { n: places });
}

const inSentence = (type: ActionType, names: Names) => kindInWords(type, names).toLocaleLowerCase(names.language);

/** Kinds of actions with their places, as a list in a sentence; `before` is told where the places have become more or fewer. */
function kindsInWords(possible: readonly (Possible & { readonly before?: number })[], names: Names): string {
  const words = wordsFor(names.language);
  return names.list(
    possible.map((each) => {
      const kind = inSentence(each.type, names);
      const now = placesInWords(each, names);
      const { before = each.places } = each;
      const places = before === each.places ? now : words('places.before', { places: now, n: before });
      return places === '' ? kind : words('kindPlaces', { kind, places });
    }),
  );
}

/** Done once in a visit: that it is over then goes without saying. */
const ONCE: readonly ActionType[] = ['hire', 'give-back', 'cover'];

/** What an action of a kind makes possible or impossible next, each a sentence. */
function consequences(before: Game, type: ActionType, after: Game, names: Names): string[] {
  const words = wordsFor(names.language);
  const changes = changesBetween(before, after);
  if (changes === null) return after.state.phase === 'space' ? arrival(after, names) : turnEnd(before, after, names);
  const { still, opened, closed } = changes;
  // What is over here altogether needs no reasons.
  if (still.length + opened.length === 0) return [words('then.nothing')];
  const telling = closed.filter((each) => each.type !== type || !ONCE.includes(type));
  const byReason = Map.groupBy(telling, ({ type, refusals }) => whyNot(type, refusals, names));
  return [
    ...(opened.length > 0 ? [words('then.opens', { kinds: kindsInWords(opened, names) })] : []),
    ...(still.length > 0 ? [words('then.still', { kinds: kindsInWords(still, names) })] : []),
    ...[...byReason].map(([why, kinds]) =>
      words('then.closes', { kind: names.list(kinds.map(({ type }) => inSentence(type, names))), why }),
    ),
  ];
}

/** What can be done on the space that a move leads to. */
function arrival(game: Game, names: Names): string[] {
  const words = wordsFor(names.language);
  const { piece } = game.state.players[game.state.player] as Game['state']['players'][number];
  // The castle's demands are told by its own event.
  if (piece === 'castle') return [];
  const possible = possibleIn(game).filter(({ type }) => type !== 'done');
  if (possible.length > 0) return [words('there.can', { kinds: kindsInWords(possible, names) })];
  const why = toolsFor(waitsForIn(game), game)
    .flatMap((type) => whyNotKind(type, refusalsFor(game, { type }), names))
    .map(({ sentence }) => sentence);
  return [words('there.cannot', { why: [...new Set(why)].join(' ') })];
}

function turnEnd({ state }: Game, after: Game, names: Names): string[] {
  const ends = state.phase !== 'draft' && after.state.phase !== 'over' && after.state.player !== state.player;
  return ends ? [wordsFor(names.language)('then.turnEnds')] : [];
}

/** The bonus tiles beside what is built that nobody of the builder's can take (9.4). */
function bonusesThatStay(game: Game, action: Action, names: Names): string[] {
  const built = action.type === 'street' ? action.milestone : action.type === 'marketplace' ? action.at : undefined;
  if (built === undefined) return [];
  const { state, board } = game;
  const layout = layoutOf(board);
  const point = layout.index.get(built) as number;
  const inReach = bonusesInReach(layout, state, state.players[state.player] as (typeof state.players)[number], point);
  const staying = (layout.lotsAt[point] ?? []).flatMap(({ id }) => {
    const kind = state.bonusTiles[id];
    return kind === undefined || inReach.includes(id) ? [] : [`${names.kind(kind)} (${names.lot(id)})`];
  });
  return staying.length > 0 ? [wordsFor(names.language)('bonus.stays', { bonuses: names.list(staying) })] : [];
}

/** A preview that also tells what becomes possible or impossible next, and which bonus tiles stay where they are. */
export function foreseen(game: Game, action: Action, telling: Omit<Telling, 'state'>): Preview | null {
  const preview = previewOf(game, action, telling);
  const outcome = apply(game, action);
  if (preview === null || !outcome.ok) return null;
  const { names } = telling;
  const next = [...bonusesThatStay(game, action, names), ...consequences(game, action.type, outcome.game, names)];
  return { ...preview, notes: [...preview.notes, ...next] };
}
