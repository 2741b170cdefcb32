import type { GameEvent } from '../../milestones/index.ts';
import type { Sound } from '../../ui/sounds.ts';

const SOUND_OF: { readonly [Type in GameEvent['type']]?: Sound } = {
  moved: 'wood',
  goods: 'wood',
  'street-built': 'wood',
  'house-built': 'wood',
  'marketplace-built': 'wood',
  delivered: 'wood',
  'worker-covered': 'wood',
  drafted: 'paper',
  hired: 'paper',
  'bonus-taken': 'paper',
  'turn-ended': 'paper',
};

/** What is to be heard of some events, in their order. */
export function soundsOf(events: readonly GameEvent[]): Sound[] {
  return events.flatMap(({ type }) => SOUND_OF[type] ?? []);
}
