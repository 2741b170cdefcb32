import type { Action, RuleId } from '../../milestones/index.ts';
import { playerNames } from '../../page-parts/player-names.ts';
import { eventInWords, toldOf } from '../../telling/events-in-words.ts';
import { namesFor } from '../../telling/names.ts';
import type { Language } from '../../words/languages.ts';
import type { Lesson } from './board-lesson.ts';
import { ALL_LESSONS } from './whole-game.ts';
import type { Texts } from './words.ts';

/** A step of the author's way in words: what happens, and why it is done. */
interface SolutionStep {
  readonly happens: readonly string[];
  readonly why: string;
  readonly rules: readonly RuleId[];
}

/** The author's way through a lesson, for those who read it. */
export function solutionOf(lesson: Lesson, language: Language, texts: Texts): readonly SolutionStep[] {
  let attempt = ALL_LESSONS.begin(lesson);
  const { board, workerTiles } = attempt.start;
  const names = namesFor(language, board, workerTiles);
  const seats = playerNames(language, lesson.player).map((name) => ({ name }));
  const walk = (action: Action): string[] => {
    const tried = ALL_LESSONS.act(lesson, attempt, action);
    if (!tried.ok) throw new Error(`the way of ${lesson.id} is refused`);
    const events = tried.attempt.steps
      .slice(attempt.steps.length)
      .flatMap(({ events, game: { state } }) =>
        toldOf(events).map((event) => eventInWords(event, { names, seats, state })),
      );
    attempt = tried.attempt;
    return events;
  };
  return lesson.way.map(({ step, do: actions, rules }) => ({
    happens: actions.flatMap(walk),
    why: texts[`think.${step}`] as string,
    rules,
  }));
}
