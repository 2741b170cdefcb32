import { wordsFor } from 'words:play';
import { type Choice, extensions } from '../machines/choice.ts';
import type { Game } from '../milestones/index.ts';
import type { Names } from '../telling/names.ts';

interface Props {
  readonly game: Game;
  readonly names: Names;
  readonly choice: Choice | null;
  /** Whether it is offered before a space is chosen: where a move is made as soon as it is, that has to be said before. */
  readonly early: boolean;
  /** Its shortcut, where there is one. */
  readonly keys?: { readonly 'aria-keyshortcuts': string };
  readonly onChoose: (choice: Choice) => void;
}

/** The other way to make a move: to go there and take nothing (5.9). */
export function IdleChoice({ game, names, choice, early, keys, onChoose }: Props) {
  const words = wordsFor(names.language);
  if (choice?.type !== 'move' || (choice.to === undefined && !early)) return null;
  const { idle: _, ...taking } = choice;
  if (extensions(game, { ...taking, idle: true }).length === 0) return null;
  return (
    <button
      type="button"
      class="idle"
      {...keys}
      onClick={() => onChoose(choice.idle ? taking : { ...taking, idle: true })}
    >
      {words(choice.idle ? 'idle.take' : choice.to === undefined ? 'idle.early' : 'idle.pass')}
    </button>
  );
}
