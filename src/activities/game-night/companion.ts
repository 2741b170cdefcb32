import { sayAwake } from '../../kit/awake.ts';
import { onKept } from '../../kit/fresh.ts';
import { isKept } from '../../kit/storage-names.ts';
import { firstRead, linkTexts } from '../../links/mend.ts';
import { keepAwake } from '../../ui/keep-awake.ts';
import { placeNamed, runPlaces } from './places.ts';
import { shortenNames, showDraft } from './setup-form.ts';

/** How long a part is shown before it counts as read, in milliseconds. */
const REST = 500;

/** What remembers the evening is fetched when there is something to remember; where it cannot be, the page reads as ever. */
const memory = (use: (memory: typeof import('./memory.ts')) => void) => import('./memory.ts').then(use, () => {});

/** The cards of the script that could once be shown on a big screen, `#tv=1` to `#tv=13`: chapters of the film. */
const CARDS = 'goal end board moves yield castle trading street house mill bonus last recap'.split(' ');

/** Leads from an old link to the big screen to the film, where the same is explained. */
function leadToFilm(): void {
  if (placeNamed() !== 'tv') return;
  const n = firstRead(linkTexts(location.hash, 'tv'), (text) => (/^\d{1,3}$/.test(text) ? Number(text) : null)) ?? 1;
  const film = document.querySelector<HTMLAnchorElement>('.night-host');
  if (film !== null) location.replace(`${film.pathname}${film.hash.replace(/=.*/, `=${CARDS[n - 1] ?? CARDS[0]}`)}`);
}

/** What the page of the evening does beside being read. It is small and comes at once: no control waits for it. */
export function runCompanion(): void {
  const form = document.querySelector('.night-setup-form') as HTMLFormElement;
  keepAwake();
  showDraft(form);
  if (isKept('evening') || placeNamed() === 'setup') memory(({ restore }) => restore(form));
  addEventListener('hashchange', () => {
    if (placeNamed() === 'setup') memory(({ follow }) => follow(form));
  });
  onKept('evening', () => memory(({ showKept }) => showKept(form)));
  let offers = false;
  const offerBoards = () => {
    if (offers || !isKept('boards')) return;
    offers = true;
    import('./own-board.tsx').then(
      ({ offerBoards }) => offerBoards(form),
      () => {
        offers = false;
      },
    );
  };
  offerBoards();
  onKept('boards', offerBoards);
  form.addEventListener('input', (event) => {
    if (!(event as InputEvent).isComposing) shortenNames(form);
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

  leadToFilm();
  addEventListener('hashchange', leadToFilm);
  sayAwake(form);
}
