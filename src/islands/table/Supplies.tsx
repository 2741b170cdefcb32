import './supplies.css';
import { wordsFor } from 'words:play';
import { type State, SUPPLY } from '../../milestones/index.ts';
import type { Language } from '../../words/languages.ts';
import { FlourSack, House, Marketplace, Milestone } from '../pieces/icons.tsx';

/** What is left of the things that are limited (13.3). */
export function Supplies({ language, state }: { readonly language: Language; readonly state: State }) {
  const words = wordsFor(language);
  const left = [
    ['supplies.sections', SUPPLY.streets - state.streets.length, <Milestone key="icon" />],
    ['supplies.houses', SUPPLY.houses - state.houses.length, <House key="icon" />],
    ['supplies.marketplaces', SUPPLY.marketplaces - state.marketplaces.length, <Marketplace key="icon" />],
    ['supplies.flour', SUPPLY.flour - state.flour.length, <FlourSack key="icon" />],
    ['supplies.pile', state.pileCount, null],
    ['supplies.bonusTiles', Object.keys(state.bonusTiles).length, null],
  ] as const;
  return (
    <section class="supplies">
      <h2>{words('supplies.heading')}</h2>
      <dl>
        {left.map(([key, count, icon]) => (
          <div key={key}>
            <dt>
              {icon} {words(key)}
            </dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
