import { type FunctionComponent, render } from 'preact';
import type { Language } from '../../../words/languages.ts';
import { wordsReady } from '../../../words/ready.ts';

type Calculator = FunctionComponent<{ readonly language: Language }>;

const CALCULATORS: Readonly<Record<string, () => Promise<Calculator>>> = {
  row: async () => (await import('./MyRow.tsx')).MyRow,
  house: async () => (await import('./Corners.tsx')).MyHouse,
  market: async () => (await import('./Corners.tsx')).MyMarket,
  delivery: async () => (await import('./Corners.tsx')).MyDelivery,
  end: async () => (await import('./EndCard.tsx')).EndCard,
};

/** Puts the calculator that a place is for into it. Rejects where it cannot be fetched, and may be called again. */
export async function mount(place: HTMLElement): Promise<void> {
  const Calculator = await (CALCULATORS[place.dataset.calculator ?? ''] as () => Promise<Calculator>)();
  await wordsReady();
  place.replaceChildren();
  render(<Calculator language={document.documentElement.lang as Language} />, place);
}
