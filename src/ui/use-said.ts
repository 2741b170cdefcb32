import { type Dispatch, useReducer } from 'preact/hooks';

/** What a live region says; said again, it is another one. */
export interface Said {
  readonly text: string;
}

/** Says a text, or what follows from the one that was said last. */
export type Say = Dispatch<string | ((before: string) => string)>;

const saidAfter = ({ text }: Said, next: Parameters<Say>[0]): Said => ({
  text: typeof next === 'string' ? next : next(text),
});

/** What a screen reader is told (`Live.tsx`), and what tells it something. */
export const useSaid = (): readonly [Said, Say] => useReducer(saidAfter, { text: '' });
