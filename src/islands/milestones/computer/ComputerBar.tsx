import './computer-bar.css';
import { type Key, wordsFor } from 'words:computer';
import { useRef, useState } from 'preact/hooks';
import { waitsForComputer } from '../../../machines/computers.ts';
import type { GameMachineEvent, TableGame, WaitsFor } from '../../../machines/game.ts';
import { gameOf } from '../../../milestones/history.ts';
import type { Names } from '../../../telling/names.ts';
import { lazily } from '../../ui/lazily.ts';
import { shortcut } from '../../ui/shortcuts.ts';
import { logOf } from '../log/log.ts';

const Why = lazily(
  () => import('./Advice.tsx'),
  (module) => module.Why,
);
const Hint = lazily(
  () => import('./Advice.tsx'),
  (module) => module.Hint,
);

interface Props {
  readonly names: Names;
  readonly table: TableGame;
  readonly waitsFor: WaitsFor;
  readonly send: (event: GameMachineEvent) => void;
}

/** What the second button does while the table waits for a computer. */
const HOLDING: { readonly [what in WaitsFor]?: readonly [Key, 'hold' | 'goOn'] } = {
  held: ['goOn', 'goOn'],
  stuck: ['again', 'goOn'],
};

/** A lamp. */
function HintIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M9.5 18.5h5M10.5 21.5h3M12 2.5a6.5 6.5 0 0 0-3.7 11.8c.8.6 1.2 1.1 1.2 2.2h5c0-1.1.4-1.6 1.2-2.2A6.5 6.5 0 0 0 12 2.5z" />
    </svg>
  );
}

/**
 * What the computers can be asked: to hurry and to wait, why they played as they did, and for a hint. The buttons stay
 * where they are, so that the focus does.
 */
export function ComputerBar({ names, table, waitsFor, send }: Props) {
  const words = wordsFor(names.language);
  const [advice, setAdvice] = useState<'why' | 'hint' | null>(null);
  const { history, seats } = table;
  const computers = seats.some(({ by }) => by !== 'person');
  const lastTurn = computers ? logOf(history).findLast(({ player }) => seats[player]?.by !== 'person') : undefined;
  const mayHint = !waitsForComputer(waitsFor) && waitsFor !== 'turnEnd';
  const [holdKey, holdEvent] = HOLDING[waitsFor] ?? (['hold', 'hold'] as const);

  const button = (name: 'hint' | 'why' | 'skip' | 'hold', key: Key, possible: boolean, onPress: () => void) => (
    <button
      type="button"
      aria-disabled={!possible}
      {...(name === 'hint' || name === 'why' ? { 'aria-pressed': possible && advice === name } : {})}
      onClick={() => possible && onPress()}
      {...shortcut(name)}
    >
      {name === 'hint' && <HintIcon />}
      <span>{words(key)}</span>
    </button>
  );
  const adviceButton = (what: 'why' | 'hint', possible: boolean) =>
    button(what, what, possible, () => setAdvice(advice === what ? null : what));
  const bar = useRef<HTMLFieldSetElement>(null);
  const close = () => {
    bar.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    setAdvice(null);
  };
  const shown = { names, onClose: close };

  return (
    <>
      {advice === 'why' && lastTurn !== undefined && <Why {...shown} table={table} turn={lastTurn} />}
      {advice === 'hint' && mayHint && <Hint {...shown} game={gameOf(history)} seats={seats} at={history.at} />}
      <fieldset ref={bar} class="computer-bar" aria-label={words('bar')}>
        {adviceButton('hint', mayHint)}
        {computers && (
          <>
            {adviceButton('why', lastTurn !== undefined)}
            {button('skip', 'skip', waitsFor === 'showing', () => send({ type: 'skip' }))}
            {button('hold', holdKey, waitsForComputer(waitsFor), () => send({ type: holdEvent }))}
          </>
        )}
      </fieldset>
    </>
  );
}
