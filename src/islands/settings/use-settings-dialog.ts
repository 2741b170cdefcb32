import { useState } from 'preact/hooks';

/** The way into the settings over the page, and whether they could not be fetched when that was tried last. */
export function useSettingsDialog(): { readonly open: () => Promise<void>; readonly failed: boolean } {
  const [failed, setFailed] = useState(false);
  const open = async () => {
    try {
      const { openSettings } = await import('./open-settings.tsx');
      await openSettings();
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return { open, failed };
}
