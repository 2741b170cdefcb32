/** The pictures that the chapters of a game can show. */
export const PICTURES = {
  milestones: [
    'goal',
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
  ],
  'thousand-miles': [],
} as const;

export type Picture = (typeof PICTURES)['milestones'][number];
