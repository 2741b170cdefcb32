import type { Good, Kind, TileWorker, WorkerTile } from '../../milestones/index.ts';
import { Drawn } from './Drawn.tsx';
import { WorkerCard } from './WorkerCard.tsx';

/** A drawing by itself, as high as the text around it; what it means is said by that text. */
function Icon({ name }: { readonly name: string }) {
  return (
    <svg class="piece" viewBox="-34 -34 68 68" aria-hidden="true" focusable="false">
      <Drawn name={name} />
    </svg>
  );
}

/** A cube of a kind of goods, or a coin. */
export function GoodIcon({ good }: { readonly good: Good }) {
  return <Icon name={good} />;
}

/** The tool that stands for a kind of worker. */
export function KindIcon({ kind }: { readonly kind: Kind }) {
  return <Icon name={kind} />;
}

/** A playing piece: `index` 0 to 3 is tower, ship, tree or star in the colour that goes with it. */
export function PlayerMark({ index }: { readonly index: number }) {
  return <Icon name={`player-${index}`} />;
}

/** A bonus tile with the tool of its kind of worker. */
export function BonusTile({ kind }: { readonly kind: Kind }) {
  return <Icon name={`bonus-${kind}`} />;
}

/** A sack of flour, which stands for a delivery. */
export function FlourSack() {
  return <Icon name="flour" />;
}

/** A milestone, the middle of a street. */
export function Milestone() {
  return <Icon name="milestone" />;
}

/** A house, as it stands on a lot. */
export function House() {
  return <Icon name="house" />;
}

/** A marketplace, as it stands on a point. */
export function Marketplace() {
  return <Icon name="marketplace" />;
}

/** A street piece. A street section takes two. */
export function StreetPiece() {
  return (
    <svg class="piece" viewBox="-54 -54 108 108" aria-hidden="true" focusable="false">
      <Drawn name="street" turn={-30} />
    </svg>
  );
}

/** A cover tile, which hides a worker. */
export function CoverTile() {
  return (
    <svg class="worker-card" viewBox="-49 -67 98 134" aria-hidden="true" focusable="false">
      <Drawn name="cover" />
    </svg>
  );
}

const HALF = 47;

interface WorkerTileProps extends Pick<WorkerTile, 'workers'> {
  /** Whether it shines. */
  readonly isMarked?: boolean;
}

/** A worker tile: its two workers on one card. */
export function WorkerTilePicture({ workers, isMarked = false }: WorkerTileProps) {
  const [left, right] = workers;
  const half = (worker: TileWorker, x: number) => <WorkerCard worker={worker} x={x} y={0} />;
  return (
    <svg class="worker-tile" viewBox="-97 -68 194 136" aria-hidden="true" focusable="false">
      {half(left, -HALF)}
      {half(right, HALF)}
      <rect x="-95" y="-66" width="190" height="132" rx="10" class="m-tile-edge" />
      {isMarked && <rect x="-90" y="-61" width="180" height="122" class="m-highlight" />}
    </svg>
  );
}
