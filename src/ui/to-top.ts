/** Shows the page from its beginning: what is pressed to begin a game stands far down. */
export const toTop = (): void => scrollTo({ top: 0, behavior: 'instant' });
