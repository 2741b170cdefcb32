import { linkTexts } from './mend.ts';
import { tidy } from './tidy.ts';

/** More addresses than these are not asked for. */
const MOST = 8;

/**
 * The addresses that may be meant by one that leads nowhere, the likeliest first: its `#` or `?` may have been escaped, and
 * messengers and mail clients add to addresses what they add to other links. `base` is the folder that the site lies in.
 */
export function meantAddresses(
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
  base: string,
): string[] {
  const plain = tidy(pathname.slice(base.length));
  const [path = ''] = plain.split(/[#?]/);
  const rest = plain.slice(path.length);
  const texts = [...(linkTexts(path, '') ?? [])].map((text) => (/^$|\/$|\.\w+$/.test(text) ? text : `${text}/`));
  return [...new Set(texts.flatMap((text) => [text, text.toLowerCase()]))]
    .map((text) => `${base}${text}${rest}${search}${hash}`)
    .filter((address) => address !== pathname + search + hash)
    .slice(0, MOST);
}
