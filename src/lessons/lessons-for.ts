import type { Rules } from '../kit/game.ts';
import { type History, historyFor } from '../kit/history.ts';
import type { Step } from '../kit/play.ts';
import {
  type ConditionOf,
  type FailureOf,
  fits,
  type LessonOf,
  type LessonTypes,
  type SaidOf,
  type StepOf,
} from './lesson.ts';

/** A lesson under way: its game with the way it came. */
export type AttemptOf<L extends LessonTypes> = History<L['game'], L['action'], L['event']>;

/** What comes of an action in a lesson: the attempt with it and the replies, or the rules that forbid it. */
type Tried<L extends LessonTypes> =
  | { readonly ok: true; readonly attempt: AttemptOf<L> }
  | { readonly ok: false; readonly refusals: readonly L['refusal'][] };

/** A position that a lesson can come to, by the shortest way there. */
export interface PositionOf<L extends LessonTypes> {
  readonly attempt: AttemptOf<L>;
  /** How many actions of the reader lead here. */
  readonly depth: number;
  /** Whether the goal is reached here. */
  readonly reached: boolean;
  /** The failure that this is, if any. */
  readonly failure: FailureOf<L> | null;
  /** Where the actions that the lesson is about lead; empty where it ends, and as far away as the search goes. */
  readonly next: readonly { readonly action: L['action']; readonly to: PositionOf<L> }[];
  /** The fewest actions from here to the goal; infinite where it is out of reach. */
  readonly distance: number;
}

/** Every position that a lesson can come to, by `keyOf`. */
export type GraphOf<L extends LessonTypes> = ReadonlyMap<string, PositionOf<L>>;

/** A lesson that is searched: not a guided game. */
export type SearchedOf<L extends LessonTypes> = LessonOf<L> & { readonly par: number };

/** What is said to an action of the reader, besides what happened. */
export type AnswerOf<L extends LessonTypes> =
  | { readonly kind: 'reached' }
  /** On a shortest way. */
  | { readonly kind: 'right' }
  /** The author's words for it; `lost` says that the goal is out of reach now. */
  | { readonly kind: 'said'; readonly said: SaidOf<L>; readonly lost: boolean }
  | ({ readonly kind: 'compared'; readonly lost: boolean } & L['compared'])
  /** Nothing more is known than whether the goal can still be reached. */
  | { readonly kind: 'general'; readonly lost: boolean }
  /** The goal was out of reach before. */
  | { readonly kind: 'late'; readonly lost: true };

/** The next action on a shortest way to the goal, and the author's step that it belongs to, if any. */
export interface HintOf<L extends LessonTypes> {
  readonly action: L['action'];
  readonly step: StepOf<L> | null;
}

/** The machinery for the lessons of one game. */
export type Lessons<L extends LessonTypes> = ReturnType<typeof lessonsFor<L>>;

/** How many actions more than par are looked at. */
const SLACK = 2;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Sets the distances, from the last of the positions to the first: every action leads to a later one. */
function measure(positions: readonly { readonly next: readonly { to: { distance: number } }[]; distance: number }[]) {
  for (const position of positions.toReversed())
    for (const { to } of position.next) position.distance = Math.min(position.distance, to.distance + 1);
}

/**
 * The one machinery of lessons, for the games of some rules: attempts with their replies, the search for the ways to the goal,
 * hints on them, and what is said to an action.
 */
