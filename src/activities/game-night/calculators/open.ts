import { showRegion } from '../../../kit/live.ts';
import { offerReload } from '../../../kit/new-version.ts';

/** Brings the calculators of the page, each when it is opened; where one cannot be fetched, its place says so, and it can be asked for again. */
export function runCalculators(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('.night-calculators details')) {
    const place = details.querySelector('[data-calculator]') as HTMLElement;
    const [coming, failed] = place.children as unknown as [HTMLElement, HTMLElement];
    let asked = false;
    const bring = async () => {
      if (asked || !details.open) return;
      asked = true;
      coming.hidden = false;
      failed.hidden = true;
      try {
        const { mount } = await import('./mount.tsx');
        await mount(place);
      } catch {
        asked = false;
        coming.hidden = true;
        showRegion(failed, true);
        void offerReload(failed);
      }
    };
    details.addEventListener('toggle', bring);
    failed.querySelector('button')?.addEventListener('click', bring);
    addEventListener('online', bring);
    bring();
  }
}
