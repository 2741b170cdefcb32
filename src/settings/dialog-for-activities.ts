/** Fetches the dialog of the settings and gives what opens it over the page. */
type BringSettings = () => Promise<() => void>;

let bring: BringSettings | null = null;

/** Says what brings the dialog, which knows what every activity keeps and so stands above them. The header of a page does. */
export function settingsComeBy(bringing: BringSettings): void {
  bring = bringing;
}

/** Fetches the dialog for an activity, and gives what opens it. Fails where it cannot be fetched, or the page's header could not be. */
export async function bringSettings(): Promise<() => void> {
  if (bring === null) throw new Error('nothing brings the settings');
  return bring();
}
