import { type Key, wordsFor } from 'words:table';
import type { Choice, Field } from '../machines/choice.ts';
import { actionOf, extensions, nextField } from '../machines/choice.ts';
import type { WaitsFor } from '../machines/game.ts';
import { type ActionType, type Game, houseValue, type Lot, layoutOf, netOf } from '../milestones/index.ts';
import type { Telling } from './events-in-words.ts';

/** The kinds of actions that a player chooses from while the table waits for something; finishing and leaving are no choice. */
export function toolsFor(waitsFor: WaitsFor, { state }: Game): readonly ActionType[] {
  switch (waitsFor) {
    case 'draft':
      return ['draft'];
    case 'move':
      return ['move'];
    case 'tradingHouse':
      return ['hire', 'buy', 'sell'];
    case 'boardOfWorks':
      return ['street', 'house', 'marketplace'];
    case 'mill':
      return ['deliver'];
    case 'castle': {
      const { giveBack, cover } = state.visit as { giveBack: number; cover: boolean };
      return [...(giveBack > 0 ? (['give-back'] as const) : []), ...(cover ? (['cover'] as const) : [])];
    }
    case 'bonus':
      return ['take-bonus'];
    default:
      return [];
  }
}

/** What has to be chosen next; for a milestone that is chosen also what it would score. */
export function askFor(game: Game, choice: Choice | null, telling: Pick<Telling, 'names'>): string {
  const words = wordsFor(telling.names.language);
  if (choice === null) return words('ask.finished');
  // The steppers say it themselves.
  if (choice.type === 'give-back') return '';
  if (extensions(game, choice).length === 0) return words('ask.none');
  const field: Field | null = nextField(game, choice);
  if (field === null || actionOf(game, choice) !== null) return '';
  const ask = words(`ask.${choice.type}.${field}` as Key);
  const scored = scoredSoFar(game, choice, telling);
  return scored === null ? ask : `${scored} ${ask}`;
}

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
