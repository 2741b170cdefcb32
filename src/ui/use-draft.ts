import { useRef, useState } from 'preact/hooks';
import type { Keeping } from '../kit/storage.ts';

/** What is entered in a form; `forget` is for when it has done what it is for. */
interface Draft<T> {
  readonly draft: T;
  readonly change: (part: Partial<T>) => void;
  readonly forget: () => void;
}

/** What is entered in a form, kept with every change, so that a reload and Back find it; at first what `fresh` gives. */
export function useDraft<T extends object>(keeping: Keeping<T>, fresh: () => T): Draft<T> {
  const [draft, setDraft] = useState(() => keeping.read().value ?? fresh());
  const last = useRef(draft);
  const change = (part: Partial<T>) => {
    last.current = { ...last.current, ...part };
    keeping.change(() => last.current);
    setDraft(last.current);
  };
  return { draft, change, forget: () => keeping.change(() => null) };
}
