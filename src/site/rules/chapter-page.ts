/** What a script adds to a page of rules: numbers copy their link, and a second language can be read beside the first. */

import { sayIfLate } from '../../kit/asked.ts';
import { elementIn, fetched } from '../../kit/fetched.ts';
import { say } from '../../kit/live.ts';
import { askedFor } from '../../links/tidy.ts';
import { copied } from '../../ui/copy.ts';

const page = document.querySelector<HTMLElement>('#rules-text');
const said = document.querySelector<HTMLElement>('#said');

let silence = 0;

/** Says something on the screen and to screen readers. */
function tell(text = '') {
  if (!said) return;
  say(said, text);
  window.clearTimeout(silence);
}

/** Says something and takes it away after a while. */
function tellBriefly(text = '') {
  tell(text);
  silence = window.setTimeout(tell, 4000);
}

page?.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('.number a[href^="#"]');
  if (!link) return;
  const { origin, pathname } = window.location;
  copied(origin + pathname + link.hash).then((isCopied) =>
    // A browser that refuses has followed the link all the same: the address can be copied there.
    tellBriefly(isCopied ? said?.dataset.copied : said?.dataset.notCopied),
  );
});

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** The hash of the rule that is being read: the one in the address while it is in view, or else the first that is. */
function rulePlace(): string {
  const rules = [...document.querySelectorAll('.rule')];
  const named = rules.find((rule) => `#${rule.id}` === window.location.hash);
  const read = named && isInView(named) ? named : rules.find((rule) => rule.getBoundingClientRect().top >= 0);
  return read && window.scrollY > 0 ? `#${read.id}` : window.location.hash;
}

// The links keep the address's own hash by themselves; here is what they cannot know.
document.querySelector('#languages')?.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  link.hash = rulePlace();
  link.search = window.location.search;
});

const choice = document.querySelector<HTMLSelectElement>('#beside select');

/** A paragraph of the other page to stand beside ours: nothing in it has an id, opens or counts as a heading here. */
function besideOurs(other: Element, option: HTMLOptionElement): HTMLElement {
  const box = document.createElement('div');
  const copy = other.cloneNode(true) as HTMLElement;
  const isHeading = /^H\d$/.test(other.tagName);
  for (const part of copy.querySelectorAll('[id]')) part.removeAttribute('id');
  for (const term of copy.querySelectorAll('.term')) term.replaceWith(...term.childNodes);
  for (const number of copy.querySelectorAll('.number')) number.remove();
  box.className = isHeading ? 'other heading' : 'other';
  box.lang = option.value;
  box.dataset.language = option.text.trim();
  if (isHeading || other.matches('.rule')) box.append(...copy.childNodes);
  else box.append(copy);
  return box;
}

/** The id that a hash names. */
function placeIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A percent sign that encodes nothing is one.
    return hash.slice(1);
  }
}

async function showBeside() {
  const option = choice?.selectedOptions[0];
  if (!page || !option) return;
  for (const shown of page.querySelectorAll('.other')) shown.remove();
  page.classList.toggle('beside', option.value !== '');
  tell();
  const address = option.dataset.address;
  if (!address) return;
  const isWanted = () => choice?.selectedOptions[0] === option;
  const coming = fetched(address, elementIn('#rules-text'));
  const theirs = await sayIfLate(coming, () => isWanted() && tell(choice?.parentElement?.dataset.coming));
  // The reader may have chosen another language meanwhile, or none.
  if (!isWanted()) return;
  tell();
  // All languages are built alike, block by block; the build sees to that.
  const others = [...theirs.children];
  [...page.children].forEach((ours, i) => {
    const other = others[i];
    if (other && !ours.matches('figure')) ours.after(besideOurs(other, option));
  });
  document.getElementById(placeIn(window.location.hash))?.scrollIntoView();
}

function tryToShow() {
  const wanted = choice?.value;
  showBeside().catch(() => {
    if (!choice || choice.value !== wanted) return;
    page?.classList.remove('beside');
    // The same one can be chosen again.
    choice.value = '';
    tellBriefly(choice.parentElement?.dataset.failed);
  });
}

const WITH = 'with';

function choose() {
  const address = new URL(window.location.href);
  if (choice?.value) address.searchParams.set(WITH, choice.value);
  else address.searchParams.delete(WITH);
  window.history.replaceState(null, '', address);
  tryToShow();
}

choice?.addEventListener('change', choose);

// What the reader chose before the script came counts more than the address.
if (choice?.value) choose();
else if (choice) {
  const wanted = askedFor(window.location.search, WITH)?.slice(0, 2);
  if (wanted && [...choice.options].some((option) => option.value === wanted)) {
    choice.value = wanted;
    tryToShow();
  }
}
