import * as v from 'valibot';

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

/** A setting that is not there, or that this version does not know, is as usual. */
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  v.optional(v.fallback(v.picklist(values), values[0]), values[0]);
const flag = (usual: boolean) => v.optional(v.fallback(v.boolean(), usual), usual);

/** Everything that readers set for themselves; it is kept on the device. */
const SettingsSchema = v.object({
  theme: oneOf(CHOICES.theme),
  contrast: oneOf(CHOICES.contrast),
  text: oneOf(CHOICES.text),
  motion: oneOf(CHOICES.motion),
  hand: oneOf(CHOICES.hand),
  pace: oneOf(CHOICES.pace),
  thinking: oneOf(CHOICES.thinking),
  sound: flag(false),
  /** Whether an action that has been chosen in full waits for “Confirm”. */
  confirmActions: flag(true),
  /** Whether the end of a turn waits for “End turn”. */
  confirmTurns: flag(true),
  /** Whether single letters and figures are shortcuts. */
  shortcuts: flag(true),
  /** Whether the table explains everything that comes up for the first time. */
  explain: flag(false),
});

export type Settings = Readonly<v.InferOutput<typeof SettingsSchema>>;

export const DEFAULT_SETTINGS: Settings = v.parse(SettingsSchema, {});

/** Where the settings are kept, in the browser’s local storage. */
const SETTINGS_KEY = 'milestones-settings';

/** Kept settings as they were written; what is no setting counts as not there. */
export function readSettings(text: string | null): Settings {
  try {
    return v.parse(v.fallback(SettingsSchema, DEFAULT_SETTINGS), JSON.parse(text ?? '{}'));
  } catch {
    return DEFAULT_SETTINGS;
  }
}

let current: Settings | undefined;
const listeners = new Set<() => void>();

function kept(): string | null {
  try {
    return localStorage.getItem(SETTINGS_KEY);
  } catch {
    return null;
  }
}

/** The settings as they are now. On the server, and before anybody has changed them, the usual ones. */
export function settings(): Settings {
  if (typeof document === 'undefined') return DEFAULT_SETTINGS;
  current ??= readSettings(kept());
  return current;
}

/** The head of every page puts the settings on the root element too, before anything is shown: stylesheets read them there. */
function use(next: Settings): void {
  current = next;
  Object.assign(document.documentElement.dataset, next);
  for (const listen of listeners) listen();
}

/** Changes settings, for this page and, where the browser keeps anything, for all that follow. Returns whether it does. */
export function changeSettings(change: Partial<Settings>): boolean {
  use({ ...settings(), ...change });
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(current));
    return true;
  } catch {
    return false;
  }
}

function changedElsewhere({ key, newValue }: StorageEvent): void {
  if (key === SETTINGS_KEY) use(readSettings(newValue));
}

/** Calls when a setting changes, here or in another tab, until the function that is returned is called. */
export function onSettings(listen: () => void): () => void {
  addEventListener('storage', changedElsewhere);
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

/** Whether things may move: as the reader has set it, else as the device says. */
export function mayMove(): boolean {
  const { motion } = settings();
  return motion === 'device' ? !matchMedia('(prefers-reduced-motion: reduce)').matches : motion === 'full';
}
