import { focusAfter } from '../../ui/focus-after.ts';
import { entriesAt, linkText, putEntries } from './address.ts';
import { discardDamaged, type Evening, isEveningDamaged, keepEvening, keptEvening, SETUP } from './kept.ts';
import { placeNamed } from './places.ts';
import { isEntered, putSetup, readSetup, showSetup } from './setup-form.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

/** Offers to bring back the evening in whose place another one stands, if anything was entered in it. */
function offer(form: HTMLFormElement, before: Evening | null): void {
  const place = find('.night-before');
  place.hidden = before === null || !isEntered(before.setup);
  (place.querySelector('button') as HTMLButtonElement).onclick = () => {
    if (before === null) return;
    keepEvening(before);
    putSetup(form, before.setup);
    putEntries('setup', before.setup);
    place.hidden = true;
    (form.querySelector('[type=reset]') as HTMLButtonElement).focus();
  };
}

/** Shows what the address or else the browser holds of an evening, where one was, and what cannot be read. */
export function restore(form: HTMLFormElement): void {
  const linked = entriesAt('setup', SETUP);
  const kept = keptEvening();
  const setup = linked ?? kept?.setup;
  if (setup) showSetup(form, setup);
  if (linked && linkText(linked) !== linkText(kept?.setup)) offer(form, kept);
  find('.night-link-damaged').hidden = linked !== null;

  const damaged = find('.night-kept-damaged');
  damaged.hidden = !isEveningDamaged();
  damaged.querySelector('button')?.addEventListener('click', () => {
    focusAfter(damaged);
    discardDamaged();
    damaged.hidden = true;
  });

  const read = document.querySelector<HTMLAnchorElement>(`.night-nav a:not([href="#setup"])[href="#${kept?.part}"]`);
  const link = document.querySelector<HTMLAnchorElement>('.night-resume a');
  if (read === null || link === null || location.hash !== '') return;
  link.href = read.hash;
  link.textContent = read.textContent;
  find('.night-resume').hidden = false;
}

/** Keeps what is entered in the form, in the browser and in the address. */
export function rememberSetup(form: HTMLFormElement): void {
  const setup = readSetup(form);
  keepEvening({ setup });
  putEntries('setup', setup);
}

/** Keeps that a part is being read; where the address leads to another, it leads here from now on. */
export function rememberPart(part: HTMLElement): void {
  keepEvening({ part: part.id });
  if (part.contains(document.getElementById(placeNamed()))) return;
  const setup = keptEvening()?.setup;
  const address = part.id === 'setup' && setup ? `#setup=${linkText(setup)}` : `#${part.id}`;
  history.replaceState(history.state, '', address);
}

/** A new evening; the last one can be brought back. */
export function forget(form: HTMLFormElement): void {
  offer(form, keptEvening());
  keepEvening({ setup: readSetup(form), part: null, board: undefined, began: null });
  history.replaceState(history.state, '', '#setup');
}
