import type { GameMachineEvent, TableGame } from '../../../machines/game.ts';
import { gameOf } from '../../../milestones/history.ts';
import type { Names } from '../../../telling/names.ts';
import { lazily } from '../../ui/lazily.ts';
import { drawSeed } from '../../ui/seed.ts';
import type { useFinalTelling } from './use-final-telling.ts';

const AfterGame = lazily(() => import('../computer/AfterGame.tsx').then((module) => module.AfterGame));
const FinalScoring = lazily(() => import('./FinalScoring.tsx').then((module) => module.FinalScoring));

interface Props {
  readonly names: Names;
  readonly table: TableGame;
  readonly telling: ReturnType<typeof useFinalTelling>;
  readonly send: (event: GameMachineEvent) => void;
  readonly say: (text: string) => void;
  /** Shows the table as it was after so many steps; `plays` lets it go on from there by itself. */
  readonly onLookBack: (at: number, plays?: boolean) => void;
}

/** The final scoring, the ways on from there, and what can be looked at afterwards. */
export function GameOver({ names, table, telling, send, say, onLookBack }: Props) {
  const { history, seats, seed } = table;
  const { options } = gameOf(history);
  const start = (again: number) =>
    send({
      type: 'start',
      asked: {
        seats,
        seed: again,
        started: new Date().toISOString(),
        variants: options.variants,
        ...(again === seed ? { startingPlayer: options.startingPlayer } : {}),
      },
    });
  return (
    <>
      <FinalScoring
        names={names}
        table={table}
        told={telling.told}
        onTell={(told, what) => {
          telling.tell(told);
          say(what);
        }}
        onAgain={() => start(drawSeed())}
        onSameDeal={seed === null ? undefined : () => start(seed)}
        onSetup={() => send({ type: 'leave' })}
        onReplay={() => onLookBack(0, true)}
      />
      <AfterGame names={names} table={table} onShow={onLookBack} />
    </>
  );
}
