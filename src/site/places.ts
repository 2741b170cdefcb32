/** Where the address names no place of the page, it may mean one; what finds that out is fetched then. */
function findMeant(): void {
  if (location.hash.length < 2 || document.querySelector(':target') !== null) return;
  import('./meant-place.ts').then(
    ({ leadToPlace }) => leadToPlace(),
    () => {},
  );
}

/** Leads to the place that the address means, and whenever it changes. */
export function beginPlaces(): void {
  findMeant();
  addEventListener('hashchange', findMeant);
}
