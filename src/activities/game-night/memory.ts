import { linkedEntries, linkText, putEntries } from '../../evening/address.ts';
import {
  changeSetup,
  discardDamaged,
  type Evening,
  isEveningDamaged,
  keepEvening,
  keptEvening,
  NOTHING,
  SETUP,
  type Setup,
} from '../../evening/kept-evening.ts';
import { showRegion } from '../../kit/live.ts';
import { withChanges } from '../../kit/with-changes.ts';
import { placeNamed } from './places.ts';
import { isEntered, putSetup, readSetup, showSetup } from './setup-form.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

/** Whether the form shows an evening that a link has brought and that is not kept. */
let isLinked = false;
/** What was kept when the form was shown or kept last: what the form says otherwise has been entered in it since. */
let last: Setup = NOTHING.setup;

/** Offers to bring back the evening in whose place another one stands, if anything was entered in it. */
function offer(form: HTMLFormElement, before: Evening | null): void {
  const place = find('.night-before');
  showRegion(place, before !== null && isEntered(before.setup));
  (place.querySelector('button') as HTMLButtonElement).onclick = () => {
    if (before === null) return;
    isLinked = false;
    keepEvening(before);
    last = before.setup;
    putSetup(form, last);
    putEntries('setup', last);
    place.hidden = true;
    (form.querySelector('[type=reset]') as HTMLButtonElement).focus();
  };
}

/** Shows what the address or else the browser holds of an evening, where one was, and what cannot be read. */
export function restore(form: HTMLFormElement): void {
  const kept = keptEvening();
  const linked = linkedEntries('setup', SETUP, kept !== null);
  const setup = linked ?? kept?.setup;
  if (setup) showSetup(form, setup);
  if (kept) last = kept.setup;
  isLinked = Boolean(linked) && linkText(linked) !== linkText(kept?.setup);
  if (isLinked) offer(form, kept);
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
  putSetup(form, withChanges(last, readSetup(form), kept.setup));
  last = kept.setup;
  if (location.hash.startsWith('#setup=')) putEntries('setup', last);
}

/** Keeps what has been entered in the form, in the browser and in the address. */
export function rememberSetup(form: HTMLFormElement): void {
  const setup = readSetup(form);
  if (isLinked) keepEvening({ setup });
  else changeSetup(last, setup);
  isLinked = false;
  last = keptEvening()?.setup ?? setup;
  putSetup(form, last);
  putEntries('setup', last);
}

/** Keeps that a part is being read; where the address leads to another, it leads here from now on. */
export function rememberPart(part: HTMLElement): void {
  keepEvening({ part: part.id });
  // A link that is cut stays in the address, so that it can be completed.
  if (!find('.night-link-damaged').hidden) return;
  if (part.contains(document.getElementById(placeNamed()))) return;
  const setup = keptEvening()?.setup;
  if (part.id === 'setup' && setup) putEntries('setup', setup);
  else history.replaceState(history.state, '', `#${part.id}`);
}

/** A new evening; the last one can be brought back. */
export function forget(form: HTMLFormElement): void {
  offer(form, keptEvening());
  isLinked = false;
  last = readSetup(form);
  keepEvening({ setup: last, part: null, board: undefined, table: undefined });
  history.replaceState(history.state, '', '#setup');
}
