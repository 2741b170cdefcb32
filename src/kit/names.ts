/** Names as readers type them. */

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const isPicture = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const TURNING = /\p{Bidi_Control}/gu;

const signsOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

/** The first signs of a text, `most` code units at most: an emoji of several parts is there as a whole or not at all. */
export function cut(text: string, most: number): string {
  let short = '';
  for (const sign of signsOf(text)) {
    if (short.length + sign.length > most) break;
    short += sign;
  }
  return short;
}

/** A name without what nobody sees: joiners outside emoji, marks of direction, soft hyphens, spaces around it and doubled ones. */
export function cleanName(name: string): string {
  return signsOf(name.replace(/[\p{Zl}\p{Zp}\t\r\n]/gu, ' '))
    .map((sign) => sign.replace(isPicture.test(sign) ? TURNING : UNSEEN, ''))
    .join('')
    .replace(/\p{White_Space}+/gu, ' ')
    .trim();
}
