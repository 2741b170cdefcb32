import { useMemo } from 'preact/hooks';
import type { Choosing } from '../machines/chooser.ts';
import { FINISHING, toolsFor, waitsForIn } from '../machines/waiting.ts';
import { type Action, type ActionType, type Game, legalActions } from '../milestones/index.ts';
import { remember } from '../mistakes/remember.ts';
import type { Telling } from '../telling/events-in-words.ts';
import { type Preview, previewOf } from '../telling/preview.ts';
import { whyRefused } from '../telling/refusals-in-words.ts';
import { refusedInWords } from './Message.tsx';
import { type Chooser, useChooser } from './use-chooser.ts';

/** What the reader who has taken over is about to do. */
export interface Trying extends Chooser {
  /** What the action that is chosen would do. */
  readonly preview: Preview | null;
  /** What finishes the visit or leaves the bonus tiles, where that is allowed. */
  readonly finishing: Action | undefined;
}

/** What the reader is choosing of the kinds of actions that an example or a lesson is about; whatever is refused is said. */
export function useTrying(
  game: Game,
  types: readonly ActionType[],
  isMine: boolean,
  telling: Omit<Telling, 'state'>,
  say: (text: string) => void,
): Trying {
  const tools = useMemo(
    () => (isMine ? toolsFor(waitsForIn(game), game).filter((type) => types.includes(type)) : []),
    [game, isMine, types.join()],
  );
  return useTryingOf(game, tools, isMine ? types : [], telling, say);
}

/** What the reader is choosing of kinds of actions for which it may not be the time; of some of them what finishes is offered. */
export function useTryingOf(
  game: Game,
  tools: readonly ActionType[],
  finishing: readonly ActionType[],
  telling: Omit<Telling, 'state'>,
  say: (text: string) => void,
): Trying {
  const chooser = useChooser({ game, tools });
  const { action } = chooser;
  const told = (next: Choosing) => {
    if (next.refusals.length > 0) say(refusedInWords(whyRefused(next.refusals, telling.names), telling.names));
    return next;
  };
  return {
    ...chooser,
    preview: action === null ? null : previewOf(game, action, telling),
    finishing: legalActions(game).find(({ type }) => finishing.includes(type) && FINISHING.includes(type)),
    press: (at) => {
      const next = chooser.press(at);
      remember(next.refusals);
      return told(next);
    },
    choose: (choice) => told(chooser.choose(choice)),
    explain: (choice) => told(chooser.explain(choice)),
  };
}
