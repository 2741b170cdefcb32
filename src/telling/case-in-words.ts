import { wordsFor } from 'words:table';
import type { PlayedStep } from '../cases/index.ts';
import type { Player } from '../milestones/index.ts';
import { sentenceOf } from './actions-in-words.ts';
import type { Names } from './names.ts';
import { refusalInWords } from './refusals-in-words.ts';

/** What is tried in a case, step by step, and why it is not allowed where it is not. */
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
