/** The beginning of a text, at most `length` characters long and cut between words. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:–(]+$/, '')}…`;
}
