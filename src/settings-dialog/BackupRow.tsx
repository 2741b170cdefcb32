import { wordsFor } from 'words:settings';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Done } from '../backup/actions.ts';
import { isAnythingAside } from '../kit/aside.ts';
import { Live } from '../ui/Live.tsx';
import { lazily } from '../ui/lazily.ts';
import { useFetchingPress } from '../ui/use-fetching-press.tsx';
import type { Language } from '../words/languages.ts';

const PutAside = lazily(
  () => import('./PutAside.tsx'),
  (module) => module.PutAside,
);

/** Saves everything stored in the browser as one file, and restores it; offers what could not be read. The code is loaded on request. */
export function BackupRow({ language }: { readonly language: Language }) {
  const words = wordsFor(language);
  const row = useRef<HTMLFieldSetElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const isChanged = useRef(false);
  const [told, tell] = useState<readonly string[]>([]);
  const [isAside, setAside] = useState(isAnythingAside);
  const [notice, press] = useFetchingPress();
  const act = (action: (bring: typeof import('../backup/actions.ts')) => Promise<Done>) =>
    press(
      () => import('../backup/actions.ts'),
      async (actions) => {
        tell([]);
        const done = await action(actions);
        isChanged.current ||= done.isChanged;
        tell(done.told);
        setAside(isAnythingAside());
      },
    );
  // The page shows what was kept before.
  useEffect(() => {
    const dialog = row.current?.closest('dialog');
    const closed = () => isChanged.current && location.reload();
    const look = () => setAside(isAnythingAside());
    dialog?.addEventListener('close', closed);
    dialog?.addEventListener('toggle', look);
    return () => {
      dialog?.removeEventListener('close', closed);
      dialog?.removeEventListener('toggle', look);
    };
  }, []);
  return (
    <fieldset ref={row}>
      <legend>{words('backup')}</legend>
      <p>{words('backup.text')}</p>
      <div class="settings-backup">
        <button type="button" class="button" data-quiet onClick={() => act(({ saveBackup }) => saveBackup(language))}>
          {words('backup.save')}
        </button>
        <button type="button" class="button" data-quiet onClick={() => file.current?.click()}>
          {words('backup.open')}
        </button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={words('backup.open')}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen !== undefined) void act(({ openBackup }) => openBackup(chosen, language));
            // The same file can be opened again.
            currentTarget.value = '';
          }}
        />
      </div>
      <Live as="div" of={told}>
        {told.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Live>
      {notice}
      {isAside && (
        <div class="settings-aside">
          <PutAside language={language} onDiscard={() => setAside(false)} />
        </div>
      )}
    </fieldset>
  );
}
