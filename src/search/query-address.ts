/** Lets the address hold the query, so that it can be handed on and Back leads to its answers. */
export function followWith(query: string): void {
  const address = new URL(location.href);
  if (query === '') address.searchParams.delete('q');
  else address.searchParams.set('q', query);
  try {
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  } catch {
    // Browsers allow so many changes a minute; the next one will do.
  }
}
