import { useMemo, useState } from 'preact/hooks';
import { actionOf, type Choice, extensions, filledIn, isChosen, pick, refusalsFor } from '../../../machines/choice.ts';
import type { WaitsFor } from '../../../machines/game.ts';
import type { Action, ActionType, Game, Refusal } from '../../../milestones/index.ts';
import { toolsFor } from '../../../telling/questions.ts';
import type { Pointed } from './spots.ts';

/** What the player at the table is about to do. */
export interface Choosing {
  readonly tools: readonly ActionType[];
  /** What has been pressed together so far; null where nothing can be chosen. */
  readonly choice: Choice | null;
  /** The legal action that the choice has become. */
  readonly action: Action | null;
  /** The choice as it would be with what is pointed at, else as it is. */
  readonly shown: Choice | null;
  /** Why what was pressed, or is pointed at, is not allowed. */
  readonly refusals: readonly Refusal[];
  /** The kind of action that is refused as a whole, whatever would be chosen for it; null where it is one choice that is. */
  readonly refusedKind: ActionType | null;
}

export interface Chooser extends Choosing {
  readonly press: (pressed: Pointed) => Choosing;
  readonly point: (pointed: Pointed | null) => void;
  readonly choose: (choice: Choice) => Choosing;
  /** Explains an action that was asked for and is not allowed. */
  readonly explain: (refused: Choice) => Choosing;
}

/** A choice belongs to one state of the game: with the next one it is made anew. */
interface Made extends Pick<Choosing, 'choice' | 'refusals' | 'refusedKind'> {
  readonly game: Game;
  readonly waitsFor: WaitsFor;
}
type Next = Omit<Made, 'game' | 'waitsFor'>;

/** The choice that a player begins with: the kind of action that was chosen last, if it is still possible, or the first that is. */
function beginning(game: Game, tools: readonly ActionType[], lastType: ActionType | undefined): Choice | null {
  const possible = tools.filter((type) => extensions(game, { type }).length > 0);
  const type = lastType !== undefined && possible.includes(lastType) ? lastType : possible[0];
  return type === undefined ? null : filledIn(game, { type });
}

/** What comes of pressing or pointing at something. */
function tried(game: Game, choice: Choice | null, { place, value }: Pointed): Next {
  if (choice === null) return { choice, refusals: [], refusedKind: null };
  const picked = pick(game, choice, place, value);
  return picked.ok
    ? { choice: picked.choice, refusals: [], refusedKind: null }
    : { choice, refusals: picked.refusals, refusedKind: null };
}

/** Why a choice that was not pressed together on the table is not allowed. */
function refused(game: Game, choice: Choice): Omit<Next, 'choice'> {
  const isKind = Object.keys(choice).length === 1;
  return { refusals: refusalsFor(game, choice), refusedKind: isKind ? choice.type : null };
}

/** Keeps what the player at the table is choosing. */
export function useChooser(game: Game, waitsFor: WaitsFor): Chooser {
  const [kept, setMade] = useState<Made | null>(null);
  const [pointing, setPointing] = useState<{ readonly game: Game; readonly at: Pointed } | null>(null);
  const tools = useMemo(() => toolsFor(waitsFor, game), [waitsFor, game]);
  const fresh = useMemo(() => beginning(game, tools, kept?.choice?.type), [game, tools]);
  const valid = kept !== null && kept.game === game && kept.waitsFor === waitsFor;
  const made: Made = valid ? kept : { game, waitsFor, choice: fresh, refusals: [], refusedKind: null };

  // What was pointed at in another state of the game says nothing about this one.
  const pointed = pointing?.game === game ? pointing.at : null;
  const isNew = pointed !== null && made.choice !== null && !isChosen(made.choice, pointed.place, pointed.value);
  const trial = isNew ? tried(game, made.choice, pointed) : made;

  const asChoosing = ({ choice, refusals, refusedKind }: Next, shown = choice): Choosing => ({
    tools,
    choice,
    action: choice === null || waitsFor === 'turnEnd' ? null : actionOf(game, choice),
    shown,
    refusals,
    refusedKind,
  });
  const make = (next: Next) => {
    setMade({ game, waitsFor, ...next });
    return asChoosing(next);
  };
  return {
    ...asChoosing({ ...trial, choice: made.choice }, trial.choice),
    press: (pressed) => make(tried(game, made.choice, pressed)),
    point: (at) => setPointing(at && { game, at }),
    // Goods are given back one by one: that they are too few yet is no fault.
    choose: (choice) =>
      make({
        choice: filledIn(game, choice),
        ...(choice.type === 'give-back' ? { refusals: [], refusedKind: null } : refused(game, choice)),
      }),
    explain: (choice) => make({ choice: made.choice, ...refused(game, choice) }),
  };
}
