/** Opens the settings (`Settings.astro`). */
import { onNetwork } from '../kit/network.ts';

const button = document.querySelector<HTMLButtonElement>('#settings')!;
const status = document.querySelector<HTMLElement>('#settings-failed')!;
button.addEventListener('click', () =>
  import('../islands/settings/open-settings.tsx')
    .then(({ openSettings }) => openSettings())
    .then(
      () => (status.textContent = ''),
      () => (status.textContent = status.dataset.failed!),
    ),
);
onNetwork(() => (status.textContent = ''));
// When all of this page is there and has been looked at.
addEventListener('load', () =>
  setTimeout(
    () => import('../islands/settings/keep-offline.ts').then(({ keepOffline }) => keepOffline()).catch(() => {}),
    4000,
  ),
);
