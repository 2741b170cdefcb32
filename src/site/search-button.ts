import { asked, sayIfLate } from '../kit/asked.ts';
import { isField, onKey } from '../kit/keys.ts';
import { isSaying, say } from '../kit/live.ts';
import { onNetwork } from '../kit/network.ts';
import { offerReload } from '../kit/new-version.ts';
import { askedFor } from '../links/tidy.ts';
import type { RunningSearch } from '../search/dialog.ts';

/** Makes a link a button that opens the search, unless it is to be opened elsewhere. */
function openByPress(link: HTMLAnchorElement, open: () => void): void {
  link.role = 'button';
  link.ariaHasPopup = 'dialog';
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
  link.addEventListener(
    'keydown',
    onKey((event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      open();
    }),
  );
}

/** Opens the search by its key. */
function openBySlash(dialog: HTMLDialogElement, input: HTMLElement, open: () => void): void {
  document.addEventListener(
    'keydown',
    onKey((event) => {
      // The key that has opened the search writes nothing into it while it is held.
      const isHeld = event.repeat && event.target === input;
      if (event.key !== '/' || (isField(event.target) && !isHeld)) return;
      // Single keys can be switched off in the settings.
      if (document.documentElement.dataset.shortcuts === 'false') return;
      event.preventDefault();
      if (!dialog.open && !event.repeat) open();
    }),
  );
}

/** Opens the search (`Search.astro`) by its button, by keys, or from a question in the address. Only for pages with a header. */
export function beginSearch(): void {
  const link = document.querySelector<HTMLAnchorElement>('#search')!;
  const again = document.querySelector<HTMLAnchorElement>('#search-again')!;
  const dialog = document.querySelector<HTMLDialogElement>('#search-dialog')!;
  const status = dialog.querySelector<HTMLElement>('[role=status]')!;
  const input = dialog.querySelector('textarea')!;
  let running: Promise<RunningSearch> | undefined;
  /** The search once it is there; nothing where it cannot be fetched, which `answer` has said. */
  const ready = () => running?.catch(() => undefined);

  async function start(): Promise<RunningSearch> {
    const [{ startSearch }, pictureOf] = await Promise.all([
      import('../search/dialog.ts'),
      import('./cases/picture-of.ts').then(({ withLooks }) => withLooks(document.documentElement.lang)),
    ]);
    return startSearch(dialog, pictureOf);
  }

  async function open() {
    // Nothing that was asked for before opens over it.
    asked();
    dialog.showModal();
    input.select();
    await answer();
  }

  async function answer() {
    const started = running !== undefined;
    running ??= start();
    try {
      const search = await sayIfLate(running, () => say(status, status.dataset.coming!));
      if (isSaying(status, status.dataset.coming!)) say(status, '');
      if (started) search.answer();
    } catch {
      running = undefined;
      say(status, status.dataset.failed!);
      void offerReload(status);
    }
  }

  onNetwork(() => {
    if (dialog.open && running === undefined) void answer();
  });

  /**
   * A question may be part of the address: then it is answered at once, also on the way back to it. A link that opens the search, pressed
   * before this script had come, has led here.
   */
  function openWithAddress() {
    const query = askedFor(location.search, 'q') ?? '';
    const wasPressed = location.hash === link.hash;
    if (!(query || wasPressed) || dialog.open) return;
    if (wasPressed) history.replaceState(history.state, '', location.pathname);
    input.value = query.slice(0, input.maxLength);
    open();
  }

  for (const way of document.querySelectorAll<HTMLAnchorElement>('[href$="#search"]')) openByPress(way, open);
  openBySlash(dialog, input, open);
  dialog.addEventListener('click', async ({ target }) => {
    if (target === dialog || (target as Element).closest('[data-close]')) dialog.close();
    if (!(target as Element).closest('[data-clear]')) return;
    input.value = '';
    input.focus();
    (await ready())?.answer();
  });
  // Enter may be pressed before the search is there: then it waits, unless the reader closes the search or asks for something else.
  input.addEventListener('beforeinput', async (event) => {
    if (event.inputType !== 'insertLineBreak') return;
    event.preventDefault();
    const signal = asked();
    const search = await ready();
    if (dialog.open && !signal.aborted) search?.go();
  });
  // Far down a page, the way into the search comes along. The last that is told of it counts.
  new IntersectionObserver((entries) => {
    again.hidden = entries.at(-1)!.isIntersecting;
  }).observe(link);
  addEventListener('pageshow', openWithAddress);
}
