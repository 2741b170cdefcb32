import type { Picture } from '../../rulebook/pictures.ts';
import { bonusCorners } from './bonus-corners.tsx';
import { coveredWorker } from './covered-worker.tsx';
import { finalScoring } from './final-scoring.tsx';
import { goal } from './goal.tsx';
import { houseLot } from './house-lot.tsx';
import { loop } from './loop.tsx';
import { marketplaceNeighbours } from './marketplace-neighbours.tsx';
import { marketplacePlaces } from './marketplace-places.tsx';
import type { RulePicture } from './RulePicture.ts';
import { sequence } from './sequence.tsx';
import { setup } from './setup.tsx';
import { streetSection } from './street-section.tsx';
import { yielded } from './yield.tsx';

/** Every picture by the name that authors use. */
export const DRAWINGS: Readonly<Record<Picture, RulePicture>> = {
  goal,
  loop,
  setup,
  yield: yielded,
  sequence,
  'covered-worker': coveredWorker,
  'street-section': streetSection,
  'house-lot': houseLot,
  'marketplace-places': marketplacePlaces,
  'bonus-corners': bonusCorners,
  'marketplace-neighbours': marketplaceNeighbours,
  'final-scoring': finalScoring,
};
