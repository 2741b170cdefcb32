import { createRef, render } from 'preact';
import { withStyles } from '../kit/styles.ts';
import { pageAddress } from '../words/addresses.ts';
import type { Language } from '../words/languages.ts';
import { wordsReady } from '../words/ready.ts';
import { SettingsDialog } from './SettingsDialog.tsx';
import styles from './settings-dialog.css?url';

const dialog = createRef<HTMLDialogElement>();

/** Fetches what the settings need, and gives what opens them over the page. Fails where that cannot be fetched. */
export async function settingsDialog(): Promise<() => void> {
  await Promise.all([wordsReady(), withStyles(styles)]);
  return open;
}

function open(): void {
  if (dialog.current === null) {
    const host = document.body.appendChild(document.createElement('div'));
    const language = document.documentElement.lang as Language;
    const isOfCards = location.pathname.startsWith(pageAddress(language, 'card-game/'));
    render(<SettingsDialog language={language} dialog={dialog} isOfCards={isOfCards} />, host);
  }
  dialog.current?.showModal();
}
