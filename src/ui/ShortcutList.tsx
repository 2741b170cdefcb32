import './shortcut-list.css';
import { type Key as PastKey, wordsFor as pastWordsFor } from 'words:past';
import { type Key, wordsFor } from 'words:shortcuts';
import { useSettings } from '../settings/use-settings.ts';
import type { Language } from '../words/languages.ts';
import { Dialog } from './Dialog.tsx';
import { PAST_KEYS, SHORTCUT_GROUPS } from './shortcuts.ts';

const { act, find, past, computers, help } = SHORTCUT_GROUPS;

type Groups = { readonly [heading: string]: { readonly [name: string]: readonly string[] } };

const ARROWS = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];
const ENDS = ['Home', 'End'];
const THROUGH_PAST = Object.fromEntries(Object.entries(PAST_KEYS).map(([name, keys]) => [name, [keys]]));

/** What is listed under which heading: the shortcuts of each game's table, and what is heard elsewhere on the page. */
const GROUPS = {
  milestones: {
    act: { press: ['Enter'], ...act },
    find: { ...find, arrows: ARROWS, ends: ENDS },
    computers,
    past: { ...past, ...THROUGH_PAST },
    help: { ...help, search: ['/'] },
  },
  'thousand-miles': {
    act: { cards: ['1–7'], play: ['Enter'], discard: ['Delete'], undo: act.undo, redo: act.redo },
    find: { log: find.log, hand: ARROWS, handEnds: ENDS },
    past: { replay: past.replay, ...THROUGH_PAST },
    help: { hint: help.hint, why: computers.why, settings: help.settings, list: help.list, search: ['/'] },
  },
} satisfies { readonly [game: string]: Groups };

/** What is printed on keys that have no sign of their own; the rest of them are called by their signs. */
const PRINTED: { readonly [key: string]: string } = {
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowRight: '→',
  ArrowDown: '↓',
};

interface Props {
  readonly language: Language;
  /** Whose table it is. */
  readonly game?: keyof typeof GROUPS;
  readonly onClose: () => void;
}

/** Every key of a table, and how the single ones are switched off. */
export function ShortcutList({ language, game = 'milestones', onClose }: Props) {
  const words = wordsFor(language);
  const pastWords = pastWordsFor(language);
  const what = (name: string) => (name in PAST_KEYS ? pastWords(name as PastKey) : words(name as Key));
  const { shortcuts } = useSettings();
  const named: { readonly [key: string]: string } = { ...PRINTED, Shift: words('shift'), Delete: words('delete') };
  const keyName = (key: string) => named[key] ?? key;
  const combination = (keys: string) =>
    keys.split('+').map((key, i) => (
      <>
        {i > 0 && '+'}
        <kbd>{keyName(key)}</kbd>
      </>
    ));
  return (
    <Dialog language={language} heading={words('heading')} onClose={onClose}>
      {Object.entries<Groups[string]>(GROUPS[game]).map(([group, listed]) => (
        <section key={group} class="shortcut-group">
          <h3>{words(group as Key)}</h3>
          <dl>
            {Object.entries(listed).map(([name, all]) => (
              <div key={name}>
                <dt>{what(name)}</dt>
                <dd>
                  {all.map((keys, i) => (
                    <span key={keys}>
                      {i > 0 && <span class="shortcut-or"> {words('or')} </span>}
                      {keys === '+' ? <kbd>+</kbd> : combination(keys)}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p>{words(shortcuts ? 'on' : 'off')}</p>
    </Dialog>
  );
}
