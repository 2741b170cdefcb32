import { linkedEntries, linkText, putEntries, renewEntries } from '../../evening/address.ts';
import {
  changeSetup,
  discardDamaged,
  type Evening,
  isEveningDamaged,
  keepEvening,
  keptEvening,
  NOTHING,
  REPLACED_TABLE_KEY,
  SETUP,
  type Setup,
  setupWith,
} from '../../evening/kept-evening.ts';
import { showRegion } from '../../kit/live.ts';
import { rememberForTab } from '../../kit/this-tab.ts';
import { placeNamed } from './places.ts';
import { isEntered, putSetup, readSetup, showSetup } from './setup-form.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

/** Whether the form shows another evening than the one that is kept: a link has brought it, or the browser keeps no other. */
let isLinked = false;
/** What was kept when the form was shown or kept last: what the form says otherwise has been entered in it since. */
let last: Setup = NOTHING.setup;

/** Offers to bring back the evening in whose place another one stands, if anything was entered in it. */
function offer(form: HTMLFormElement, before: Evening | null): void {
  const place = find('.night-before');
  showRegion(place, before !== null && isEntered(before.setup));
  (place.querySelector('button') as HTMLButtonElement).onclick = () => {
    // As long as nothing has taken its place, it is as it is kept now.
    const evening = isLinked ? (keptEvening() ?? before) : before;
    if (evening === null) return;
    isLinked = !keepEvening(evening);
    last = evening.setup;
    putSetup(form, last);
    putEntries('setup', last, !isLinked);
    place.hidden = true;
    (form.querySelector('[type=reset]') as HTMLButtonElement).focus();
  };
}

/** Shows what the address or else the browser holds of an evening, where one was, and what cannot be read; in controls that have been changed already, what they say. */
export const restore = (form: HTMLFormElement): void => open(form, showSetup);

/** Shows what the address that the reader has gone to holds of an evening, in all controls. */
export const follow = (form: HTMLFormElement): void => open(form, putSetup);

function open(form: HTMLFormElement, show: typeof putSetup): void {
  const kept = keptEvening();
  const linked = linkedEntries('setup', SETUP, kept !== null);
  const setup = linked ?? kept?.setup;
  if (setup) show(form, setup);
  if (kept) last = kept.setup;
  const wasLinked = isLinked;
  isLinked = Boolean(linked) && linkText(linked) !== linkText(kept?.setup);
  if (isLinked || wasLinked) offer(form, isLinked ? kept : null);
  if (kept && !isLinked) renewEntries('setup', kept.setup);
  showRegion(find('.night-link-damaged'), linked === null);
  showDamaged();
  showResume(kept);
}

/** Says that something of an evening cannot be read, where that is so. */
function showDamaged(): void {
  const damaged = find('.night-kept-damaged');
  damaged.hidden = !isEveningDamaged();
  (damaged.querySelector('button') as HTMLButtonElement).onclick = () => {
    discardDamaged();
    damaged.hidden = true;
  };
}

/** Leads to the part that was read last, where the address leads to none. */
function showResume(kept: Evening | null): void {
  const read = document.querySelector<HTMLAnchorElement>(`.night-nav a:not([href="#setup"])[href="#${kept?.part}"]`);
  const link = document.querySelector<HTMLAnchorElement>('.night-resume a');
  if (read === null || link === null || location.hash !== '') return;
  link.href = read.hash;
  link.textContent = read.textContent;
  find('.night-resume').hidden = false;
}

/** Shows what another tab or another page has kept of the evening meanwhile, but for what has just been entered; an evening from a link stays. */
export function showKept(form: HTMLFormElement): void {
  const kept = keptEvening();
  showDamaged();
  showResume(kept);
  if (kept === null || isLinked || linkText(kept.setup) === linkText(last)) return;
  putSetup(form, setupWith(last, readSetup(form), kept.setup));
  last = kept.setup;
  renewEntries('setup', last);
}

/** Keeps the setup of a link in place of the one that is kept, which can be brought back. Returns it; null where the browser does not keep it. */
function keepInstead(form: HTMLFormElement, setup: Setup): Setup | null {
  const before = keptEvening();
  if (!keepEvening({ setup })) return null;
  offer(form, before);
  isLinked = false;
  return setup;
}

/** Keeps what has been entered in the form, in the browser and in the address. */
export function rememberSetup(form: HTMLFormElement): void {
  const setup = readSetup(form);
  const kept = isLinked ? keepInstead(form, setup) : changeSetup(last, setup);
  if (kept !== null) {
    last = kept;
    putSetup(form, kept);
  }
  // Whoever has gone on to another part, before this script came, stays there.
  const part = document.getElementById(placeNamed())?.closest('.night-part');
  if (!part || part.id === 'setup') putEntries('setup', kept ?? setup, kept !== null);
}

/** Keeps that a part is being read; where the address leads to another, it leads here from now on. */
export function rememberPart(part: HTMLElement): void {
  keepEvening({ part: part.id });
  // A link that is cut stays in the address, so that it can be completed.
  if (!find('.night-link-damaged').hidden) return;
  if (part.contains(document.getElementById(placeNamed()))) return;
  const setup = keptEvening()?.setup;
  if (part.id === 'setup' && setup) putEntries('setup', setup, true);
  else history.replaceState(history.state, '', `#${part.id}`);
}

/** A new evening; the last one can be brought back. */
export function forget(form: HTMLFormElement): void {
  offer(form, keptEvening());
  const setup = readSetup(form);
  isLinked = !keepEvening({ setup, part: null, board: undefined, table: undefined });
  if (!isLinked) last = setup;
  // A table of the last evening would be offered in this one.
  rememberForTab(REPLACED_TABLE_KEY, '');
  history.replaceState(history.state, '', '#setup');
}
