/** Copies a text; gives whether the browser lets the page do so: without `https://` it does not. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
