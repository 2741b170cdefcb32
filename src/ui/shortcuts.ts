import { useLayoutEffect } from 'preact/hooks';
import { isField, onKey } from '../kit/keys.ts';

/**
 * The keys of everything that can be done at the table, as `aria-keyshortcuts` writes them, in the groups and in the order in
 * which they are listed. A key presses the button that names it, or brings the focus into the part of the table that does.
 */
export const SHORTCUT_GROUPS = {
  act: {
    confirm: ['C'],
    done: ['D'],
    end: ['E'],
    tool1: ['1'],
    tool2: ['2'],
    tool3: ['3'],
    idle: ['N'],
    undo: ['U'],
    redo: ['R'],
    undoTurn: ['Shift+U'],
    redoTurn: ['Shift+R'],
  },
  find: {
    board: ['B'],
    loop: ['L'],
    tiles: ['T'],
    goods: ['G'],
    standings: ['M'],
    log: ['H'],
    nearer: ['+'],
    farther: ['-'],
  },
  computers: {
    why: ['Y'],
    skip: ['F'],
    hold: ['P'],
  },
  past: {
    replay: ['V'],
    analysis: ['A'],
  },
  help: {
    hint: ['I'],
    whatNow: ['W'],
    explain: ['X'],
    settings: ['S'],
    list: ['?'],
  },
} as const;

/** The keys of the cards in a hand; the first three are those of the tools. */
const CARD_KEYS = { card4: ['4'], card5: ['5'], card6: ['6'], card7: ['7'] } as const;

const SHORTCUTS = {
  ...SHORTCUT_GROUPS.act,
  ...SHORTCUT_GROUPS.find,
  ...SHORTCUT_GROUPS.computers,
  ...SHORTCUT_GROUPS.past,
  ...SHORTCUT_GROUPS.help,
  ...CARD_KEYS,
} satisfies Readonly<Record<string, readonly string[]>>;

/** The keys that lead through the past of a game while it is shown; they stay when the shortcuts are switched off. */
export const PAST_KEYS = {
  back: 'ArrowLeft',
  forward: 'ArrowRight',
  turnBack: 'Shift+ArrowLeft',
  turnForward: 'Shift+ArrowRight',
  first: 'Home',
  last: 'End',
  return: 'Escape',
} as const;

export type Shortcut = keyof typeof SHORTCUTS;

const NAMES = Object.keys(SHORTCUTS) as Shortcut[];

/** The attribute that gives an element the keys of a shortcut. */
export const shortcut = (name: Shortcut) => ({ 'aria-keyshortcuts': SHORTCUTS[name].join(' ') });

/** What was pressed, as `aria-keyshortcuts` writes it; null for what is no shortcut of a page. */
function keysOf({ key, shiftKey }: KeyboardEvent): string | null {
  if (key.length !== 1 || key === ' ') return null;
  // Whether a sign needs Shift depends on the keyboard.
  return `${shiftKey && /\p{L}/u.test(key) ? 'Shift+' : ''}${key.toUpperCase()}`;
}

/** Whether the keys are those of somebody who writes or chooses in a form, or has a dialog before them. */
const belongsElsewhere = ({ target }: Event) => isField(target) || document.querySelector('dialog[open]') !== null;

/**
 * Hears the shortcuts while something is shown; `others` does what no button is there for. `isOn` tells whether any count:
 * readers who speak to the computer, or hit keys by chance, have to be able to switch them off.
 */
export function useShortcuts(isOn: boolean, others: Partial<Record<Shortcut, () => void>>): void {
  // What is seen is heard: no key is lost between the first picture and the effects after it.
  useLayoutEffect(() => {
    const hear = onKey((event) => {
      const keys = isOn && !belongsElsewhere(event) ? keysOf(event) : null;
      if (keys === null) return;
      const name = NAMES.find((each) => (SHORTCUTS[each] as readonly string[]).includes(keys));
      if (name === undefined) return;
      const named = document.querySelector<HTMLElement>(`[aria-keyshortcuts~="${CSS.escape(keys)}"]`);
      const target = named?.tabIndex === 0 ? named : named?.querySelector<HTMLElement>('[tabindex="0"], button, a');
      const does = others[name];
      if (does === undefined && !target) return;
      event.preventDefault();
      // A key that is held acts once.
      if (event.repeat) return;
      if (does !== undefined) does();
      else if (target === named && named?.matches('button, a')) named.click();
      else target?.focus();
    });
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  });
}
