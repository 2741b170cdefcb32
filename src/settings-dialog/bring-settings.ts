/** Fetches the settings and gives what opens them over the page. */
export async function bringSettings(): Promise<() => void> {
  const { settingsDialog } = await import('./open-settings.tsx');
  return settingsDialog();
}
