import type { Locator, Page } from '@playwright/test';

/** The papers that pages are made for. */
export const FORMATS = ['A4', 'Letter'] as const;

/**
 * Prints the page and gives the number of the sheet on which each element with an id begins, and how many sheets there are.
 * It reads the named places of the PDF, of which links in it make use; only elements that a link leads to have one.
 */
export async function printedPages(
  page: Page,
  format: (typeof FORMATS)[number],
): Promise<{ pages: Map<string, number>; count: number }> {
  // Empty pictures take the same room, and are printed five times as fast.
  await page.evaluate(() => {
    for (const picture of document.querySelectorAll('svg')) picture.replaceChildren();
  });
  const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
  const sheets = [...pdf.matchAll(/(\d+) 0 obj\s*<<\/Type \/Page\b/g)].map(([, object]) => object);
  const places = [...pdf.matchAll(/\/([\w.-]+) \[(\d+) 0 R \/XYZ/g)];
  const pages = places.map(([, id = '', object]) => [id, sheets.indexOf(object) + 1] as const);
  return { pages: new Map(pages), count: sheets.length };
}

/** The numbers of the pages in the contents, for one paper; they are mere numbers, and nothing but their paper tells them apart. */
export const pagesInContents = (page: Page, format: (typeof FORMATS)[number]): Locator =>
  page.getByRole('navigation', { name: 'Contents' }).locator(`.sheet.${format}`);
