import { wordsFor as actingWordsFor } from 'words:acting';
import { useState } from 'preact/hooks';
import { bringSettings } from '../../settings/dialog-for-activities.ts';
import { changeSettings } from '../../settings/settings.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { lazily } from '../../ui/lazily.ts';
import { useShortcuts } from '../../ui/shortcuts.ts';
import { useFetchingPress } from '../../ui/use-fetching-press.tsx';
import type { Language } from '../../words/languages.ts';

/** What can be done now, fetched when it is asked for. */
export const WhatNow = lazily(
  () => import('../../choosing/WhatNow.tsx'),
  (module) => module.WhatNow,
);
const ShortcutList = lazily(
  () => import('../../ui/ShortcutList.tsx'),
  (module) => module.ShortcutList,
);

/** The dialogs that can be asked for at the table, and its keys for them and for explanations. `shown` is shown while looking back too. */
export function useHelp(language: Language, say: (text: string) => void) {
  const words = actingWordsFor(language);
  const { shortcuts, explain } = useSettings();
  const [notice, press] = useFetchingPress();
  const [help, setHelp] = useState<'whatNow' | 'list' | null>(null);
  const show = (which: 'whatNow' | 'list') =>
    press((which === 'list' ? ShortcutList : WhatNow).prepare, () => setHelp(which));
  const openSettings = () => press(bringSettings, (open) => open());
  useShortcuts(shortcuts, {
    explain: () => {
      changeSettings({ explain: !explain });
      say(words(explain ? 'explain.off' : 'explain.on'));
    },
    settings: openSettings,
    list: () => show('list'),
  });
  const close = () => setHelp(null);
  return {
    press,
    openSettings,
    asksWhatNow: help === 'whatNow',
    show,
    close,
    shown: (
      <>
        {notice}
        {help === 'list' && <ShortcutList language={language} onClose={close} />}
      </>
    ),
  };
}
