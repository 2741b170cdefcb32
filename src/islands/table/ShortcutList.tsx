import './shortcut-list.css';
import { type Key, wordsFor } from 'words:shortcuts';
import type { Language } from '../../words/languages.ts';
import { useSettings } from '../settings/use-settings.ts';
import { Dialog } from './Dialog.tsx';
import { SHORTCUTS } from './shortcuts.ts';

/** What is listed under which heading: shortcuts of the table, and keys that are heard elsewhere. */
const GROUPS = {
  act: {
    press: ['Enter'],
    confirm: SHORTCUTS.confirm,
    done: SHORTCUTS.done,
    end: SHORTCUTS.end,
    tool1: SHORTCUTS.tool1,
    tool2: SHORTCUTS.tool2,
    tool3: SHORTCUTS.tool3,
    idle: SHORTCUTS.idle,
    undo: SHORTCUTS.undo,
    redo: SHORTCUTS.redo,
    undoTurn: SHORTCUTS.undoTurn,
    redoTurn: SHORTCUTS.redoTurn,
  },
  find: {
    board: SHORTCUTS.board,
    loop: SHORTCUTS.loop,
    tiles: SHORTCUTS.tiles,
    goods: SHORTCUTS.goods,
    log: SHORTCUTS.log,
    arrows: ['←', '↑', '→', '↓'],
    ends: ['Home', 'End'],
    nearer: SHORTCUTS.nearer,
    farther: SHORTCUTS.farther,
  },
  help: {
    whatNow: SHORTCUTS.whatNow,
    explain: SHORTCUTS.explain,
    search: ['/'],
    list: SHORTCUTS.list,
  },
} as const satisfies Readonly<Record<string, Partial<Record<Key, readonly string[]>>>>;

interface Props {
  readonly language: Language;
  readonly onClose: () => void;
}

/** Every key of the table, and how the single ones are switched off. */
export function ShortcutList({ language, onClose }: Props) {
  const words = wordsFor(language);
  const { shortcuts } = useSettings();
  const keyName = (key: string) => (key === 'Control' ? 'Ctrl' : key === 'Shift' ? words('shift') : key);
  const combination = (keys: string) =>
    keys.split('+').map((key, i) => (
      <>
        {i > 0 && '+'}
        <kbd>{keyName(key)}</kbd>
      </>
    ));
  return (
    <Dialog language={language} heading={words('heading')} onClose={onClose}>
      {Object.entries(GROUPS).map(([group, listed]) => (
        <section key={group} class="shortcut-group">
          <h3>{words(group as Key)}</h3>
          <dl>
            {Object.entries(listed).map(([name, all]) => (
              <div key={name}>
                <dt>{words(name as Key)}</dt>
                <dd>
                  {(all as readonly string[]).map((keys, i) => (
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
