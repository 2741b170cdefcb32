/** Whether the site answers now, whatever this page failed to fetch from it. */
const siteAnswers = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Adds to a place that says that something could not be fetched: that there seems to be a new version of the site, which lacks what
 * this page asks for, and the way to load the page again. Adds nothing where the site does not answer: then the network is to blame.
 */
export async function offerReload(place: HTMLElement): Promise<void> {
  const words = document.querySelector<HTMLTemplateElement>('#new-version');
  if (words === null || !(await siteAnswers()) || !place.isConnected || place.querySelector('.new-version')) return;
  place.append(words.content.cloneNode(true));
  place.querySelector<HTMLElement>('.new-version button')?.addEventListener('click', () => location.reload());
}
