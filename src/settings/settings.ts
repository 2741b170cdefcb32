import * as v from 'valibot';
import { parts } from '../kit/items.ts';
import { kept } from '../kit/storage.ts';

/** The settings with a choice; the first of each is the usual one. */
export const CHOICES = {
  theme: ['device', 'light', 'dark'],
  contrast: ['device', 'more'],
  text: ['usual', 'larger', 'largest'],
  /** Movement: as the device says, always, never. */
  motion: ['device', 'full', 'none'],
  /** The hand whose thumb the buttons lie under. */
  hand: ['right', 'left'],
  /** How long the computers’ actions are shown, and how long the Master may think about a turn. */
  pace: ['usual', 'slow', 'fast', 'none'],
  thinking: ['usual', 'short', 'long', 'longest'],
} as const;

/** A setting that is not there is as usual. */
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  v.optional(v.picklist(values), values[0]);
const flag = (usual: boolean) => v.optional(v.boolean(), usual);

/** Everything that readers set for themselves; it is kept on the device. */
export const SETTINGS = parts({
  theme: oneOf(CHOICES.theme),
  contrast: oneOf(CHOICES.contrast),
  text: oneOf(CHOICES.text),
  motion: oneOf(CHOICES.motion),
  hand: oneOf(CHOICES.hand),
  pace: oneOf(CHOICES.pace),
  thinking: oneOf(CHOICES.thinking),
  sound: flag(false),
  /** Whether an action that has been chosen in full waits for “Confirm”. */
  confirmActions: flag(false),
  /** Whether the end of a turn waits for “End turn”. */
  confirmTurns: flag(true),
  /** Whether single letters and figures are shortcuts. */
  shortcuts: flag(true),
  /** Whether the table explains everything that comes up for the first time. */
  explain: flag(false),
  /** Whether the site is kept on the device, so that it works without a network. */
  offline: flag(true),
  /** Whether the reader has asked for that on a slow or metered connection, so that none is too slow for it. */
  offlineAsked: flag(false),
});

export type Settings = Readonly<v.InferOutput<typeof SETTINGS>>;

export const DEFAULT_SETTINGS: Settings = v.parse(SETTINGS, {});

/** What the settings are kept as, in the browser’s local storage. */
export const SETTINGS_KEY = 'settings';

/** Where they are kept. */
export const keeping = kept(SETTINGS_KEY, SETTINGS);

/** The settings that stylesheets, and scripts that wait for no other, read off the root element. */
export const SEEN = ['theme', 'contrast', 'text', 'motion', 'hand', 'shortcuts'] as const;

/** What a setting may be on the root element besides what is usual. */
export const unusual = (name: (typeof SEEN)[number]): readonly unknown[] =>
  name === 'shortcuts' ? [!DEFAULT_SETTINGS.shortcuts] : CHOICES[name].slice(1);

let current: Settings | undefined;
const listeners = new Set<() => void>();

const readSettings = (): Settings => keeping.read().value ?? DEFAULT_SETTINGS;

/** The settings as they are now. On the server, and before anybody has changed them, the usual ones. */
export function settings(): Settings {
  if (typeof document === 'undefined') return DEFAULT_SETTINGS;
  if (current === undefined) {
    current = readSettings();
    keeping.onChange(() => use(readSettings()));
  }
  return current;
}

/** Whether there are settings that could not be read; the usual ones hold in their place. */
export function wereUnreadable(): boolean {
  return keeping.read().aside !== null;
}

/** The head of every page puts the settings on the root element too, before anything is shown: stylesheets read them there. */
function use(next: Settings): void {
  current = next;
  for (const name of SEEN) document.documentElement.dataset[name] = String(next[name]);
  for (const listen of listeners) listen();
}

/**
 * Changes settings, for this page and, where the browser keeps anything, for all that follow; what another tab has set stays. Returns
 * whether the browser keeps them.
 */
export function changeSettings(change: Partial<Settings>): boolean {
  use({ ...settings(), ...change });
  return keeping.change((now) => ({ ...(now ?? settings()), ...change }));
}

/** Calls when a setting changes, here or in another tab, until the function that is returned is called. */
export function onSettings(listen: () => void): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}
