import { lazily } from '../../ui/lazily.ts';

/** What the end of a game needs and nothing before it does. */
export const AfterGame = lazily(
  () => import('../computer/AfterGame.tsx'),
  (module) => module.AfterGame,
);
export const FinalScoring = lazily(
  () => import('./FinalScoring.tsx'),
  (module) => module.FinalScoring,
);

export const isEndThere = () => FinalScoring.isThere() && AfterGame.isThere();
