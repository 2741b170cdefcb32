import { fileAddress } from '../words/addresses.ts';

let coming: Promise<void> | undefined;

async function bringDrawings(here: Element | null): Promise<void> {
  const response = await fetch(fileAddress('drawings/'));
  if (!response.ok) throw new Error(response.statusText);
  const drawings = document.createRange().createContextualFragment(await response.text());
  if (here === null) document.body.prepend(drawings);
  else here.replaceWith(drawings);
}

/** Brings all drawings where the page holds none, or but those of its own pictures. Fails where they cannot be fetched; then they can be asked for again. */
export function withDrawings(): Promise<void> {
  const here = document.querySelector<SVGElement>('.m-sprite');
  if (here !== null && here.dataset.some === undefined) return Promise.resolve();
  coming ??= bringDrawings(here);
  coming.catch(() => {
    coming = undefined;
  });
  return coming;
}
