import * as v from 'valibot';
import { linkedEntries, linkText, putEntries, readLink, renewEntries } from '../../evening/address.ts';
import {
  changeTable,
  discardDamaged,
  isEveningDamaged,
  type KeptTable,
  keepEvening,
  keeping,
  keptEvening,
  keptTable,
  NOTHING,
  REPLACED_TABLE_KEY,
  TABLE,
} from '../../evening/kept-evening.ts';
import { sayAwake } from '../../kit/awake.ts';
import { onKey } from '../../kit/keys.ts';
import { sayAgain, showRegion } from '../../kit/live.ts';
import { ofThisTab, rememberForTab } from '../../kit/this-tab.ts';
import { keepAwake } from '../../ui/keep-awake.ts';
import { pressedAgain } from '../../ui/pressed-again.ts';
import { showTable } from './show-table.ts';
import { type Facts, tableAfter } from './taps.ts';

type Change = (taps: readonly string[]) => readonly string[];

const tableWith = (table: KeptTable, changes: readonly Change[]): KeptTable => ({
  ...table,
  taps: [...changes.reduce<readonly string[]>((taps, change) => change(taps), table.taps)],
});

/** A table that another one has replaced, and with how many taps: with more, players have gone on. */
const REPLACED = v.object({ table: TABLE, taps: v.number() });

/** What is new has the focus where the control that brought it has gone. */
function mindFocus(root: HTMLElement, pressed: Element): void {
  if (pressed.checkVisibility()) return;
  const place = root.querySelector('[data-topic][data-shown] h2') ?? root.querySelector('.first-loop [role=button]');
  (place as HTMLElement).focus({ preventScroll: true });
}

/** Offers to throw away what was kept and cannot be read, as long as there is such. */
function showDamaged(place: HTMLElement): void {
  place.hidden = !isEveningDamaged();
  (place.querySelector('button') as HTMLButtonElement).onclick = () => {
    discardDamaged();
    place.hidden = true;
  };
}

/** Hears what is pressed, with a finger, a mouse or a key. */
function hearPresses(root: HTMLElement, press: (target: Element) => void): void {
  root.addEventListener('click', ({ target }) => press(target as Element));
  root.addEventListener(
    'keydown',
    onKey((event) => {
      const target = event.target as Element;
      if (!target.matches('g[role=button]') || ![' ', 'Enter'].includes(event.key)) return;
      event.preventDefault();
      // A key that is held is one tap.
      if (!event.repeat) press(target);
    }),
  );
}

