import styles from '../../../thinking/answers.css?url';
import { lazily } from '../../../ui/lazily.ts';

/** What shows the computers' answers, and nothing before anybody has asked. */
export const Why = lazily(
  () => import('./Why.tsx'),
  (module) => module.Why,
  styles,
);
export const Hint = lazily(
  () => import('./Hint.tsx'),
  (module) => module.Hint,
  styles,
);
export const Analysis = lazily(
  () => import('./Analysis.tsx'),
  (module) => module.Analysis,
  styles,
);
