import { fragmentOf } from './tidy.ts';

/**
 * Characters that mail clients and word processors write for `-`, and what each may stand for, the likeliest first. A hyphen at the end
 * of a line may have been put there to break it.
 */
const DASHES: Readonly<Record<string, readonly string[]>> = {
  '-': ['-', ''],
  '‐': ['-', ''],
  '‒': ['-'],
  '−': ['-'],
  '–': ['--', '-'],
  '—': ['--', '---', '-'],
  '―': ['--', '---', '-'],
};
const DASH = /-(?=\s*[\r\n])|[‐‒−–—―]/;
/** What may have come between the letters of a kind's name. */
const BETWEEN = '(?:-(?=\\s*[\\r\\n])|[^\\w/-])*';
/** With more dashes than this, not every combination is tried. */
const MOST_DASHES = 5;
/** Where nothing could be read after so many tries, the link is not one that was changed on the way. */
const MOST_TEXTS = 500;
/** As many of our own characters may have been put behind a link. */
const MOST_BEHIND = 8;
/** No text of a link is longer, even with what a letter has behind it; what is further back is not looked at. */
const LONGEST = 30_000;
/** In no more ways are the dashes of a text undone. */
const MOST_WAYS = 120;
/** At as many places may a word have been glued on behind a link with characters that our texts have, too. */
const MOST_GLUED = 60;

/** Where something may begin that was glued on: in a text at any sign; in a name, which is meant as it stands, where no name goes on so. */
const GLUE = { text: /[._/-]/g, name: /[._/-]{2}|\.(?=\p{L})/gu } as const;

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

/** The pieces of a text that consist of letters, digits, `-`, `_`, `.` and `/`, as our texts do. */
const piecesOf = (text: string): readonly string[] => text.split(/[^\w./-]+/).filter((piece) => piece !== '');

/** Texts that may be meant: with the pieces put together, with ever fewer of them, with ever less behind. */
function* joined(text: string): Generator<string> {
  const pieces = piecesOf(text);
  for (let count = pieces.length; count > 0; count--) {
    let whole = pieces.slice(0, count).join('');
    yield whole;
    for (let n = 0; n < MOST_BEHIND && '._/-'.includes(whole.at(-1) ?? ' '); n++) {
      whole = whole.slice(0, -1);
      yield whole;
    }
  }
}

/** Texts that may be meant where a word was glued on (`TEXT.Next`, `TEXT--Ann`): ever shorter, up to a sign. */
const unglued =
  (glue: RegExp) =>
  (text: string): readonly string[] => {
    const whole = piecesOf(text).join('');
    const places = [...whole.matchAll(glue)].slice(-MOST_GLUED).map(({ index }) => index);
    return places.reverse().map((at) => whole.slice(0, at));
  };

/**
 * What a link may have been before messengers, mail clients and word processors changed it: the texts behind `#<kind>=`, or with
 * the kind `''` the names that the fragment may be. The first is the text as it came, the likeliest others follow; the reader of a kind
 * of link knows the right one by its check letters or its form. Null where the fragment is of another kind.
 */
export function linkTexts(hash: string, kind: string): Iterable<string> | null {
  const fragment = fragmentOf(hash).slice(0, LONGEST);
  if (kind === '') return texts(fragment.replace(/^\W+/, ''), GLUE.name);
  const [found] = new RegExp(`^${BETWEEN}${[...kind, '='].join(BETWEEN)}`, 'i').exec(fragment) ?? [];
  return found === undefined ? null : texts(fragment.slice(found.length), GLUE.text);
}

/** The same for a text that has no kind before it, as it stands behind the name of a place. */
export const textsOf = (text: string): Iterable<string> => texts(fragmentOf(text).slice(0, LONGEST), GLUE.text);

function* texts(body: string, glue: RegExp): Generator<string> {
  const seen = new Set<string>();
  // A word that is glued on is the least likely: whatever else may have happened is tried before.
  for (const ways of [joined, unglued(glue)]) {
    const most = seen.size + MOST_TEXTS;
    for (const text of readings(body, ways)) {
      if (seen.has(text)) continue;
      if (seen.size === most) break;
      seen.add(text);
      yield text;
    }
  }
  if (seen.size === 0) yield '';
}

/** Every way in which a text may be read, dashes and quoting undone; ways that come to the same are among them. */
function* readings(body: string, ways: (text: string) => Iterable<string>): Generator<string> {
  let left = MOST_WAYS;
  for (const dashed of withoutSmartDashes(body)) {
    if (left-- === 0) return;
    for (const quoted of withoutQuoting(dashed)) yield* ways(quoted);
  }
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
