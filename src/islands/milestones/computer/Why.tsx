import { wordsFor } from 'words:advice';
import type { TableGame } from '../../../machines/game.ts';
import { actionsIn, gameBefore } from '../../../milestones/history.ts';
import type { Names } from '../../../telling/names.ts';
import { drawSeed } from '../../ui/seed.ts';
import { Better } from './Better.tsx';
import { REVIEWING } from './effort.ts';
import { Frame } from './Frame.tsx';
import { Reasons } from './Reasons.tsx';
import { useAnswer } from './use-answer.ts';

interface Props {
  readonly names: Names;
  readonly table: TableGame;
  /** After how many steps it was taken, and where the turn ended. */
  readonly first: number;
  readonly end: number;
  /** Whether it is asked while looking back. */
  readonly isPast?: boolean;
  readonly onClose: () => void;
}

/** Why a player took a turn, or what was left of it after some of its steps, in words; and what would have been better. */
export function Why({ names, table: { history, seats }, first, end, isPast, onClose }: Props) {
  const words = wordsFor(names.language);
  const steps = history.steps.slice(first, end);
  const actions = actionsIn(steps);
  const before = gameBefore(history, first);
  const answer = useAnswer('why', { before, actions, ms: REVIEWING, seed: drawSeed() }, `${first} ${end}`);
  const player = seats[steps[0]?.action.player as number]?.name ?? '';
  return (
    <Frame names={names} heading={words('why.heading', { player })} answer={answer} isPast={isPast} onClose={onClose}>
      {({ reasons, better, contrast }) => (
        <>
          <Reasons names={names} seats={seats} reasons={reasons} />
          {better !== null && contrast !== null && (
            <Better names={names} seats={seats} before={before} better={better} contrast={contrast} />
          )}
        </>
      )}
    </Frame>
  );
}
