import './computer-bar.css';
import { type Key, wordsFor } from 'words:computer';
import type { GameMachineEvent, WaitsFor } from '../../machines/game.ts';
import type { Seat } from '../../milestones/index.ts';
import type { Language } from '../../words/languages.ts';

interface Props {
  readonly language: Language;
  readonly seats: readonly Seat[];
  readonly waitsFor: WaitsFor;
  readonly send: (event: GameMachineEvent) => void;
}

/** What the second button does while the table waits for a computer. */
const HOLDING: { readonly [what in WaitsFor]?: readonly [Key, GameMachineEvent['type'] & ('hold' | 'goOn')] } = {
  held: ['goOn', 'goOn'],
  stuck: ['again', 'goOn'],
};

/** Hurries and holds the computers at the table. Its buttons stay where they are, so that the focus does. */
export function ComputerBar({ language, seats, waitsFor, send }: Props) {
  const words = wordsFor(language);
  if (seats.every(({ by }) => by === 'person')) return null;
  const [label, event] = HOLDING[waitsFor] ?? (['hold', 'hold'] as const);
  const button = (key: Key, type: 'skip' | 'hold' | 'goOn', possible: boolean) => (
    <button type="button" aria-disabled={!possible} onClick={() => possible && send({ type })}>
      {words(key)}
    </button>
  );
  return (
    <fieldset class="computer-bar" aria-label={words('bar')}>
      {button('skip', 'skip', waitsFor === 'showing')}
      {button(label, event, ['thinking', 'showing', 'held', 'stuck'].includes(waitsFor))}
    </fieldset>
  );
}
