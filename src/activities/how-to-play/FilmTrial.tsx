import { wordsFor } from 'words:how-to-play';
import { gameOf, type History } from '../../milestones/history.ts';
import { ACTION_TYPES } from '../../milestones/index.ts';
import type { Names } from '../../telling/names.ts';
import { Live } from '../../ui/Live.tsx';
import { lazily } from '../../ui/lazily.ts';
import type { Said } from '../../ui/use-said.ts';
import type { FilmEvent } from './machine.ts';
import type { Shot } from './shots.ts';

/** Who only watches needs none of it. */
export const Trial = lazily(
  () => import('../../choosing/Trial.tsx'),
  (module) => module.Trial,
);

interface Props {
  readonly trial: History;
  /** The shot at which the viewer has taken over. */
  readonly shot: Shot;
  readonly players: readonly string[];
  readonly names: Names;
  readonly said: Said;
  readonly send: (event: FilmEvent) => void;
  readonly say: (text: string) => void;
}

/** What the viewer tries after having taken over: everything is allowed that the rules allow. */
export function FilmTrial({ trial, shot, players, names, said, send, say }: Props) {
  const { phase } = gameOf(trial).state;
  const showsTiles = phase === 'draft' || shot.step.frame === 'tiles' || shot.chapter === 'trading';
  return (
    <>
      <Live class="unseen" of={said}>
        {said.text}
      </Live>
      <Trial
        trial={trial}
        types={ACTION_TYPES}
        goal={null}
        reachedGoal={false}
        views={['board', ...(showsTiles ? (['tiles'] as const) : []), 'player']}
        players={players}
        names={names}
        returnLabel={wordsFor(names.language)('return')}
        send={send}
        say={say}
      />
    </>
  );
}
