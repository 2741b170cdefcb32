import { afterEach, expect, test, vi } from 'vitest';
import { downloadFile } from '../../../src/ui/download.ts';

afterEach(() => vi.unstubAllGlobals());

const file = new File(['{}'], 'milestones-backup.json', { type: 'application/json' });

/** What becomes of a file in an app on a home screen: what it is shared as, and under which names it is downloaded. */
async function handedOver(navigator: { canShare?: () => boolean; share?: () => Promise<void> }) {
  const shared = vi.fn(navigator.share ?? (async () => {}));
  const downloaded: string[] = [];
  vi.stubGlobal('navigator', { standalone: true, ...navigator, share: shared });
  const link = { href: '', download: '', click: () => downloaded.push(link.download) };
  vi.stubGlobal('document', { createElement: () => link });
  await downloadFile(file);
  return { shared: shared.mock.calls, downloaded };
}

const refusing = (name: string) => async () => {
  throw new DOMException('', name);
};

test('a file is shared where the browser can share it, and not downloaded too', async () => {
  const { shared, downloaded } = await handedOver({ canShare: () => true });
  expect([shared, downloaded]).toEqual([[[{ files: [file] }]], []]);
});

test('it is downloaded where the browser cannot share it, or does not know how', async () => {
  for (const navigator of [{ canShare: () => false }, {}])
    expect(await handedOver(navigator)).toEqual({ shared: [], downloaded: [file.name] });
});

test('who closes the dialog has changed their mind: nothing is downloaded, and nothing has failed', async () => {
  const { downloaded } = await handedOver({ canShare: () => true, share: refusing('AbortError') });
  expect(downloaded).toEqual([]);
});

test('where sharing fails, the file is downloaded all the same', async () => {
  const { downloaded } = await handedOver({ canShare: () => true, share: refusing('NotAllowedError') });
  expect(downloaded).toEqual([file.name]);
});
