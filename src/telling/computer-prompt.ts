import { wordsFor } from 'words:computer';
import { COMPUTER_WAITING, type ComputerWaiting } from '../machines/computers.ts';
import type { WaitsFor } from '../machines/game.ts';
import type { Language } from '../words/languages.ts';

/** Whether the table waits for a computer. */
export const waitsForComputer = (waitsFor: WaitsFor): waitsFor is ComputerWaiting =>
  (COMPUTER_WAITING as readonly WaitsFor[]).includes(waitsFor);

/** What the computer of that name is at, as a sentence. */
export function computerPrompt(waitsFor: ComputerWaiting, player: string, language: Language): string {
  return wordsFor(language)(`prompt.${waitsFor}`, { player });
}
