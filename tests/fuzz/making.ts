import { checked, unchecked } from '../../src/links/check.ts';
import { type Draw, oneOf } from '../unit/kit/drawing.ts';
import { damagerOf } from '../unit/links/damage.ts';
import { damaged } from '../unit/milestones/damage.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzéüő0123456789 +~"{}[]:,.-_\\/%\u0000\u200b'];
/** A text of letters without a sense, fewer than so many. */
export const letters = (draw: Draw, most: number): string =>
  Array.from({ length: draw(most) }, () => oneOf(LETTERS, draw)).join('');

const garbled = (value: unknown, draw: Draw): string => {
  if (draw(6) === 0) return letters(draw, 60);
  const text =
    JSON.stringify(damaged(value, draw), (_, part) => (typeof part === 'bigint' ? String(part) : part)) ?? '';
  return draw(4) === 0 ? damagerOf(draw(2 ** 30))(text) : text;
};

/** A text of JSON with something in it damaged, or the text itself. Values with circles in them have no JSON; then it is one of plain letters. */
export const garbledText = (value: unknown, draw: Draw): string => {
  try {
    return garbled(value, draw);
  } catch {
    return letters(draw, 60);
  }
};

/** The text of a link as it may be sent: whole, much too long, or damaged. */
export function sentText(text: string, draw: Draw): string {
  const kind = draw(40);
  if (kind < 2) return text;
  return kind === 2 ? text.repeat(2 + draw(1000)) : damagerOf(draw(2 ** 30))(text);
}

/** The same of a link with letters that vouch for it; in half of the cases they vouch for what is damaged. */
export function vouchedText(text: string, draw: Draw): string {
  return draw(2) === 0 ? sentText(text, draw) : checked(sentText(unchecked(text) as string, draw));
}
