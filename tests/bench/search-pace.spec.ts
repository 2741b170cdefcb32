/**
 * `npm run search-pace`: how long the search takes from a key to the next picture, with a processor a quarter as fast as this one, in
 * every language on a phone's window: the keys of whole questions, one after the other.
 */
import { expect, test } from '@playwright/test';
import { languages } from '../../src/words/languages.ts';

const SLOWDOWN = 4;
/** How long a thumb takes from key to key, in milliseconds. */
const KEY = 150;

const QUESTIONS = {
  en: ['how much does a house cost', 'can i move past the castle'],
  fr: ['combien coûte une maison', 'peut-on dépasser le château'],
  it: ['quanto costa una casa', 'posso passare il castello'],
  hu: ['mennyibe kerül egy ház', 'átmehetek a váron'],
};

for (const language of languages)
  test(`from a key to the answer in ${language}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.addInitScript(() => {
      const taken = new Map<number, number>();
      Object.assign(window, { taken });
      new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries() as (PerformanceEventTiming & {
          readonly interactionId: number;
        })[])
          if (interactionId > 0) taken.set(interactionId, Math.max(duration, taken.get(interactionId) ?? 0));
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.goto(`${language}/rules/castle/`);
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link').first()).toBeVisible();
    await page.waitForTimeout(2000);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.evaluate(() => (window as unknown as { taken: Map<number, number> }).taken.clear());
    let keys = 0;
    for (const question of QUESTIONS[language]) {
      await dialog.getByRole('textbox').fill('');
      await page.keyboard.type(question, { delay: KEY });
      // Whether one of them is likely the answer or not: something is said of what was found.
      await expect(dialog.getByRole('status')).toContainText(/\p{L}/u);
      keys += question.length;
      await page.waitForTimeout(1500);
    }
    const slow = await page.evaluate(() => [...(window as unknown as { taken: Map<number, number> }).taken.values()]);
    const all = [...slow, ...Array.from({ length: Math.max(0, keys - slow.length) }, () => 16)].sort((a, b) => b - a);
    const at = (part: number) => all[Math.floor(all.length * part)];
    console.log(
      `${language}: ${all.length} keys: median ${at(0.5)} ms or less, one in ten over ${at(0.1)}, longest ${all.slice(0, 5).join(', ')}`,
    );
  });
