import { type Key, wordsFor } from 'words:table';
import { actionOf, type Choice, extensions, type Field, nextField } from '../machines/choice.ts';
import { FINISHING } from '../machines/waiting.ts';
import { type Game, houseValue, type Lot, layoutOf, legalActions, netOf } from '../milestones/index.ts';
import type { Telling } from './events-in-words.ts';

/** What has to be chosen next; for a milestone that is chosen also what it would score. */
export function askFor(game: Game, choice: Choice | null, telling: Pick<Telling, 'names'>): string {
  const words = wordsFor(telling.names.language);
  if (choice === null) return words(mayDoOther(game) ? 'ask.other' : 'ask.finished');
  // The steppers say it themselves.
  if (choice.type === 'give-back') return '';
  if (extensions(game, choice).length === 0)
    return words(legalActions(game).every(({ type }) => FINISHING.includes(type)) ? 'ask.finished' : 'ask.none');
  const field: Field | null = nextField(game, choice);
  if (field === null || actionOf(game, choice) !== null) return '';
  const ask = words(`ask.${choice.type}.${field}` as Key);
  const scored = scoredSoFar(game, choice, telling);
  return scored === null ? ask : `${scored} ${ask}`;
}

/** Whether a visit goes on in which something else can be done. */
const mayDoOther = (game: Game): boolean =>
  game.state.phase === 'space' && legalActions(game).some(({ type }) => !FINISHING.includes(type));

/** What a milestone that is chosen, or a house whose bonus tile still needs a worker, would score. */
function scoredSoFar(game: Game, choice: Choice, { names }: Pick<Telling, 'names'>): string | null {
  const words = wordsFor(names.language);
  const layout = layoutOf(game.board);
  if (choice.type === 'street' && choice.milestone !== undefined) {
    const vp = layout.numbers[layout.index.get(choice.milestone) as number] as number;
    return words('preview.section', { point: names.point(choice.milestone), vp });
  }
  if (choice.type === 'house' && choice.lot !== undefined) {
    const lot = layout.lots[layout.lotIndex.get(choice.lot) as number] as Lot;
    return words('preview.lot', { lot: names.lot(choice.lot), vp: houseValue(layout, netOf(layout, game.state), lot) });
  }
  return null;
}
