import type { Rules } from '../../kit/game.ts';
import { type History, historyFor } from '../../kit/history.ts';
import type { Step } from '../../kit/play.ts';
import { type ConditionOf, fits, type LessonOf, type LessonTypes } from './lesson.ts';

/** A lesson under way: its game with the way it came. */
export type AttemptOf<L extends LessonTypes> = History<L['game'], L['action'], L['event']>;

/** What comes of an action in a lesson: the attempt with it and the replies, or the rules that forbid it. */
type Tried<L extends LessonTypes> =
  | { readonly ok: true; readonly attempt: AttemptOf<L> }
  | { readonly ok: false; readonly refusals: readonly L['refusal'][] };

/** The rules of the game that the lessons are of. */
export type LessonRulesOf<L extends LessonTypes> = Omit<
  Rules<L['game'], L['action'], L['event'], L['refusal'], unknown, never>,
  'newGame' | 'viewFor'
>;

/** What lessons need of one game besides its rules. */
export interface OwnOf<L extends LessonTypes> {
  /** The position at which a lesson starts. The scene has been checked when the lesson was read. */
  readonly startOf: (scene: L['scene']) => L['game'];
  /** What a computer player decides to do in the turn of a seat; `n` is for what it leaves to chance. */
  readonly decide: (by: L['replier'], game: L['game'], seat: number, n: number) => readonly L['action'][];
  /** An action that brings a turn towards its end and is always allowed. */
  readonly homeward: (game: L['game']) => L['action'];
  /** Whether a condition of this game's own holds. */
  readonly holds: (condition: L['condition'], attempt: AttemptOf<L>, reader: number) => boolean;
  /** A better action of the same type among those on a shortest way, and what speaks for it. */
  readonly compare: (
    player: number,
    events: readonly L['event'][],
    others: readonly { readonly action: L['action']; readonly events: readonly L['event'][] }[],
  ) => L['compared'] | null;
}

/** What says whether a condition holds of an attempt; `own` is for the conditions of one game. */
function holdsFor<L extends LessonTypes>(own: OwnOf<L>['holds']) {
  type Condition = ConditionOf<L['condition']>;

  /** Whether a condition holds of an attempt; `reader` is the seat that it speaks of where it names none. */
  function holds(condition: Condition, attempt: AttemptOf<L>, reader: number): boolean {
    const asked = condition as Exclude<ConditionOf<never>, never>;
    if ('all' in asked) return asked.all.every((each) => holds(each, attempt, reader));
    if ('any' in asked) return asked.any.some((each) => holds(each, attempt, reader));
    if ('not' in asked) return !holds(asked.not, attempt, reader);
    if ('happened' in asked) {
      const { happened, player = reader, times = 1 } = asked;
      const events = attempt.steps.flatMap((step) => step.events).filter((event) => event.player === player);
      return events.filter((event) => fits(happened, event)).length >= times;
    }
    if ('did' in asked) {
      const { did, player = reader } = asked;
      return attempt.steps.some(({ action }) => action.player === player && fits(did, action));
    }
    return own(condition as L['condition'], attempt, reader);
  }
  return holds;
}

/** The replies of the others in the lessons of one game. */
function repliesFor<L extends LessonTypes>(rules: LessonRulesOf<L>, own: Pick<OwnOf<L>, 'decide' | 'homeward'>) {
  const { confirmEnd, gameOf, perform } = historyFor(rules);
  type Attempt = AttemptOf<L>;

  /** Takes an action; null where it is refused. In a lesson the end of a turn needs no confirming. */
  function taken(attempt: Attempt, action: L['action']): Attempt | null {
    const performed = perform(attempt, action);
    return performed.ok ? confirmEnd(performed.history) : null;
  }

  /** How many turns the others have ended. */
  function turnsOfOthers({ start, steps }: Attempt, reader: number): number {
    return steps.filter(
      ({ action, game }, i) => action.player !== reader && rules.endsTurn(steps[i - 1]?.game ?? start, game),
    ).length;
  }

  const isTurnOf = (game: L['game'], seat: number) => rules.currentPlayer(game) === seat && !rules.isOver(game);

  /** An attempt with everything that the others do until it is the reader's turn. */
  function replied({ player: reader, replies }: LessonOf<L>, attempt: Attempt): Attempt {
    if (replies === undefined) return attempt;
    let now = attempt;
    while (!rules.isOver(gameOf(now)) && rules.currentPlayer(gameOf(now)) !== reader) {
      const before = now;
      const seat = rules.currentPlayer(gameOf(now));
      const actions =
        'by' in replies
          ? own.decide(replies.by, gameOf(now), seat, now.steps.length)
          : (replies.script[turnsOfOthers(now, reader)] ?? []);
      for (const action of actions) if (isTurnOf(gameOf(now), seat)) now = taken(now, action) ?? now;
      // A computer player is asked again; one that finds nothing to do must not hold up the lesson.
      if ('script' in replies || now === before)
        while (isTurnOf(gameOf(now), seat)) now = taken(now, own.homeward(gameOf(now))) as Attempt;
    }
    return now;
  }

  return { taken, replied };
}

