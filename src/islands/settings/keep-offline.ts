import { keepSite } from '../../offline/keep.ts';
import type { Language } from '../../words/languages.ts';
import { settings } from './settings.ts';

/** Keeps the site on the device, in the language of the page, unless the reader does not want it. */
export async function keepOffline(): Promise<void> {
  await keepSite(document.documentElement.lang as Language, () => settings().offline);
}
