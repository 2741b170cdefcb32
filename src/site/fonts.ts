import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fontProviders } from 'astro/config';
import subsetFont from 'subset-font';

/**
 * Every character that the site's four languages can show. What is left out falls back to a font of the reader's
 * system; a test sees that no text needs it.
 */
export const characters =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz|' +
  'ÀÁÂÄÇÈÉÊËÌÍÎÏÒÓÔÖÙÚÛÜŒàáâäæçèéêëìíîïòóôöùúûüœŐőŰű\u00a0\u00ad\u202f©«»×·–—‘’“”„…−';

/** Kerning and ligatures in running text, lining and tabular figures in tables. */
const features = ['kern', 'liga', 'ccmp', 'locl', 'lnum', 'tnum'];

/** Named from the project's root: an address that tells where the project lies would be in every page, as part of a hash. */
const folder = './.astro/fonts/';
const root = new URL('../../', import.meta.url);
const { resolve } = createRequire(import.meta.url);

/** Cuts a font file down to the characters and features in use; gives the address of the smaller file. */
async function cutDown(file: string): Promise<string> {
  const options = { targetFormat: 'woff2', keepFeatures: features, noHinting: true } as const;
  const weights = file.includes('wght') ? { variationAxes: { wght: { min: 400, max: 700 } } } : {};
  const font = await subsetFont(await readFile(resolve(file)), characters, { ...options, ...weights });
  const address = folder + file.split('/').at(-1);
  await mkdir(new URL(folder, root), { recursive: true });
  await writeFile(new URL(address, root), font);
  return address;
}

/** The letters of Hungarian that lie in a file of their own, which only Hungarian pages fetch. */
const hungarian = ['U+0150-0151', 'U+0170-0171'];
const others = ['U+0000-014F', 'U+0152-016F', 'U+2000-22FF'];

/** One weight (or a range of weights) of a family: the Latin file and the one with the Hungarian letters. */
async function variants(fileFor: (alphabet: string) => string, weight: string) {
  return [
    { weight, style: 'normal', src: [await cutDown(fileFor('latin'))], unicodeRange: others },
    { weight, style: 'normal', src: [await cutDown(fileFor('latin-ext'))], unicodeRange: hungarian },
  ];
}

const sans = (weight: string) =>
  variants((alphabet) => `@fontsource/alegreya-sans/files/alegreya-sans-${alphabet}-${weight}-normal.woff2`, weight);
const serif = () =>
  variants((alphabet) => `@fontsource-variable/alegreya/files/alegreya-${alphabet}-wght-normal.woff2`, '400 700');

/**
 * What stands in for the letters while they are on their way: faces of the reader's device in our measures (`styles/fallback-faces.css`).
 * Astro's own know no bold, nor what devices without Times New Roman have.
 */
const standIns = (faces: string[], last: string) => ({
  optimizedFallbacks: false,
  fallbacks: [...faces.map((face) => `${face} fallback`), last],
});

/** The fonts of the site, for Astro's configuration: Alegreya to read, Alegreya Sans for the interface. */
export async function fonts() {
  const provider = fontProviders.local();
  return [
    {
      provider,
      // What arrives late is left out: a page that is being read does not move.
      display: 'optional' as const,
      name: 'Alegreya',
      cssVariable: '--font-reading',
      ...standIns(['Times', 'Noto Serif', 'DejaVu Serif'], 'serif'),
      options: { variants: await serif() },
    },
    {
      provider,
      display: 'optional' as const,
      name: 'Alegreya Sans',
      cssVariable: '--font-interface',
      ...standIns(['Arial', 'Roboto', 'DejaVu Sans'], 'system-ui'),
      options: { variants: [...(await sans('400')), ...(await sans('700'))] },
    },
  ];
}