export function lessonsFor<L extends LessonTypes>(
  rules: Omit<Rules<L['game'], L['action'], L['event'], L['refusal'], unknown, never>, 'newGame' | 'viewFor'>,
  own: {
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
  },
) {
  const { beginHistory, confirmEnd, gameOf, perform } = historyFor(rules);
  type Game = L['game'];
  type Action = L['action'];
  type Event = L['event'];
  type Lesson = LessonOf<L>;
  type Attempt = AttemptOf<L>;
  type Condition = ConditionOf<L['condition']>;
  type Position = PositionOf<L>;
  type Graph = GraphOf<L>;
  type Answer = AnswerOf<L>;

  /** Whether a condition holds of an attempt; `reader` is the seat that it speaks of where it names none. */
  function holds(condition: Condition, attempt: Attempt, reader: number): boolean {
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
    return own.holds(condition as L['condition'], attempt, reader);
  }

  /** Takes an action; null where it is refused. In a lesson the end of a turn needs no confirming. */
  function taken(attempt: Attempt, action: Action): Attempt | null {
    const performed = perform(attempt, action);
    return performed.ok ? confirmEnd(performed.history) : null;
  }

  /** How many turns the others have ended. */
  function turnsOfOthers({ start, steps }: Attempt, reader: number): number {
    return steps.filter(
      ({ action, game }, i) => action.player !== reader && rules.endsTurn(steps[i - 1]?.game ?? start, game),
    ).length;
  }

  const isTurnOf = (game: Game, seat: number) => rules.currentPlayer(game) === seat && !rules.isOver(game);

  /** An attempt with everything that the others do until it is the reader's turn. */
  function replied({ player: reader, replies }: Lesson, attempt: Attempt): Attempt {
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

  /** The beginning of a lesson. */
  function begin(lesson: Lesson): Attempt {
    return replied(lesson, beginHistory(own.startOf(lesson.scene)));
  }

  /** Whether a lesson is about an action, so that its tools allow it. */
  function isTool({ tools }: Lesson, action: Action): boolean {
    return tools.some((tool) => fits(tool, action) && ('idle' in action ? 'idle' in tool : true));
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
      ? rules.legalActions(game).filter((action) => isTool(lesson, action))
      : [];
  }

  /** The actions that the reader has taken. */
  function actionsTaken({ player }: Lesson, { steps }: Attempt): number {
    return steps.filter(({ action }) => action.player === player).length;
  }

  /** An attempt without the reader's last action and the replies to it. */
  function takenBack({ player }: Lesson, attempt: Attempt): Attempt {
    const last = attempt.steps.findLastIndex(({ action }) => action.player === player);
    return last < 0 ? attempt : { ...attempt, steps: attempt.steps.slice(0, last), at: last, confirmed: last };
  }

  /** What comes of actions one after the other, whoever takes them; one that is not possible is left out. */
  function followed(game: Game, actions: readonly Action[]): readonly Step<Game, Action, Event>[] {
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

  /**
   * Searches a lesson within its tools, up to two actions beyond par. A generator, so that a page can do it bit by bit: it pauses
   * at every position.
   */
  function* search(lesson: SearchedOf<L>): Generator<void, Graph> {
    type Open = { -readonly [Field in keyof Position]: Position[Field] };
    const graph = new Map<string, Open>();
    const positions: Open[] = [];
    const opened = (attempt: Attempt): Open => {
      const key = keyOf(attempt);
      let position = graph.get(key);
      if (position === undefined) {
        const reached = attempt.steps.length > 0 && holds(lesson.goal, attempt, lesson.player);
        const failed = lesson.failures?.find(({ when }) => holds(when, attempt, lesson.player));
        position = {
          attempt,
          depth: actionsTaken(lesson, attempt),
          reached,
          failure: reached ? null : (failed ?? null),
          next: [],
          distance: reached ? 0 : Number.POSITIVE_INFINITY,
        };
        graph.set(key, position);
        positions.push(position);
      }
      return position;
    };
    opened(begin(lesson));
    for (let i = 0; i < positions.length; i++) {
      yield;
      const position = positions[i] as Open;
      if (position.reached || position.failure !== null || position.depth === lesson.par + SLACK) continue;
      position.next = choices(lesson, position.attempt).map((action) => ({
        action,
        to: opened(replied(lesson, taken(position.attempt, action) as Attempt)),
      }));
    }
    measure(positions);
    return graph;
  }

  /** The whole search at once. */
  function graphOf(lesson: SearchedOf<L>): Graph {
    const searching = search(lesson);
    for (;;) {
      const { done, value } = searching.next();
      if (done) return value;
    }
  }

  /** What to do next, the author's way first; null where the goal is out of reach. */
  function hintAt(lesson: Lesson, graph: Graph, attempt: Attempt): HintOf<L> | null {
    const position = graph.get(keyOf(attempt));
    const nearer = position?.next.filter(({ to }) => to.distance < position.distance).map(({ action }) => action) ?? [];
    for (const step of lesson.way) {
      const action = step.do.find((each) => nearer.some((one) => same(one, each)));
      if (action !== undefined) return { action, step };
    }
    return nearer[0] === undefined ? null : { action: nearer[0], step: null };
  }

  /** The kind of mistake that an action is, in the author's order. */
  function mistakeIn({ mistakes, player }: Lesson, action: Action, after: Attempt) {
    return mistakes?.find(
      (each) => fits(each.action, action) && (each.when === undefined || holds(each.when, after, player)),
    );
  }

  /** What happens when the reader takes an action, without the replies. */
  function eventsOf({ attempt }: Position, action: Action): readonly Event[] {
    return ((taken(attempt, action) as Attempt).steps.at(-1) as Step<Game, Action, Event>).events;
  }

  /** What to say to an action that leads from one position of the search to another. */
  function answerTo(lesson: Lesson, from: Position, action: Action, to: Position): Answer {
    if (to.reached) return { kind: 'reached' };
    const lost = to.distance === Number.POSITIVE_INFINITY;
    if (to.failure !== null) return { kind: 'said', said: to.failure, lost: true };
    if (to.distance < from.distance) return { kind: 'right' };
    const mistake = mistakeIn(lesson, action, to.attempt);
    if (mistake !== undefined) return { kind: 'said', said: mistake, lost };
    if (from.distance === Number.POSITIVE_INFINITY) return { kind: 'late', lost: true };
    const better = from.next
      .filter((other) => other.action.type === action.type && other.to.distance === from.distance - 1)
      .map((other) => ({ action: other.action, events: eventsOf(from, other.action) }));
    const compared = own.compare(lesson.player, eventsOf(from, action), better);
    return compared === null ? { kind: 'general', lost } : { kind: 'compared', ...compared, lost };
  }

  /** What to say to an action where nothing has been searched: in a guided game, or off all ways that lead to the goal. */
  function unsearched(lesson: Lesson, action: Action, after: Attempt): Answer {
    const { player, goal, failures = [] } = lesson;
    if (holds(goal, after, player)) return { kind: 'reached' };
    const failure = failures.find(({ when }) => holds(when, after, player));
    if (failure !== undefined) return { kind: 'said', said: failure, lost: true };
    const mistake = mistakeIn(lesson, action, after);
    if (mistake !== undefined) return { kind: 'said', said: mistake, lost: lesson.par !== null };
    return lesson.par === null ? { kind: 'right' } : { kind: 'late', lost: true };
  }

  /** What to say to an action of the reader, given the attempt before and after it. */
  function answer(lesson: Lesson, graph: Graph, before: Attempt, action: Action, after: Attempt): Answer {
    const from = graph.get(keyOf(before));
    const to = graph.get(keyOf(after));
    return from === undefined || to === undefined
      ? unsearched(lesson, action, after)
      : answerTo(lesson, from, action, to);
  }

  return {
    gameOf,
    holds,
    begin,
    isTool,
    act,
    resumed,
    choices,
    actionsTaken,
    takenBack,
    followed,
    keyOf,
    search,
    graphOf,
    hintAt,
    answerTo,
    answer,
  };
}
