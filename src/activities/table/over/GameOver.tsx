import { type GameMachineEvent, setOf, type TableGame } from '../../../machines/game.ts';
import { gameOf } from '../../../milestones/history.ts';
import { winnersInWords } from '../../../telling/events-in-words.ts';
import type { Names } from '../../../telling/names.ts';
import { FetchNotice } from '../../../ui/FetchNotice.tsx';
import { drawSeed } from '../../../ui/seed.ts';
import type { Fetching } from '../../../ui/use-fetched.ts';
import { AfterGame, FinalScoring } from './parts.ts';

interface Props {
  readonly names: Names;
  readonly table: TableGame;
  /** How much of the final scoring has been told. */
  readonly told: number;
  /** How the fetching of what is shown here goes. */
  readonly end: Fetching;
  readonly send: (event: GameMachineEvent) => void;
  readonly say: (text: string) => void;
  /** Shows the table as it was after so many steps; `plays` lets it go on from there by itself. */
  readonly onLookBack: (at: number, plays?: boolean) => void;
}

/** The final scoring, the ways on from there, and what can be looked at afterwards; who has won, for as long as that cannot be fetched. */
export function GameOver({ names, table, told, end, send, say, onLookBack }: Props) {
  const { history, seats, seed } = table;
  const { options, state } = gameOf(history);
  const start = (again: number) =>
    send({
      type: 'start',
      asked: {
        seats,
        seed: again,
        started: new Date().toISOString(),
        variants: options.variants,
        set: setOf(history.start),
        ...(again === seed ? { startingPlayer: options.startingPlayer } : {}),
      },
    });
  if (end.state !== 'here')
    return (
      <>
        <FetchNotice state={end.state} onAgain={end.again} />
        {end.state === 'failed' && (
          <p class="table-notice">
            <strong>{winnersInWords({ names, seats, state })}</strong>
          </p>
        )}
      </>
    );
  return (
    <FinalScoring
      names={names}
      table={table}
      told={told}
      onTell={(told, what) => {
        send({ type: 'tell', told });
        say(what);
      }}
      onAgain={() => start(drawSeed())}
      onSameDeal={seed === null ? undefined : () => start(seed)}
      onSetup={() => send({ type: 'leave' })}
      onReplay={() => onLookBack(0, true)}
    >
      <AfterGame
        names={names}
        table={table}
        onShow={onLookBack}
        onBranch={(at) => send({ type: 'branch', at, started: new Date().toISOString() })}
      />
    </FinalScoring>
  );
}
