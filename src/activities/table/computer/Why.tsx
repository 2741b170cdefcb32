import { wordsFor } from 'words:advice';
import { wordsFor as analysisWordsFor } from 'words:analysis';
import type { TableGame } from '../../../machines/game.ts';
import { actionsIn, gameBefore } from '../../../milestones/history.ts';
import type { Names } from '../../../telling/names.ts';
import { turnInWords } from '../../../telling/turn-in-words.ts';
import { Sentences } from '../../../thinking/Better.tsx';
import { More, Said } from '../../../thinking/Explanation.tsx';
import { REVIEWING } from '../../../thinking/effort.ts';
import { useAnswer } from '../../../thinking/use-answer.ts';
import { drawSeed } from '../../../ui/seed.ts';
import { Frame } from './Frame.tsx';

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

/** Why a player took a turn, or what was left of it after some of its steps, in one sentence; behind “More” also what would have been better. */
export function Why({ names, table: { history, seats }, first, end, isPast, onClose }: Props) {
  const words = wordsFor(names.language);
  const steps = history.steps.slice(first, end);
  const actions = actionsIn(steps);
  const before = gameBefore(history, first);
  const answer = useAnswer('why', { before, actions, ms: REVIEWING, seed: drawSeed() }, `${first} ${end}`);
  const player = seats[steps[0]?.action.player as number]?.name ?? '';
  return (
    <Frame names={names} heading={words('why.heading', { player })} answer={answer} isPast={isPast} onClose={onClose}>
      {({ explanation, better, contrast }) => (
        <>
          <Said names={names} seats={seats} explanation={explanation} />
          <More names={names} seats={seats} explanation={explanation}>
            {better !== null && contrast !== null && (
              <>
                <p>{analysisWordsFor(names.language)('instead')}</p>
                <Sentences of={turnInWords(before, better, names)} />
                <Said names={names} seats={seats} explanation={contrast.better} />
              </>
            )}
          </More>
        </>
      )}
    </Frame>
  );
}
