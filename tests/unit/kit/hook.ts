/** A place in no document for a component that shows nothing. */
const nowhere = () =>
  ({
    nodeType: 1,
    childNodes: [],
    firstChild: null,
    insertBefore: () => {},
    contains: () => true,
  }) as unknown as Element;

/** Runs a hook as long as a test needs it: `now` is what it gave last, `act` does something and waits for all that comes of it. */
export async function runHook<T>(use: () => T) {
  // The one that the hook has, also where all modules have been read anew.
  const { h, render } = await import('preact');
  const { act } = await import('preact/test-utils');
  const hook = {
    now: undefined as T,
    act: (does: () => unknown) => act(async () => void (await does())),
    stop: () => act(() => render(null, place)),
  };
  const Runs = () => {
    hook.now = use();
    return null;
  };
  const place = nowhere();
  await hook.act(() => render(h(Runs, null), place));
  return hook;
}
