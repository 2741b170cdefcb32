import type { KeptTable } from '../../evening/kept-evening.ts';
import { cleanName } from '../../kit/names.ts';
import { showNumber } from '../../page-parts/show-number.ts';
import { type Facts, tableAfter } from './taps.ts';

/** What the reader does besides tapping. */
export interface Reading {
  /** A topic that is read again. */
  readonly read: string | null;
  /** The topics of the last tap that the reader has done with. */
  readonly done: readonly string[];
  /** Whether the reader asks for what triggers the end before it is near. */
  readonly end: boolean;
}

/** Shows a table on its page, which holds everything that can come up; `placeholders` are the names of those who have none. */
export function showTable(
  root: HTMLElement,
  table: KeptTable,
  { read, done, end }: Reading,
  facts: Facts,
  placeholders: readonly string[],
): void {
  const now = tableAfter(table, facts);
  const nameOf = (seat: number) => cleanName(table.names[seat] ?? '') || (placeholders[seat] as string);
  const { target, half } = facts.tables[table.players] as Facts['tables'][number];
  const explained = read !== null ? [read] : now.explained.filter((id) => !done.includes(id));
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const find = (selector: string) => root.querySelector(selector) as HTMLElement;
  const toggle = (name: string, isShown: (value: string) => boolean) => {
    for (const place of all(`[data-${name}]`)) place.hidden = !isShown(place.getAttribute(`data-${name}`) as string);
  };
  const write = (name: string, text: string) => {
    for (const place of all(`[data-${name}]`)) place.textContent = text;
  };

  for (const card of all('[data-topic]'))
    card.toggleAttribute('data-shown', explained.includes(card.dataset.topic as string));
  toggle('line', (id) => read === null && id === now.line);
  toggle('said', (id) => id === read || now.said.some((each) => each === id));
  toggle('asked', (id) => now.asked.some((each) => each === id));
  toggle('until-known', (id) => !now.known.has(id));
  toggle('trigger', () => now.isEndNear || (end && now.waiting === null));
  toggle('piece', (seat) => !now.isOver && Number(seat) === now.seat);
  toggle('move', (n) => !now.isOver && Number(n) === now.move);
  toggle('told', () => table.taps.length > 0 && read === null && (explained.length > 0 || now.line !== null));
  for (const box of all('[data-known]') as HTMLInputElement[]) box.checked = now.known.has(box.dataset.known as string);
  showNumber(root, table.players);
  find('.table-straight').hidden = now.isOver || all('.table-straight [data-tap]').every(({ hidden }) => hidden);
  find('.first-loop').hidden = now.isOver;
  // The castle's flag has the colour of whose move it is.
  find('.first-loop').className = `first-loop m-banner-${now.seat}`;
  find('.first-over').hidden = !now.isOver;
  find('.table-waiting').hidden = now.isOver || (now.waiting ?? []).length === 0;
  find('.table-complete').hidden = !now.isComplete;
  const asksForEnd = find('.table-tools [data-end]');
  asksForEnd.hidden = now.isEndNear || now.waiting !== null;
  asksForEnd.ariaExpanded = String(end);
  find('.table-tools [data-undo]').ariaDisabled = String(table.taps.length === 0);
  root.toggleAttribute('data-complete', now.isComplete);
  write('seat', nameOf(now.seat));
  write('actor', nameOf(now.actor));
  write('waiting', (now.waiting ?? []).map(nameOf).join(', '));
  write('names', Array.from({ length: table.players }, (_, seat) => nameOf(seat)).join(', '));
  write('target', String(target));
  write('half', String(half));
}
