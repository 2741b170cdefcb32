import { wordsFor } from 'words:lesson';
import { useMemo, useState } from 'preact/hooks';
import { usePressedAgain } from '../../choosing/pressed-again.ts';
import { type Trying, useTrying } from '../../choosing/use-trying.ts';
import type { Choice } from '../../machines/choice.ts';
import type { Pointed } from '../../machines/chooser.ts';
import { isLastChosen, settledAction } from '../../machines/whole-choice.ts';
import type { Action, ActionType } from '../../milestones/index.ts';
import { useSettings } from '../../settings/use-settings.ts';
import type { Telling } from '../../telling/events-in-words.ts';
import type { Lesson, MilestonesLessons } from './board-lesson.ts';
import { MILESTONES_LESSONS } from './board-lessons.ts';
import type { LessonUnderWay } from './use-lesson.ts';

const { choices, isTool } = MILESTONES_LESSONS;

/** Of all the rules that forbid something, who learns needs the first. */
function mostTelling(trying: Trying): Trying {
  return { ...trying, refusals: trying.refusals.slice(0, 1) };
}

/** What the reader of a lesson of the board game chooses, does and takes back; `say` tells what came of it, where the lesson does not. */
export function useBoardActs(
  lesson: Lesson,
  { attempt, game, isActing, send }: LessonUnderWay<MilestonesLessons>,
  telling: Omit<Telling, 'state'>,
  say: (text: string) => void,
) {
  const words = wordsFor(telling.names.language);
  const { confirmActions } = useSettings();
  const pressedAgain = usePressedAgain();
  const [aside, setAside] = useState(false);
  const types = useMemo(() => [...new Set(lesson.tools.map(({ type }) => type as ActionType))], [lesson]);
  const isMine = isActing && game.state.player === lesson.player && game.state.phase !== 'over';
  const tried = mostTelling(useTrying(game, types, isMine, telling, say));
  const onlyFinishing = tried.finishing !== undefined && choices(lesson, attempt).length === 1;
  // As at the table: what a press completes is done, unless the reader wants to confirm it.
  const press = (at: Pointed) => {
    const { choice, action } = tried;
    if (pressedAgain(JSON.stringify(at))) return tried;
    // What was completed by itself is confirmed by a press on it.
    if (choice !== null && action !== null && isLastChosen(choice, at.place, at.value)) {
      act(action);
      return tried;
    }
    const next = tried.press(at);
    const settled = settledAction(game, next);
    if (!confirmActions && settled !== null) act(settled);
    return next;
  };
  const trying: Trying = {
    ...(onlyFinishing ? { ...tried, choice: null, action: null, preview: null, refusals: [] } : tried),
    press,
  };
  const { choice } = trying;
  const drop = () => choice !== null && trying.choose({ type: choice.type } as Choice);
  const act = (taken: Action) => {
    const allowed = isTool(lesson, taken);
    setAside(!allowed);
    // When it is taken back, it is not to stand there as though it were wanted again.
    drop();
    if (allowed) send({ type: 'act', action: taken });
    else say(words('aside'));
  };
  const back = (type: 'undo' | 'startAgain') => {
    setAside(false);
    send({ type });
    say(words('undone'));
  };
  // What is only chosen goes before what has been done.
  const hasChosen = choice !== null && Object.keys(choice).length > 1;
  const undo = () => {
    if (!hasChosen) return back('undo');
    drop();
    say(words('undone'));
  };
  return { trying, onlyFinishing, aside, hasChosen, act, drop, back, undo };
}
