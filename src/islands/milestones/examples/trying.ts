import { useState } from 'preact/hooks';
import { actionOf, type Choice, extensions, pick, refusalsFor } from '../../../machines/choice.ts';
import { nearestAction } from '../../../machines/nearest-action.ts';
import { waitsForIn } from '../../../machines/waiting.ts';
import { type Action, type ActionType, type Game, legalActions, type Refusal } from '../../../milestones/index.ts';
import type { Telling } from '../../../telling/events-in-words.ts';
import type { Names } from '../../../telling/names.ts';
import { type Preview, previewOf } from '../../../telling/preview.ts';
import { toolsFor } from '../../../telling/questions.ts';
import { refusalsInWords } from '../acting/Message.tsx';
import type { Pointed } from '../acting/spots.ts';
import { remember } from '../drills/remember.ts';

interface Made {
  readonly game: Game;
  readonly choice: Choice;
  readonly refusals: readonly Refusal[];
  /** What is allowed nearest to what was refused. */
  readonly instead: Action | null;
}

/** What the reader who has taken over is about to do. */
export interface Trying extends Omit<Made, 'game' | 'choice'> {
  /** The kinds of actions that the example is about and that it is time for. */
  readonly tools: readonly ActionType[];
  /** Null where nothing of the kind can be tried any more. */
  readonly choice: Choice | null;
  /** The legal action that the choice has become. */
  readonly action: Action | null;
  /** What that action would do. */
  readonly preview: Preview | null;
  /** What finishes the visit or leaves the bonus tiles, where that is allowed. */
  readonly finishing: Action | undefined;
  readonly press: (pressed: Pointed) => readonly Refusal[];
  readonly choose: (choice: Choice) => void;
}

/** Keeps what the reader is choosing; with every new position that begins anew. */
export function useTrying(
  game: Game,
  types: readonly ActionType[],
  isMine: boolean,
  telling: Omit<Telling, 'state'>,
): Trying {
  const [kept, setMade] = useState<Made | null>(null);
  const tools = isMine ? toolsFor(waitsForIn(game), game).filter((type) => types.includes(type)) : [];
  const [first] = tools.filter((type) => extensions(game, { type }).length > 0);
  const type = first ?? tools[0];
  const fresh: Made | null = type === undefined ? null : { game, choice: { type }, refusals: [], instead: null };
  const made = kept?.game === game ? kept : fresh;
  const choice = made?.choice ?? null;
  const action = choice === null ? null : actionOf(game, choice);
  return {
    tools,
    choice,
    refusals: made?.refusals ?? [],
    instead: made?.instead ?? null,
    action,
    preview: action === null ? null : previewOf(game, action, telling),
    finishing: isMine
      ? legalActions(game).find(({ type }) => types.includes(type) && (type === 'done' || type === 'leave-bonus'))
      : undefined,
    press: ({ place, value }) => {
      if (choice === null) return [];
      const picked = pick(game, choice, place, value);
      const refusals = picked.ok ? [] : picked.refusals;
      const instead = picked.ok ? null : nearestAction(game, picked.tried);
      setMade({ game, choice: picked.ok ? picked.choice : choice, refusals, instead });
      return refusals;
    },
    choose: (chosen) => {
      // Goods are given back one by one: that they are too few yet is no fault.
      const refusals = chosen.type === 'give-back' ? [] : refusalsFor(game, chosen);
      setMade({ game, choice: chosen, refusals, instead: null });
    },
  };
}

/** Presses something and says why it is refused, where it is. */
export function pressing(trying: Trying, names: Names, say: (text: string) => void) {
  return (pressed: Pointed): void => {
    const refusals = trying.press(pressed);
    if (refusals.length === 0) return;
    remember(refusals);
    say(refusalsInWords(refusals, names));
  };
}