/** Follows a first game on its page: takes every tap, keeps it in the browser and in the address, and shows what has come up. */
export function followTable(): void {
  const root = document.querySelector('.first-table') as HTMLElement;
  const facts: Facts = JSON.parse(root.dataset.facts as string);
  const placeholders: readonly string[] = JSON.parse(root.dataset.players as string);
  const find = (selector: string) => root.querySelector(selector) as HTMLElement;

  let table = keptTable();
  /** Whether another table is shown than the one that is kept: it has come with a link, or the browser keeps no other. */
  let isLinked = false;
  /** What has been done at the kept table and is not kept yet, in order. */
  let waiting: readonly Change[] = [];
  /** A topic that is read again, and the topics of the last tap that the reader has done with. */
  let read: string | null = null;
  let done: readonly string[] = [];
  /** Whether what triggers the end is asked for. */
  let end = false;

  /** The table in whose place another one is shown, as `REPLACED` has it; one that is still kept may change until it is brought back. */
  let replaced: { readonly table: () => KeptTable; readonly taps: number } | null = null;

  const show = () => {
    showTable(root, table, { read, done, end }, facts, placeholders);
    const isOffered = replaced !== null && table.taps.length <= replaced.taps && replaced.table().taps.length > 0;
    find('.table-before').hidden = !isOffered;
  };

  /** A table that has come with a link, or been brought back, takes the place of the one that is kept. */
  const keepInstead = (next: KeptTable) => {
    table = next;
    waiting = [];
    isLinked = !keepEvening({ table });
  };
  /** The table that is shown has replaced another one, which can be brought back until the next tap, after a reload as well. */
  const putAway = (before: KeptTable) => {
    // Two new tables in a row: the one before them is what somebody may miss.
    if (before.taps.length === 0) return;
    const { length: taps } = table.taps;
    replaced = { table: () => before, taps };
    rememberForTab(REPLACED_TABLE_KEY, linkText({ table: before, taps }));
  };
  /** Another table is shown now, or the same one after a tap: in the address, too. */
  const renew = () => {
    read = null;
    done = [];
    end = false;
    putEntries('table', table, !isLinked && waiting.length === 0);
    show();
  };
  const change = (changed: Change) => {
    table = tableWith(table, [changed]);
    if (isLinked) {
      const kept = keptTable();
      keepInstead(table);
      if (!isLinked) putAway(kept);
    } else {
      const all = [...waiting, changed];
      waiting = [];
      const isKept = changeTable((kept) => {
        table = tableWith(kept, all);
        return table;
      });
      if (!isKept) waiting = all;
    }
    renew();
  };
  find('.table-before button').onclick = () => {
    if (replaced === null) return;
    keepInstead(replaced.table());
    replaced = null;
    rememberForTab(REPLACED_TABLE_KEY, '');
    renew();
  };

  // Two taps within a moment are one: nobody stops twice before anybody has seen what came of it.
  const isAgain = pressedAgain();
  const press = (target: Element) => {
    const control = target.closest<HTMLElement>(
      '[data-tap], [data-next], [data-undo], [data-read], [data-reset], [data-end]',
    );
    if (control === null) return;
    const { tap, undo, read: wanted, reset } = control.dataset;
    if (tap !== undefined && isAgain(tap)) return;
    if (control.dataset.end !== undefined) {
      end = !end;
      show();
      return;
    }
    if (tap !== undefined) change((taps) => [...taps, tap]);
    else if (undo !== undefined) change((taps) => taps.slice(0, -1));
    else if (reset !== undefined) {
      const [shown, kept, wasLinked] = [table, keptTable(), isLinked];
      keepInstead(keptTable({ ...(keptEvening() ?? NOTHING), table: undefined }));
      // A table that a link has brought can be had from the link again; the one that was kept is gone.
      putAway(wasLinked && !isLinked ? kept : shown);
      renew();
    } else {
      const card = control.closest<HTMLElement>('[data-topic]')?.dataset.topic;
      if (card !== undefined) done = [...done, card];
      read = wanted ?? null;
      show();
    }
    // What a tap explains may be what stands there.
    sayAgain(find('.table-told'));
    mindFocus(root, control);
    find('.table-play').scrollIntoView();
  };
  hearPresses(root, press);
  root.addEventListener('change', ({ target }) => {
    const { checked, dataset } = target as HTMLInputElement;
    const { known } = dataset;
    // A tick that was made before the script came may already be kept.
    if (known === undefined || checked === tableAfter(table, facts).known.has(known)) return;
    const before = { read, done };
    change((taps) => [...taps, `known.${known}`]);
    ({ read, done } = before);
    show();
  });

  const open = () => {
    const linked = linkedEntries('table', TABLE, keptEvening()?.table !== undefined);
    const kept = keptTable();
    if (linked) waiting = [];
    table = linked ?? tableWith(kept, waiting);
    isLinked = Boolean(linked) && linkText(linked) !== linkText(kept);
    if (!isLinked) renewEntries('table', table);
    // Until another one takes its place, what is kept may still change.
    const before = readLink(ofThisTab(REPLACED_TABLE_KEY) ?? '', REPLACED);
    if (isLinked) replaced = { table: keptTable, taps: Number.POSITIVE_INFINITY };
    else replaced = before && { table: () => before.table, taps: before.taps };
    showRegion(find('.table-link-damaged'), linked === null);
    showDamaged(find('.table-kept-damaged'));
    show();
  };
  keepAwake();
  addEventListener('hashchange', () => {
    if (location.hash.startsWith('#table')) open();
  });
  keeping.onChange(() => {
    showDamaged(find('.table-kept-damaged'));
    if (isLinked) return;
    table = tableWith(keptTable(), waiting);
    renewEntries('table', table);
    show();
  });
  open();
  sayAwake(root);
}
