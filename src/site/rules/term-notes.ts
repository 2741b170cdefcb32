/**
 * A press on a term opens its note (`TermNotes.astro`), the next one closes it. Whatever else can be done with a link still works, and so does
 * a browser without popovers.
 */

/** A popover that can be told what it belongs to, so that Tab goes on there: newer than the types. */
interface Note extends HTMLElement {
  showPopover(options?: { readonly source: HTMLElement }): void;
}

/** The note of what a link leads to. */
const noteOf = ({ hash }: HTMLAnchorElement) => document.querySelector<Note>(`#term-${hash.slice(1)}`);

function open(note: Note, term: HTMLElement): void {
  // Safari gives a link that is clicked no focus, and the note could not give it back.
  term.focus({ preventScroll: true });
  note.showPopover({ source: term });
  note.focus({ preventScroll: true });
  term.ariaExpanded = 'true';
  note.addEventListener(
    'beforetoggle',
    () => {
      term.ariaExpanded = 'false';
    },
    { once: true },
  );
}

const text = document.querySelector('#rules-text');

if (text !== null && 'popover' in HTMLElement.prototype) {
  for (const term of text.querySelectorAll('.term')) {
    term.ariaHasPopup = 'dialog';
    term.ariaExpanded = 'false';
  }
  /** The term whose note is open as a press begins: the browser closes the note before it clicks. */
  let closed: Element | null = null;
  text.addEventListener('pointerdown', ({ target }) => {
    closed = (target as Element).closest('.term[aria-expanded="true"]');
  });
  text.addEventListener('click', (event) => {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    const term = (target as Element).closest<HTMLAnchorElement>('a.term');
    const note = term && noteOf(term);
    if (!note || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    if (note.matches(':popover-open')) note.hidePopover();
    else if (term !== closed) open(note, term);
    closed = null;
  });
  // On paper every note stands below the text; one that is open would lie over it.
  addEventListener('beforeprint', () => document.querySelector<Note>('.term-note:popover-open')?.hidePopover());
}
