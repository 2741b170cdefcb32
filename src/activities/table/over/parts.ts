import { lazily } from '../../../ui/lazily.ts';
import styles from './end.css?url';

/** What the end of a game needs and nothing before it does. */
export const AfterGame = lazily(
  () => import('../computer/AfterGame.tsx'),
  (module) => module.AfterGame,
);
export const FinalScoring = lazily(
  () => import('./FinalScoring.tsx'),
  (module) => module.FinalScoring,
  styles,
);
