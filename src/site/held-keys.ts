/**
 * A key that is held acts once, and on nothing but what had the focus when it went down; the key that ends a composition does
 * nothing else. Arrows and the like go on for as long as they are held.
 */
import { isComposing, isField } from '../kit/keys.ts';

const ACTING = ['Enter', ' ', 'Escape'];
const MOVING = /^(Arrow|Page)|^(Home|End|Tab)$/;

let pressedOn: EventTarget | null = null;

addEventListener(
  'keydown',
  (event) => {
    const { key, target, repeat } = event;
    if (!repeat) pressedOn = target;
    const isLines = target instanceof Element && target.closest('textarea, [contenteditable]') !== null;
    const isWritten = key === ' ' ? isField(target) : key === 'Enter' && isLines;
    const actsAgain = ACTING.includes(key) && !isWritten && (repeat || isComposing(event));
    if (!actsAgain && !(repeat && target !== pressedOn && !MOVING.test(key))) return;
    event.stopImmediatePropagation();
    // A space that is held on the page itself scrolls on.
    if (key !== ' ' || target !== document.body) event.preventDefault();
  },
  { capture: true },
);
