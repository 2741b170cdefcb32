/** Opens the search of the page (`site/search-button.ts`), whose own button may be out of sight. */
export const openSearch = (): void => document.querySelector<HTMLElement>('#search')?.click();
