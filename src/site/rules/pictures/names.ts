/** The pictures that a chapter can show. */
export const PICTURES = [
  'loop',
  'setup',
  'yield',
  'sequence',
  'covered-worker',
  'street-section',
  'house-lot',
  'marketplace-places',
  'bonus-corners',
  'marketplace-neighbours',
  'final-scoring',
] as const;

export type Picture = (typeof PICTURES)[number];

/** Whether a text is the name of a picture. */
export function isPicture(text: string): text is Picture {
  return (PICTURES as readonly string[]).includes(text);
}
