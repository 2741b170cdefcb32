import { isKept } from '../../../kit/storage-names.ts';
import { keepAwake } from '../../keeping/keep-awake.ts';
import { runPlaces } from './places.ts';
import { showDraft } from './setup-form.ts';

/** How long a part lies in the middle of the window before it counts as read, in milliseconds. */
const REST = 500;

/** What remembers the evening is fetched when there is something to remember; where it cannot be, the page reads as ever. */
const memory = (use: (memory: typeof import('./memory.ts')) => void) => import('./memory.ts').then(use, () => {});

/** What the page of the evening does beside being read. It is small and comes at once: no control waits for it. */
export function runCompanion(): void {
  const form = document.querySelector('.night-setup-form') as HTMLFormElement;
  keepAwake();
  showDraft(form);
  if (isKept('evening') || location.hash.startsWith('#setup=')) memory(({ restore }) => restore(form));
  if (isKept('boards'))
    import('./own-board.tsx').then(
      ({ offerBoards }) => offerBoards(form),
      () => {},
    );
  form.addEventListener('input', () => {
    showDraft(form);
    memory(({ rememberSetup }) => rememberSetup(form));
  });
  form.addEventListener('reset', () => {
    // The controls are reset when the event is over.
    setTimeout(() => {
      showDraft(form);
      memory(({ forget }) => forget(form));
    });
  });
  // A part that is only passed on the way to another is not read, and a link that is followed meanwhile is not written over.
  let resting: ReturnType<typeof setTimeout> | undefined;
  runPlaces((part) => {
    const { hash } = location;
    clearTimeout(resting);
    resting = setTimeout(() => memory(({ rememberPart }) => location.hash === hash && rememberPart(part)), REST);
  });

  let runs = false;
  const show = () => {
    if (runs || !location.hash.startsWith('#tv')) return;
    import('./big-screen.ts').then(
      ({ runBigScreen }) => {
        if (!runs) runBigScreen(document.querySelector('.tv-bar') as HTMLElement);
        runs = true;
      },
      () => {},
    );
  };
  addEventListener('hashchange', show);
  show();
}
