import type { Page } from '@playwright/test';

/** Voices as a browser has them; `says` is what comes of each line: spoken at once, or never. */
interface Voices {
  readonly lang: string;
  readonly localService: boolean;
  readonly says: 'spoken' | 'nothing';
}

/** Gives the page a voice of our own, in place of the device's: headless browsers have none. What it is asked to say is kept in `window.said`. */
export async function withVoice(page: Page, voice: Voices | null): Promise<void> {
  await page.addInitScript((given) => {
    const said: string[] = [];
    const voices = given === null ? [] : [{ ...given, name: 'Test', default: true, voiceURI: 'test' }];
    class Utterance extends EventTarget {
      onend: (() => void) | null = null;
      onerror: (() => void) | null = null;
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    Object.assign(window, { said, SpeechSynthesisUtterance: Utterance });
    Object.defineProperty(window, 'speechSynthesis', {
      configurable: true,
      value: Object.assign(new EventTarget(), {
        getVoices: () => voices,
        cancel: () => {},
        speak: (utterance: Utterance) => {
          said.push(utterance.text);
          if (given?.says === 'spoken') setTimeout(() => utterance.onend?.(), 100);
        },
      }),
    });
  }, voice);
}

/** What the voice was asked to say. */
export const saidBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { said: readonly string[] }).said);

/** Tells the page that it is in the background, or in front again. */
export async function putInBackground(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** Gives the page a device that keeps its screen awake when it is asked to: headless browsers have none. */
export async function withWakeLock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { locks: 0 });
    const count = (n: number) => {
      (window as unknown as { locks: number }).locks += n;
    };
    Object.defineProperty(navigator, 'wakeLock', {
      configurable: true,
      value: {
        request: async () => {
          count(1);
          return { release: async () => count(-1) };
        },
      },
    });
  });
}

/** How many requests to keep the screen awake are in force. */
export const locksOn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { locks: number }).locks);

/** The line that is shown: it has no role of its own, since it is announced as it changes. */
export const lineOn = (page: Page) => page.locator('.film-line');

/** What flies in a picture is drawn, and hidden from screen readers. */
export const flightsOn = (page: Page) => page.locator('.flight');

/** The line that is shown, in how many rows, and how far down. */
export const rowsOn = (page: Page): Promise<{ text: string; rows: number; top: number }> =>
  lineOn(page).evaluate((line) => ({
    text: line.textContent ?? '',
    rows: Math.round(
      (line.querySelector('span')?.getBoundingClientRect().height ?? 0) /
        Number.parseFloat(getComputedStyle(line).lineHeight),
    ),
    top: Math.round(line.getBoundingClientRect().top),
  }));

/** Whether the button of the search is over the card that stands before and after the film: neither has a role in which they meet. */
export const searchOverCard = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [card, search] = ['.film-card', '#search-again'].map((place) =>
      document.querySelector(place)?.getBoundingClientRect(),
    );
    return card && search
      ? search.left < card.right && search.right > card.left && search.bottom > card.top && search.top < card.bottom
      : true;
  });
