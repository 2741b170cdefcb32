/** Which keys are ours: every handler of keys asks here (`tests/unit/kit/keys.test.ts`). */

/** Whether something is a field that is written in or chosen from. A field in a dialog that has just been closed is none any more. */
export function isField(target: EventTarget | null): boolean {
  const field = target instanceof Element ? target.closest('input, textarea, select, [contenteditable]') : null;
  return field?.checkVisibility() ?? false;
}

/** What AltGr writes is a character, but never one of our keys. */
const MODIFIERS = ['Control', 'Alt', 'Meta', 'AltGraph'];

/** Whether a key belongs to a composition, such as of a Japanese word. */
function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  // Safari ends the composition before it tells of the key that ended it; 229 is how it marks that key.
  return isComposing || keyCode === 229;
}

/**
 * Whether a key may do something on a page: it is pressed without Ctrl, Alt or Meta, which are the browser's and the device's, is not
 * part of a composition, and nothing else has answered it.
 */
function isOurs(event: KeyboardEvent): boolean {
  // What fills a form for its reader sends key events without a key.
  if (!(event instanceof KeyboardEvent) || event.defaultPrevented) return false;
  return !isComposing(event) && !MODIFIERS.some((modifier) => event.getModifierState(modifier));
}

/** Wraps a handler of keys, so that it does not hear those of the browser, of the device, and of a composition, nor those that were answered. */
export function onKey<E extends KeyboardEvent>(hear: (event: E) => unknown): (event: E) => void {
  return (event) => {
    if (isOurs(event)) hear(event);
  };
}

/** Wraps a handler of keys, so that it hears only those of a composition, which do nothing on a page. */
export function onComposingKey(hear: (event: KeyboardEvent) => unknown): (event: KeyboardEvent) => void {
  return (event) => {
    if (isComposing(event)) hear(event);
  };
}
