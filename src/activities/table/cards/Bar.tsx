import { wordsFor } from 'words:card-table';
import { wordsFor as settingsWordsFor } from 'words:settings-button';
import { type CardTable, cardHistory, decisionNear, gameAt, OPPONENT, READER } from '../../../machines/card-table.ts';
import { SettingsIcon } from '../../../settings/SettingsIcon.tsx';
import { viewFor } from '../../../thousand-miles/index.ts';
import { shortcut } from '../../../ui/shortcuts.ts';
import type { Language } from '../../../words/languages.ts';
import type { Asked } from './computer/Advice.tsx';

interface Props {
  readonly language: Language;
  readonly table: CardTable;
  /** Whether it is the reader’s turn. */
  readonly isReaders: boolean;
  /** What the computer has been asked, if anything. */
  readonly asks: Asked['task'] | undefined;
  readonly onAsk: (asked: Asked) => void;
  readonly onStep: (where: 'undo' | 'redo') => void;
  readonly onKeys: () => void;
  readonly onSettings: () => void;
}

/** The buttons below the table: back and forth, what the computer can be asked, the keys and the settings. */
export function Bar({ language, table, isReaders, asks, onAsk, onStep, onKeys, onSettings }: Props) {
  const words = wordsFor(language);
  const { history } = table;
  const canUndo = decisionNear(table, history.at - 1) !== null;
  const canRedo = history.at < history.steps.length && decisionNear(table, history.at + 1) !== null;
  const lastOfOpponent = history.steps.slice(0, history.at).findLastIndex(({ action }) => action.player === OPPONENT);
  const explain = () => {
    const step = history.steps[lastOfOpponent];
    if (step === undefined) return;
    const { type, card } = step.action;
    onAsk({ task: 'why', input: { before: cardHistory.gameBefore(history, lastOfOpponent), action: { type, card } } });
  };
  return (
    <fieldset class="card-bar" aria-label={words('bar')}>
      <button type="button" aria-disabled={!canUndo} onClick={() => canUndo && onStep('undo')} {...shortcut('undo')}>
        {words('undo')}
      </button>
      <button type="button" aria-disabled={!canRedo} onClick={() => canRedo && onStep('redo')} {...shortcut('redo')}>
        {words('redo')}
      </button>
      <button
        type="button"
        aria-disabled={!isReaders}
        aria-pressed={asks === 'hint'}
        onClick={() => isReaders && onAsk({ task: 'hint', input: { view: viewFor(gameAt(table), READER) } })}
        {...shortcut('hint')}
      >
        {words('hint')}
      </button>
      <button
        type="button"
        aria-disabled={lastOfOpponent < 0}
        aria-pressed={asks === 'why'}
        onClick={explain}
        {...shortcut('why')}
      >
        {words('why')}
      </button>
      <button type="button" class="card-bar-keys" onClick={onKeys} {...shortcut('list')}>
        {words('keys')}
      </button>
      <button
        type="button"
        class="card-bar-settings"
        aria-label={settingsWordsFor(language)('open')}
        onClick={onSettings}
        {...shortcut('settings')}
      >
        <SettingsIcon />
      </button>
    </fieldset>
  );
}
