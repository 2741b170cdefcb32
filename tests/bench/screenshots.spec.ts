/** `npm run screenshots`: takes the pictures that a device shows before it installs the site (public/screenshots/). */
import { join } from 'node:path';
import { test } from '@playwright/test';
import sharp from 'sharp';
import { languages } from '../../src/words/languages.ts';

const folder = join(import.meta.dirname, '../../public/screenshots');
const FORMS = [
  { form: 'narrow', viewport: { width: 390, height: 844 }, scale: 2, path: 'learn/first-street/' },
  { form: 'wide', viewport: { width: 1280, height: 800 }, scale: 1, path: '' },
] as const;

for (const { form, viewport, scale, path } of FORMS) {
  test.describe(form, () => {
    test.use({ viewport, deviceScaleFactor: scale, isMobile: form === 'narrow', hasTouch: form === 'narrow' });

    for (const language of languages) {
      test(language, async ({ page }) => {
        await page.goto(`${language}/${path}`);
        await page.waitForLoadState('networkidle');
        const picture = await page.screenshot({ animations: 'disabled' });
        await sharp(picture)
          .webp({ quality: 70 })
          .toFile(join(folder, `${language}-${form}.webp`));
      });
    }
  });
}
