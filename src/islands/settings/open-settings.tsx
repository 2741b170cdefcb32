import { createRef, render } from 'preact';
import { withStyles } from '../../kit/styles.ts';
import { pageAddress } from '../../words/addresses.ts';
import type { Language } from '../../words/languages.ts';
import { wordsReady } from '../../words/ready.ts';
import { SettingsDialog } from './SettingsDialog.tsx';
import styles from './settings-dialog.css?url';

const dialog = createRef<HTMLDialogElement>();

/** Opens the settings over the page. Fails where their words cannot be fetched. */
export async function openSettings(): Promise<void> {
  await Promise.all([wordsReady(), withStyles(styles)]);
  if (dialog.current === null) {
    const host = document.body.appendChild(document.createElement('div'));
    const language = document.documentElement.lang as Language;
    const isOfCards = location.pathname.startsWith(pageAddress(language, 'card-game/'));
    render(<SettingsDialog language={language} dialog={dialog} isOfCards={isOfCards} />, host);
  }
  dialog.current?.showModal();
}
