import type { Page } from '@playwright/test';

/** What a page shows only when it is asked for, or a part at a time. It has no role: while it is folded away, nobody is told of it. */
const FOLDED = 'details > :not(summary, button), .night-part, .examples li, .topic, .term-note';

/** The beginnings of what a page folds away, and that of what is missing as it would be printed now. */
export const foldedOn = (page: Page) =>
  page.evaluate((folded) => {
    const parts = [...document.querySelectorAll(folded)].filter(
      (part) => part.textContent.trim() !== '' && part.closest('.no-print') === null,
    );
    const begin = (those: readonly Element[]) => those.map(({ textContent }) => textContent.trim().slice(0, 40));
    return { all: begin(parts), missing: begin(parts.filter((part) => !part.checkVisibility())) };
  }, FOLDED);