/** Whether a lesson is about an action, so that its tools allow it. */
function isTool<L extends LessonTypes>({ tools }: LessonOf<L>, action: L['action']): boolean {
  return tools.some((tool) => fits(tool, action) && ('idle' in action ? 'idle' in tool : true));
}

/** The actions that the reader has taken. */
function actionsTaken<L extends LessonTypes>({ player }: LessonOf<L>, { steps }: AttemptOf<L>): number {
  return steps.filter(({ action }) => action.player === player).length;
}

/** An attempt without the reader's last action and the replies to it. */
function takenBack<L extends LessonTypes>({ player }: LessonOf<L>, attempt: AttemptOf<L>): AttemptOf<L> {
  const last = attempt.steps.findLastIndex(({ action }) => action.player === player);
  return last < 0 ? attempt : { ...attempt, steps: attempt.steps.slice(0, last), at: last, confirmed: last };
}

/** Attempts at the lessons of one game: how they begin and go on, with the replies of the others, and what is asked of them. */
export function attemptsFor<L extends LessonTypes>(rules: LessonRulesOf<L>, own: OwnOf<L>) {
  const { beginHistory, confirmEnd, gameOf, perform } = historyFor(rules);
  const { taken, replied } = repliesFor<L>(rules, own);
  type Action = L['action'];
  type Lesson = LessonOf<L>;
  type Attempt = AttemptOf<L>;

  /** The beginning of a lesson. */
  function begin(lesson: Lesson): Attempt {
    return replied(lesson, beginHistory(own.startOf(lesson.scene)));
  }

  /** Takes an action of the reader, and then the replies to it. */
  function act(lesson: Lesson, attempt: Attempt, action: Action): Tried<L> {
    const performed = perform(attempt, action);
    return performed.ok ? { ok: true, attempt: replied(lesson, confirmEnd(performed.history)) } : performed;
  }

  /** An attempt after these actions of the reader, as far as they are possible. */
  function resumed(lesson: Lesson, actions: readonly Action[]): Attempt {
    return actions.reduce((attempt, action) => {
      const tried = act(lesson, attempt, action);
      return tried.ok ? tried.attempt : attempt;
    }, begin(lesson));
  }

  /** The legal actions that a lesson is about; none when it is not the reader's turn. */
  function choices(lesson: Lesson, attempt: Attempt): Action[] {
    const game = gameOf(attempt);
    return rules.currentPlayer(game) === lesson.player
      ? rules.legalActions(game).filter((action) => isTool<L>(lesson, action))
      : [];
  }

  /** What comes of actions one after the other, whoever takes them; one that is not possible is left out. */
  function followed(game: L['game'], actions: readonly Action[]): readonly Step<L['game'], Action, L['event']>[] {
    return actions.reduce<Attempt>((now, action) => taken(now, action) ?? now, beginHistory(game)).steps;
  }

  /**
   * Tells positions apart in which different things can still be reached: by what lies on the table and by what has happened,
   * in whatever order.
   */
  function keyOf(attempt: Attempt): string {
    const happened = attempt.steps
      .flatMap(({ action, events }) => [action, ...events])
      .map((each) => JSON.stringify(each));
    return `${JSON.stringify(gameOf(attempt).state)}${happened.sort().join()}`;
  }

  return {
    gameOf,
    holds: holdsFor<L>(own.holds),
    taken,
    replied,
    begin,
    isTool: isTool<L>,
    act,
    resumed,
    choices,
    actionsTaken: actionsTaken<L>,
    takenBack: takenBack<L>,
    followed,
    keyOf,
  };
}

/** What is asked of attempts, and done with them. */
export type AttemptsOf<L extends LessonTypes> = ReturnType<typeof attemptsFor<L>>;
