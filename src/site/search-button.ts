/** Opens the search (`Search.astro`). */
import { onNetwork } from '../kit/network.ts';
import type { RunningSearch } from '../search/dialog.ts';

const link = document.querySelector<HTMLAnchorElement>('#search')!;
const again = document.querySelector<HTMLAnchorElement>('#search-again')!;
const dialog = document.querySelector<HTMLDialogElement>('#search-dialog')!;
const status = dialog.querySelector<HTMLElement>('[role=status]')!;
const input = dialog.querySelector('input')!;
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
  dialog.showModal();
  input.select();
  await answer();
}

async function answer() {
  const started = running !== undefined;
  running ??= start();
  try {
    const search = await running;
    if (started) await search.answer();
  } catch {
    running = undefined;
    status.textContent = status.dataset.failed!;
  }
}

onNetwork(() => {
  if (dialog.open && running === undefined) void answer();
});

/** A question may be part of the address: then it is answered at once, also on the way back to it. */
function openWithAddress() {
  const query = new URLSearchParams(location.search).get('q');
  if (!query || dialog.open) return;
  input.value = query.slice(0, input.maxLength);
  open();
}

for (const way of [link, again]) {
  way.role = 'button';
  way.ariaHasPopup = 'dialog';
  way.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
  way.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    open();
  });
}
document.addEventListener('keydown', (event) => {
  const { key, target, altKey, shiftKey } = event;
  const control = event.ctrlKey || event.metaKey;
  // A field in a dialog that has just been closed is none any more.
  const typing = (target as Element).closest('input, textarea, select, [contenteditable]')?.checkVisibility() ?? false;
  const asked = key === '/' ? !control && !altKey && !typing : key === 'k' && control && !altKey && !shiftKey;
  if (!asked) return;
  event.preventDefault();
  if (!dialog.open) open();
});
dialog.addEventListener('click', async ({ target }) => {
  if (target === dialog || (target as Element).closest('[data-close]')) dialog.close();
  if (!(target as Element).closest('[data-clear]')) return;
  input.value = '';
  input.focus();
  (await ready())?.answer();
});
// Enter may be pressed before the search is there: then it waits.
dialog.addEventListener('submit', async (event) => {
  event.preventDefault();
  (await ready())?.go();
});
// Far down a page, the way into the search comes along. The last that is told of it counts.
new IntersectionObserver((entries) => {
  again.hidden = entries.at(-1)!.isIntersecting;
}).observe(link);
addEventListener('pageshow', openWithAddress);
