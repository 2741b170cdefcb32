import { element } from '../kit/elements.ts';
import { withStyles } from '../kit/styles.ts';
import styles from './large.css?url';

/**
 * Makes the buttons marked `data-large` within `root` fill the window with the entry or article they stand in, so that the others at
 * the table can read it. The value of the mark is the label of the button that closes it again.
 */
export function letShowLarge(root: HTMLElement): void {
  root.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-large]');
    const shown = button?.closest('details') ?? button?.closest('article');
    if (!button || !shown) return;
    await withStyles(styles).catch(() => {});
    const place = new Text();
    shown.replaceWith(place);
    const close = element('button', { class: 'button', 'data-quiet': '' }, button.dataset.large!);
    const dialog = element('dialog', { 'data-shown-large': '', 'aria-label': button.textContent }, close, shown);
    close.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      place.replaceWith(shown);
      dialog.remove();
      button.focus();
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
