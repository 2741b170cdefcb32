import { useMemo, useState } from 'preact/hooks';
import { actionOf, type Choice, extensions, filledIn, isChosen, pick, refusalsFor } from '../../machines/choice.ts';
import type { WaitsFor } from '../../machines/game.ts';
import type { Action, ActionType, Game, Refusal } from '../../milestones/index.ts';
import { toolsFor } from './asks.ts';
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
}

export interface Chooser extends Choosing {
  readonly press: (pressed: Pointed) => Choosing;
  readonly point: (pointed: Pointed | null) => void;
  readonly choose: (choice: Choice) => Choosing;
  /** Explains an action that was asked for and is not allowed. */
  readonly explain: (refused: Choice) => Choosing;
}

/** A choice belongs to one state of the game: with the next one it is made anew. */
interface Made {
  readonly game: Game;
  readonly waitsFor: WaitsFor;
  readonly choice: Choice | null;
  readonly refusals: readonly Refusal[];
}

/** The choice that a player begins with: the kind of action that was chosen last, if it is still possible, or the first that is. */
function beginning(game: Game, tools: readonly ActionType[], lastType: ActionType | undefined): Choice | null {
  const possible = tools.filter((type) => extensions(game, { type }).length > 0);
  const type = lastType !== undefined && possible.includes(lastType) ? lastType : possible[0];
  return type === undefined ? null : filledIn(game, { type });
}

/** What comes of pressing or pointing at something. */
function tried(game: Game, choice: Choice | null, { place, value }: Pointed): Pick<Made, 'choice' | 'refusals'> {
  if (choice === null) return { choice, refusals: [] };
  const picked = pick(game, choice, place, value);
  return picked.ok ? { choice: picked.choice, refusals: [] } : { choice, refusals: picked.refusals };
}

/** Keeps what the player at the table is choosing. */
export function useChooser(game: Game, waitsFor: WaitsFor): Chooser {
  const [kept, setMade] = useState<Made | null>(null);
  const [pointing, setPointing] = useState<{ readonly game: Game; readonly at: Pointed } | null>(null);
  const tools = useMemo(() => toolsFor(waitsFor, game), [waitsFor, game]);
  const fresh = useMemo(() => beginning(game, tools, kept?.choice?.type), [game, tools]);
  const valid = kept !== null && kept.game === game && kept.waitsFor === waitsFor;
  const made: Made = valid ? kept : { game, waitsFor, choice: fresh, refusals: [] };

  // What was pointed at in another state of the game says nothing about this one.
  const pointed = pointing?.game === game ? pointing.at : null;
  const isNew = pointed !== null && made.choice !== null && !isChosen(made.choice, pointed.place, pointed.value);
  const trial = isNew ? tried(game, made.choice, pointed) : made;

  const asChoosing = ({ choice, refusals }: Pick<Made, 'choice' | 'refusals'>, shown = choice): Choosing => ({
    tools,
    choice,
    action: choice === null || waitsFor === 'turnEnd' ? null : actionOf(game, choice),
    shown,
    refusals,
  });
  const make = (next: Pick<Made, 'choice' | 'refusals'>) => {
    setMade({ game, waitsFor, ...next });
    return asChoosing(next);
  };
  return {
    ...asChoosing({ choice: made.choice, refusals: trial.refusals }, trial.choice),
    press: (pressed) => make(tried(game, made.choice, pressed)),
    point: (at) => setPointing(at && { game, at }),
    // Goods are given back one by one: that they are too few yet is no fault.
    choose: (choice) =>
      make({
        choice: filledIn(game, choice),
        refusals: choice.type === 'give-back' ? [] : refusalsFor(game, choice),
      }),
    explain: (refused) => make({ choice: made.choice, refusals: refusalsFor(game, refused) }),
  };
}
