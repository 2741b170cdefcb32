import { wordsFor } from 'words:lesson';
import { isKept } from '../../kit/storage-names.ts';
import type { Action, Seat } from '../../milestones/index.ts';
import { keepBegun, readBegun, readKept } from '../../progress/progress-store.ts';
import { drawSeed } from '../../ui/seed.ts';
import { useFetchingPress } from '../../ui/use-fetching-press.tsx';
import { useKept } from '../../ui/use-kept.ts';
import { pageAddress } from '../../words/addresses.ts';
import type { Language } from '../../words/languages.ts';
import type { Lesson } from './board-lesson.ts';
import { ALL_LESSONS } from './whole-game.ts';

interface Props {
  readonly language: Language;
  readonly lesson: Lesson;
  /** Who sits at the table. */
  readonly seats: readonly Seat[];
}

/** What the reader has done in the lesson on its own page, where it was played in earlier days. */
const begunOn = ({ id }: Lesson): readonly Action[] => (readBegun(id) ?? []) as readonly Action[];

/** Whether the reader has done it before. */
const isDone = ({ id }: Lesson): boolean => readKept().progress[id] !== undefined;

/** How far the reader has come with it. */
function comeWith(lesson: Lesson): 'new' | 'begun' | 'done' {
  if (begunOn(lesson).length > 0) return 'begun';
  if (isDone(lesson)) return 'done';
  return isKept('first-game') ? 'begun' : 'new';
}

/** What the button says that leads to the table. */
const LABELS = { new: 'table.begin', begun: 'table.goOn', done: 'table.again' } as const;

/** The same lesson, or, for whoever has done it, another deal. */
function freshly(lesson: Lesson): Lesson {
  if (!('deal' in lesson.scene) || !isDone(lesson)) return lesson;
  return { ...lesson, scene: { deal: { ...lesson.scene.deal, seed: drawSeed() } } };
}

/** The way from a lesson that is a whole game to the table, where it is played: a link that is joined to the game where it is kept already. */
export function ToTable({ language, lesson, seats }: Props) {
  const words = wordsFor(language);
  const [come] = useKept(['lessons', 'lesson-begun', 'first-game'], () => comeWith(lesson), 'new');
  const [notice, press] = useFetchingPress();
  const go = async ({ gameLinkOf }: typeof import('../../links/index.ts')) => {
    const begun = begunOn(lesson);
    const { start, steps, marks } = ALL_LESSONS.resumed(freshly(lesson), begun);
    const actions = steps.map(({ action }) => action);
    const text = await gameLinkOf({ start, seats, marks, actions });
    keepBegun(lesson.id, [], begun);
    location.assign(`${pageAddress(language, 'play/')}?first-game#turn=${text}`);
  };
  const begin = () => press(() => import('../../links/index.ts'), go);
  return (
    <>
      {come === 'done' && <p>{words('table.done')}</p>}
      <button type="button" class="button" onClick={begin}>
        {words(LABELS[come])}
      </button>
      {notice}
    </>
  );
}
