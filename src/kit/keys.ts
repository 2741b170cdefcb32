/** What everything that hears keys has to know about them. */

/** Whether a key belongs to a composition, such as of a Japanese word: Enter and Escape end that, and do nothing else. */
export function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  // Safari ends the composition before it tells of the key that ended it; 229 is how it marks that key.
  return isComposing || keyCode === 229;
}

/** Whether something is a field that is written in or chosen from. A field in a dialog that has just been closed is none any more. */
export function isField(target: EventTarget | null): boolean {
  const field = target instanceof Element ? target.closest('input, textarea, select, [contenteditable]') : null;
  return field?.checkVisibility() ?? false;
}

/** Whether a key is text and no shortcut: it composes, is pressed with AltGr or Alt, or goes into a field. */
export function isText(event: KeyboardEvent): boolean {
  // What fills a form for its reader tells of keys that are none.
  if (!(event instanceof KeyboardEvent)) return true;
  return isComposing(event) || event.altKey || event.getModifierState('AltGraph') || isField(event.target);
}
