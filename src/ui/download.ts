/**
 * Whether a file is better handed to the device's own dialog: an app on an iPhone's home screen shows a download in its only window,
 * with no way back.
 */
const isHandheld = () =>
  (navigator as { standalone?: boolean }).standalone === true || matchMedia('(pointer: coarse)').matches;

/** Hands a file to the reader: by the dialog of a phone or tablet that can share it, else as a download. */
export async function downloadFile(file: File): Promise<void> {
  if (isHandheld() && navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] });
    } catch (error) {
      // Anyone who closes the dialog has changed their mind.
      if ((error as Error).name === 'AbortError') return;
    }
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Some browsers begin to read only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Hands a text to the reader as a JSON file; `title` becomes its name, as far as file names allow. */
export function download(text: string, title: string): void {
  const name = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  void downloadFile(new File([text], `milestones-${name}.json`, { type: 'application/json' }));
}
