import { keepSite } from '../offline/keep.ts';
import type { Language } from '../words/languages.ts';
import { settings } from './settings.ts';

/** Keeps the site on the device, in the language of the page, as the reader wants it. Fails where it cannot be kept. */
export async function keepOffline(): Promise<void> {
  await keepSite(document.documentElement.lang as Language, () => {
    const { offline, offlineAsked } = settings();
    if (!offline) return 'never';
    return offlineAsked ? 'all' : 'good';
  });
}
