import { elementIn, fetched } from '../kit/fetched.ts';
import { fileAddress } from '../words/addresses.ts';

let coming: Promise<void> | undefined;

/** The drawings that the page has stay in their places: put anew, every picture with one of them would be laid out again. */
async function bringDrawings(here: SVGElement | null): Promise<void> {
  const drawings = await fetched(fileAddress('drawings/'), elementIn('.m-sprite'));
  if (here === null) return document.body.prepend(drawings);
  const others = [...drawings.querySelectorAll('defs > [id]')].filter(({ id }) => document.getElementById(id) === null);
  here.querySelector('defs')?.append(...others);
  delete here.dataset.some;
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
