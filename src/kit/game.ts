/** One rule that forbids an action: its number (null where no rule speaks of it) and why, as a code that has its words elsewhere. */
export interface Forbidden {
  readonly rule: string | null;
  readonly reason: string;
}

/** Something that happened, with the number of the rule that brought it about. */
export interface Happening {
  readonly type: string;
  readonly rule: string;
  readonly player: number;
}

/** An action with the player who takes it, as a record holds it. */
export type Taken<Action> = { readonly player: number } & Action;

/** What comes of an action: the game after it and what happened, or every rule that forbids it, the most telling first. */
export type OutcomeOf<Game, Event, Refusal> =
  | { readonly ok: true; readonly game: Game; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/**
 * What every game here is: its rules as pure functions. A game is plain data (JSON in, JSON out, equal by value) that is never
 * changed in place; players are numbered from 0; all chance is drawn from the seed of `newGame`.
 */
export interface Rules<Game, Action, Event extends Happening, Refusal extends Forbidden, View, Options> {
  readonly newGame: (options: Options) => Game;
  /** Every action that `apply` accepts from the player whose turn it is, in a fixed order, none twice; empty when the game is over. */
  readonly legalActions: (game: Game) => readonly Action[];
  /** Takes an action; one that names a player is refused from anyone whose turn it is not. Never throws, never changes what it is given. */
  readonly apply: (game: Game, action: Action | Taken<Action>) => OutcomeOf<Game, Event, Refusal>;
  readonly isOver: (game: Game) => boolean;
  /** Whose turn it is; when the game is over, who played last. */
  readonly currentPlayer: (game: Game) => number;
  /** Whether an action that led from one game to the other ended what its player was at. */
  readonly endsTurn: (before: Game, after: Game) => boolean;
  /** An action that happens by itself, because it is the only one and merely continues the game. Absent where a game has none. */
  readonly goesOnWith?: (game: Game) => Action | null;
  /** Whether an action only says that its player goes on, so that nothing of it is to be seen; absent where every action is. */
  readonly isUnseen?: (action: Action) => boolean;
  /** What a player may know of a game, and no more. */
  readonly viewFor: (game: Game, player: number) => View;
  /** Whether something that had been hidden was seen when these things happened: a player who undoes them has still seen it. */
  readonly revealsHidden: (events: readonly Event[]) => boolean;
}
