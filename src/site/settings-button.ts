import { asked, sayIfLate } from '../kit/asked.ts';
import { say } from '../kit/live.ts';
import { onNetwork } from '../kit/network.ts';
import { offerReload } from '../kit/new-version.ts';
import { settingsComeBy } from '../settings/dialog-for-activities.ts';
import { bringSettings } from '../settings-dialog/bring-settings.ts';
import { whenQuiet } from './when-quiet.ts';

/**
 * Makes the settings button work (`Settings.astro`), says what brings the settings for the buttons of the tables, and saves the site for
 * offline use if the settings say so. Only for pages with a header.
 */
export function beginSettings(): void {
  settingsComeBy(bringSettings);
  const button = document.querySelector<HTMLButtonElement>('#settings')!;
  const status = document.querySelector<HTMLElement>('#settings-failed')!;
  button.addEventListener('click', () => {
    const signal = asked();
    const tell = (text = '') => {
      if (!signal.aborted) say(status, text);
    };
    signal.addEventListener('abort', () => say(status, ''));
    sayIfLate(bringSettings(), () => tell(status.dataset.coming)).then(
      (open) => {
        tell();
        if (!signal.aborted) open();
      },
      () => {
        tell(status.dataset.failed);
        void offerReload(status);
      },
    );
  });
  onNetwork(() => say(status, ''));
  whenQuiet()
    .then(() => import('../settings/keep-offline.ts'))
    .then(({ keepOffline }) => keepOffline())
    .catch(() => {});
}
