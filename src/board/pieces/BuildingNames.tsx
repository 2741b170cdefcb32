import './building-names.css';
import type { Names } from '../../telling/names.ts';

/** The buildings of the player board as they stand in its lower row. */
const BUILDINGS = ['castle', 'mill', 'board-of-works', 'trading-house'] as const;

/** What the buildings are called, written on their pictures; a screen reader hears it from the spots. */
export function BuildingNames({ names }: { readonly names: Names }) {
  return (
    <span class="building-names" aria-hidden="true">
      {BUILDINGS.map((building) => (
        <span key={building}>
          <span>{names.space(building)}</span>
        </span>
      ))}
    </span>
  );
}
