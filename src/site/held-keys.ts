/**
 * A key that is held acts once, and on nothing but what had the focus when it went down. What moves or deletes goes on for as long
 * as it is held. The Escape that ends a composition does nothing else.
 */
import { isField, onComposingKey, onKey } from '../kit/keys.ts';

const ACTING = ['Enter', ' ', 'Escape'];
const GOES_ON = /^(Arrow|Page)|^(Home|End|Tab|Backspace|Delete)$/;

let pressedOn: EventTarget | null = null;

addEventListener(
  'keydown',
  onKey((event) => {
    const { key, target, repeat } = event;
    if (!repeat) pressedOn = target;
    const isLines = target instanceof Element && target.closest('textarea, [contenteditable]') !== null;
    const isWritten = key === ' ' ? isField(target) : key === 'Enter' && isLines;
    const actsAgain = ACTING.includes(key) && !isWritten;
    if (!repeat || (!actsAgain && (target === pressedOn || GOES_ON.test(key)))) return;
    event.stopImmediatePropagation();
    // A space that is held on the page itself scrolls on.
    if (key !== ' ' || target !== document.body) event.preventDefault();
  }),
  { capture: true },
);

// In Safari the Escape that only takes back what was being composed comes after the composition: it would close the dialog around the
// field, such as the search.
addEventListener(
  'keydown',
  onComposingKey((event) => {
    if (event.key === 'Escape') event.preventDefault();
  }),
  { capture: true },
);
