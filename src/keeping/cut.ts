import type { AnyProblem } from './kind.ts';

/** Whether nothing more is known of what could not be read than that a link to it is cut or mistyped. */
export const isCut = (read: { readonly ok: boolean; readonly problems?: readonly AnyProblem[] }): boolean =>
  read.problems?.[0]?.reason === 'not-json';

/** Takes a link out of the address, once what it brings has been shown. */
export const forgetLink = (): void => history.replaceState(history.state, '', location.pathname + location.search);
