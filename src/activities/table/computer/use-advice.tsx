import { type Key, wordsFor } from 'words:computer';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Marks } from '../../../board/pieces/marks.ts';
import type { Sent } from '../../../choosing/stepping.ts';
import { waitsForComputer } from '../../../machines/computers.ts';
import type { GameMachineEvent, TableGame, WaitsFor } from '../../../machines/game.ts';
import { gameOf } from '../../../milestones/history.ts';
import type { Action, Game } from '../../../milestones/index.ts';
import type { Names } from '../../../telling/names.ts';
import { BarIcon } from '../../../ui/BarIcon.tsx';
import { logOf } from '../log/log.ts';
import { Hint, Why } from './parts.ts';

interface Props {
  readonly names: Names;
  readonly table: TableGame;
  readonly waitsFor: WaitsFor;
  readonly send: (event: GameMachineEvent) => void;
  readonly act: (action: Action) => Sent;
}

/** What the computers can be asked: for a hint, to wait, and why they played as they did; and what they answer. */
interface Advice {
  readonly shown: JSX.Element | false;
  /** Asks why a turn was taken: where it began and where it ended. */
  readonly why: (first: number, end: number) => void;
  /** What a hint marks. */
  readonly marks: Marks | null;
  /** Whether a hint went on from a game at once, so that nobody saw it. */
  readonly isUnseen: (game: Game) => boolean;
  readonly hint: JSX.Element;
  /** Nothing where no computer plays. */
  readonly others: JSX.Element | false;
}

/** What the button that holds the computers does while the table waits for one. */
const HOLDING: { readonly [what in WaitsFor]?: readonly [Key, 'hold' | 'goOn'] } = {
  held: ['goOn', 'goOn'],
  stuck: ['again', 'goOn'],
};

/** The buttons that ask the computers, and what they have been asked. */
export function useAdvice({ names, table, waitsFor, send, act }: Props): Advice {
  const words = wordsFor(names.language);
  const [asked, setAsked] = useState<readonly [first: number, end: number] | 'hint' | null>(null);
  const [marks, setMarks] = useState<Marks | null>(null);
  const [unseen] = useState(() => new WeakSet<Game>());
  const { history, seats } = table;
  const computers = seats.some(({ by }) => by !== 'person');
  const lastTurn = computers ? logOf(history).findLast(({ player }) => seats[player]?.by !== 'person') : undefined;
  const mayHint = !waitsForComputer(waitsFor) && waitsFor !== 'turnEnd' && waitsFor !== 'over';
  const [holdKey, holdEvent] = HOLDING[waitsFor] ?? (['hold', 'hold'] as const);
  const why = (first: number, end: number) => setAsked([first, end]);
  const shown = {
    names,
    onClose: () => {
      document.querySelector<HTMLElement>(`.bar-${asked === 'hint' ? 'hint' : 'more'}`)?.focus();
      setAsked(null);
    },
  };
  return {
    shown: (
      <>
        {asked !== null && asked !== 'hint' && <Why {...shown} table={table} first={asked[0]} end={asked[1]} />}
        {asked === 'hint' && mayHint && (
          <Hint
            {...shown}
            game={gameOf(history)}
            seats={seats}
            at={history.at}
            onMark={setMarks}
            onDo={(actions) => {
              shown.onClose();
              const games = actions.map((action) => gameOf(act(action).table.history));
              for (const game of games.slice(0, -1)) unseen.add(game);
            }}
          />
        )}
      </>
    ),
    marks,
    isUnseen: (game) => unseen.has(game),
    why,
    hint: (
      <BarIcon
        name="hint"
        label={words('hint')}
        possible={mayHint}
        pressed={mayHint && asked === 'hint'}
        onPress={() => setAsked(asked === 'hint' ? null : 'hint')}
      >
        {/* A lamp. */}
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M9.5 18.5h5M10.5 21.5h3M12 2.5a6.5 6.5 0 0 0-3.7 11.8c.8.6 1.2 1.1 1.2 2.2h5c0-1.1.4-1.6 1.2-2.2A6.5 6.5 0 0 0 12 2.5z" />
        </svg>
      </BarIcon>
    ),
    others: computers && (
      <>
        <BarIcon
          name="why"
          label={words('why')}
          possible={lastTurn !== undefined}
          onPress={() => lastTurn !== undefined && why(lastTurn.first, lastTurn.first + lastTurn.steps.length)}
        >
          {/* What somebody says. */}
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M4 4h16v12h-8l-5 4.5V16H4zM8 8.5h8M8 12h5" />
          </svg>
        </BarIcon>
        <BarIcon
          name="hold"
          label={words(holdKey)}
          possible={waitsForComputer(waitsFor)}
          onPress={() => send({ type: holdEvent })}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={holdEvent === 'hold' ? 'M8.5 5v14M15.5 5v14' : 'M8 5l11 7-11 7z'} />
          </svg>
        </BarIcon>
      </>
    ),
  };
}
