/** What the tabs of a browser tell each other: that something called `name` has changed. */
export function tabChannel(name: string) {
  let joined: BroadcastChannel | null | undefined;

  /** Joined when it is needed: in Node, where pages are rendered, it would never end. Null where the browser has none or keeps it from the page. */
  function channel(): BroadcastChannel | null {
    if (joined !== undefined) return joined;
    try {
      joined = new BroadcastChannel(name);
    } catch {
      joined = null;
    }
    return joined;
  }

  return {
    tellOthers: (): void => channel()?.postMessage(null),
    /** Calls back whenever another tab has told of a change, until the function that is given back is called. */
    onChangeElsewhere: (heard: () => void): (() => void) => {
      const tabs = channel();
      tabs?.addEventListener('message', heard);
      return () => tabs?.removeEventListener('message', heard);
    },
  };
}
