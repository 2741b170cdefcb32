import './supplies.css';
import { wordsFor } from 'words:play';
import { FlourSack, House, Marketplace, Milestone } from '../../../board/pieces/icons.tsx';
import { type State, SUPPLY } from '../../../milestones/index.ts';
import type { Language } from '../../../words/languages.ts';

/** Tiles that lie on each other, face down. */
function Pile() {
  return (
    <svg class="piece supplies-tile" viewBox="-34 -34 68 68" aria-hidden="true">
      <rect x="-24" y="-24" width="54" height="36" rx="5" />
      <rect x="-30" y="-12" width="54" height="36" rx="5" />
    </svg>
  );
}

/** A bonus tile of no kind. */
function BonusTile() {
  return (
    <svg class="piece supplies-tile" viewBox="-34 -34 68 68" aria-hidden="true">
      <circle r="27" />
      <circle r="17" />
    </svg>
  );
}

/** What is left of the things that are limited (13.3). */
export function Supplies({ language, state }: { readonly language: Language; readonly state: State }) {
  const words = wordsFor(language);
  const left = [
    ['supplies.sections', SUPPLY.streets - state.streets.length, <Milestone key="icon" />],
    ['supplies.houses', SUPPLY.houses - state.houses.length, <House key="icon" />],
    ['supplies.marketplaces', SUPPLY.marketplaces - state.marketplaces.length, <Marketplace key="icon" />],
    ['supplies.flour', SUPPLY.flour - state.flour.length, <FlourSack key="icon" />],
    ['supplies.pile', state.pileCount, <Pile key="icon" />],
    ['supplies.bonusTiles', Object.keys(state.bonusTiles).length, <BonusTile key="icon" />],
  ] as const;
  return (
    <section class="supplies">
      <h2>{words('supplies.heading')}</h2>
      <dl>
        {left.map(([key, count, icon]) => (
          <div key={key}>
            <dt>
              {icon}
              {words(key)}
            </dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
