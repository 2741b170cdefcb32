import { useFetchingPress } from './use-fetched.ts';

/** The way into the settings over the page, and whether they could not be fetched when that was tried last. */
export function useSettingsDialog(): { readonly open: () => Promise<void>; readonly failed: boolean } {
  const [failed, press] = useFetchingPress();
  const open = () =>
    press(async () => {
      const { openSettings } = await import('../settings/open-settings.tsx');
      await openSettings();
    });
  return { open, failed };
}
