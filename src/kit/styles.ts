const coming = new Map<string, Promise<void>>();

/** Brings styles into the page, once. Fails where they cannot be fetched; then they can be asked for again. */
export function withStyles(href: string): Promise<void> {
  const known = coming.get(href);
  if (known !== undefined) return known;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const come = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      coming.delete(href);
      reject(new Error('No styles.'));
    };
  });
  coming.set(href, come);
  document.head.append(link);
  return come;
}
