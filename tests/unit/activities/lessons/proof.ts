import type { AttemptOf } from '../../../../src/activities/lessons/attempts.ts';
import type { Lesson as MilestonesLesson } from '../../../../src/activities/lessons/board-lesson.ts';
import type { LessonOf, LessonTypes } from '../../../../src/activities/lessons/lesson.ts';
import type { Lessons } from '../../../../src/activities/lessons/lessons-for.ts';
import type { PositionOf, SearchedOf } from '../../../../src/activities/lessons/proof.ts';
import { ALL_LESSONS } from '../../../../src/activities/lessons/whole-game.ts';

/** So many positions a page searches without the reader noticing. */
const MOST_POSITIONS = 4000;

const told = (action: unknown) => JSON.stringify(action);

/** What finds everything that is wrong with a lesson of some game. */
export function proofFor<L extends LessonTypes>(lessons: Lessons<L>) {
  const { gameOf, holds, begin, act, followed, graphOf, answerTo } = lessons;
  type Attempt = AttemptOf<L>;
  type Position = PositionOf<L>;
  type Lesson = LessonOf<L>;
  type Searched = SearchedOf<L>;

  /** The reader's actions on the author's way. */
  const wayOf = ({ way }: Lesson) => way.flatMap((step) => step.do);

  /** What the author's way comes to, as far as it is possible. */
  function walked(lesson: Lesson): { readonly attempts: readonly Attempt[]; readonly faults: readonly string[] } {
    const attempts = [begin(lesson)];
    for (const action of wayOf(lesson)) {
      const tried = act(lesson, attempts.at(-1) as Attempt, action);
      if (!tried.ok)
        return {
          attempts,
          faults: [`way: ${told(action)} is refused for ${tried.refusals.map(({ reason }) => reason)}`],
        };
      attempts.push(tried.attempt);
    }
    return { attempts, faults: [] };
  }

  /** The author's way, which the hints follow, reaches the goal with its last action and in par. */
  function wayFaults(lesson: Searched): string[] {
    const { attempts, faults } = walked(lesson);
    if (faults.length > 0) return [...faults];
    const reached = attempts.map((attempt) => attempt.steps.length > 0 && holds(lesson.goal, attempt, lesson.player));
    return [
      ...(reached.at(-1) ? [] : ['way: it does not reach the goal']),
      ...(reached.slice(0, -1).includes(true) ? ['way: it goes on after the goal'] : []),
      ...(wayOf(lesson).length === lesson.par ? [] : [`way: it takes ${wayOf(lesson).length} actions`]),
    ];
  }

  /** The goal is in reach, and in no fewer actions than par. */
  function parFaults(lesson: Searched, root: Position): string[] {
    if (root.distance === Number.POSITIVE_INFINITY) return ['goal: it cannot be reached within the tools'];
    return root.distance === lesson.par ? [] : [`par: ${lesson.par} is said, ${root.distance} are enough`];
  }

  /** Where nothing more can be done, or the goal gets out of reach, the reader is told by more than the general sentence. */
  function silenceFaults(lesson: Searched, positions: readonly Position[]): string[] {
    return positions.flatMap((from) =>
      from.next.flatMap(({ action, to }) => {
        const answer = answerTo(lesson, from, action, to);
        if (answer.kind !== 'general') return [];
        const loses = from.distance < Number.POSITIVE_INFINITY && to.distance === Number.POSITIVE_INFINITY;
        if (from.depth > 0 && !loses) return [];
        const before = from.attempt.steps.map((taken) => told(taken.action)).join(' ');
        return [`silence: nothing is said to ${told(action)}${before && ` after ${before}`}`];
      }),
    );
  }

  /** Every sentence is said somewhere, and what follows a mistake can be played. */
  function unsaidFaults(lesson: Searched, positions: readonly Position[]): string[] {
    const said = positions.flatMap((from) =>
      from.next.flatMap(({ action, to }) => {
        const answer = answerTo(lesson, from, action, to);
        return answer.kind === 'said' ? [{ said: answer.said, game: gameOf(to.attempt) }] : [];
      }),
    );
    return [...(lesson.mistakes ?? []), ...(lesson.failures ?? [])].flatMap((each) => {
      const places = said.filter((one) => one.said === each);
      if (places.length === 0) return [`unsaid: “${each.say}” is never said`];
      const dumb = places.filter(({ game }) => each.follows !== undefined && followed(game, each.follows).length < 2);
      return dumb.length > 0 ? [`follows: “${each.say}” is not played out`] : [];
    });
  }

  /** Everything that is wrong with a lesson but for its words. A guided game is played along its way only. */
  function faultsOf(lesson: Lesson): string[] {
    if (lesson.par === null) return [...walked(lesson).faults];
    const searched = lesson as Searched;
    const graph = graphOf(searched);
    const positions = [...graph.values()];
    const root = positions[0] as Position;
    return [
      ...parFaults(searched, root),
      ...wayFaults(searched),
      ...(positions.length > MOST_POSITIONS ? [`size: ${positions.length} positions; name fewer tools`] : []),
      ...silenceFaults(searched, positions),
      ...unsaidFaults(searched, positions),
    ];
  }

  return faultsOf;
}

/** Everything that is wrong with a lesson of the board game but for its words. */
export const faultsOf = proofFor(ALL_LESSONS);

/** What of a lesson's position can be spoken of: the kinds of workers that are on the table or on offer. */
export function kindsOn(lesson: MilestonesLesson): Set<string> {
  const { state, workerTiles } = ALL_LESSONS.begin(lesson).start;
  const offered = [...state.display, ...state.startingTiles];
  return new Set([
    ...state.players.flatMap(({ spaces }) =>
      spaces.flatMap((space) => (space === null || space === 'covered' ? [] : [space.kind])),
    ),
    ...Object.values(state.bonusTiles),
    ...(lesson.views.includes('tiles')
      ? workerTiles.filter(({ id }) => offered.includes(id)).flatMap(({ workers }) => workers.map(({ kind }) => kind))
      : []),
  ]);
}
