import type { Page } from '@playwright/test';

/**
 * Collects the errors that the scripts of a page throw, as messages; the list grows as they come. Playwright's own scripts are left out,
 * which have no address: the one of its clock may stay behind in a window that is used again, and fails there.
 */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message, stack = '' }) => {
    if (!stack.includes('at <anonymous>') || stack.includes('://')) errors.push(message);
  });
  return errors;
}
