import { tidy } from './tidy.ts';

/** Characters that mail clients and word processors write for `-`, and what each may stand for, the likeliest first. */
const DASHES: Readonly<Record<string, readonly string[]>> = {
  '‐': ['-'],
  '‒': ['-'],
  '−': ['-'],
  '–': ['--', '-'],
  '—': ['--', '---', '-'],
  '―': ['--', '---', '-'],
};
const DASH = /[‐‒−–—―]/;
/** With more dashes than this, not every combination is tried. */
const MOST_DASHES = 5;
/** Where nothing could be read after so many tries, the link is not one that was changed on the way. */
const MOST_TEXTS = 500;
/** As many of our own characters may have been put behind a link. */
const MOST_BEHIND = 8;

/** Every choice of one from each list; where there are too many, those in which all choose alike, or all but one. */
function* choices(lists: readonly (readonly string[])[]): Generator<readonly string[]> {
  if (lists.length > MOST_DASHES) {
    const alike = [0, 1, 2].map((n) => lists.map((list) => list[n] ?? (list.at(-1) as string)));
    yield* alike;
    for (const all of alike) for (const [i, list] of lists.entries()) for (const one of list) yield all.with(i, one);
    return;
  }
  const [first, ...others] = lists;
  if (first === undefined) yield [];
  else for (const one of first) for (const rest of choices(others)) yield [one, ...rest];
}

/** What a text may have been before a word processor made its dashes smart. */
function* withoutSmartDashes(text: string): Generator<string> {
  const parts = text.split(DASH);
  const dashes = [...text.matchAll(new RegExp(DASH, 'g'))].map(([dash]) => DASHES[dash] as readonly string[]);
  for (const chosen of choices(dashes)) yield parts.map((part, i) => part + (chosen[i] ?? '')).join('');
}

/** A text as it is, and as it was if it came in quoted-printable, where `=` is `=3D`. */
const withoutQuoting = (text: string): readonly string[] =>
  text.startsWith('3D') || /=[\dA-F]{2}/.test(text)
    ? [
        text,
        text.replace(/^3D/, ''),
        text.replace(/^3D/, '').replace(/=(2[DEF]|5F)/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
      ]
    : [text];

/** Texts of letters, digits, `-`, `_`, `.` and `/` that may be meant: with the pieces put together, with ever fewer of them, with ever less behind. */
function* joined(text: string): Generator<string> {
  const pieces = text.split(/[^\w./-]+/).filter((piece) => piece !== '');
  for (let count = pieces.length; count > 0; count--) {
    let whole = pieces.slice(0, count).join('');
    yield whole;
    for (let n = 0; n < MOST_BEHIND && /[._/-]$/.test(whole); n++) {
      whole = whole.slice(0, -1);
      yield whole;
    }
  }
}

/**
 * What a link may have been before messengers, mail clients and word processors changed it: the texts behind `#<kind>=`, or with
 * the kind `''` the whole fragment. The first is the text as it came, the likeliest others follow; the reader of a kind of link
 * knows the right one by its check letters or its form. Null where the fragment is of another kind.
 */
export function linkTexts(hash: string, kind: string): Iterable<string> | null {
  const [fragment = ''] = tidy(hash).split(/[?&]/);
  const sign = '[^\\w/-]*';
  const start = kind === '' ? /^[^\w]*/ : new RegExp(`^${sign}${[...kind, '='].join(sign)}`);
  const [found] = start.exec(fragment) ?? [];
  return found === undefined ? null : texts(fragment.slice(found.length));
}

function* texts(body: string): Generator<string> {
  const seen = new Set<string>();
  for (const dashed of withoutSmartDashes(body)) {
    for (const quoted of withoutQuoting(dashed)) {
      for (const text of joined(quoted)) {
        if (seen.has(text)) continue;
        yield text;
        if (seen.add(text).size === MOST_TEXTS) return;
      }
    }
  }
  if (seen.size === 0) yield '';
}

/** What the first text gives that can be read; null where none can be. */
export function firstRead<T>(texts: Iterable<string> | null, read: (text: string) => T | null): T | null {
  for (const text of texts ?? []) {
    const found = read(text);
    if (found !== null) return found;
  }
  return null;
}

/**
 * The answer to the first text that can be read. Where none can be: an answer that tells more than that the text is cut or mistyped,
 * or else that to the text as it came.
 */
export async function firstAnswer<R extends { readonly ok: boolean }>(
  texts: Iterable<string>,
  read: (text: string) => R | Promise<R>,
  isCut: (answer: R) => boolean,
): Promise<R> {
  let best: R | undefined;
  for (const text of texts) {
    const answer = await read(text);
    if (answer.ok) return answer;
    if (best === undefined || (isCut(best) && !isCut(answer))) best = answer;
  }
  return best as R;
}
