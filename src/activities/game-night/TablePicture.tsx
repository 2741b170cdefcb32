import { Drawn } from '../../board/pieces/Drawn.tsx';
import { DISPLAY_SIZE } from '../../milestones/index.ts';

/** Where player boards lie round the table, clockwise from the one nearest, for 2, 3 and 4 players. */
const SEATS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  2: [
    [400, 512],
    [400, 64],
  ],
  3: [
    [400, 512],
    [110, 288],
    [690, 288],
  ],
  4: [
    [400, 512],
    [110, 288],
    [400, 64],
    [690, 288],
  ],
};
const TILE = { width: 44, height: 32, gap: 7 };

/** A row of tiles lying face up, its middle at (400, y). */
function Tiles({ count, y, x = 400 }: { count: number; y: number; x?: number }) {
  const step = TILE.width + TILE.gap;
  const left = x - (count * step - TILE.gap) / 2;
  return (
    <>
      {Array.from({ length: count }, (_, i) => (
        <g key={i} transform={`translate(${left + i * step} ${y - TILE.height / 2})`}>
          <rect width={TILE.width} height={TILE.height} rx="4" class="night-tile" />
          <path d={`M${TILE.width / 2} 4V${TILE.height - 4}`} class="night-fold" />
        </g>
      ))}
    </>
  );
}

function Seat({ x, y, index, name }: { x: number; y: number; index: number; name: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-100" y="-54" width="200" height="108" rx="8" class="night-seat" />
      <rect x="-86" y="-14" width="172" height="54" rx="27" class="night-walk" />
      <rect x="-86" y="14" width="42" height="32" rx="4" class="night-castle" />
      <Drawn name={`player-${index}`} x={-64} y={20} scale={0.8} />
      <Drawn name="coin" x={62} y={28} scale={0.62} />
      <text y="-27" class="night-sits" data-sits={index}>
        {name}
      </text>
    </g>
  );
}

interface Props {
  readonly players: number;
  readonly starting: number;
  readonly pile: number;
  readonly label: string;
  /** What stands on the place of the game board, which is the owner's own. */
  readonly board: string;
  /** What stands on the player boards, by seat, until names are entered. */
  readonly names: readonly string[];
}

/** The table before the game for so many players (4.2–4.7). The board's place is an empty field. */
export function TablePicture({ players, starting, pile, label, board, names }: Props) {
  return (
    <svg class="night-table" viewBox="0 0 800 576" role="img" aria-label={label}>
      <rect x="2" y="2" width="796" height="572" rx="40" class="night-ground" />
      {SEATS[players]?.map(([x, y], i) => (
        <Seat key={x + y} x={x} y={y} index={i} name={names[i] ?? ''} />
      ))}
      <rect x="232" y="186" width="336" height="200" rx="10" class="night-board" />
      <text x="400" y="294" class="night-name">
        {board}
      </text>
      {[6, 3, 0].map((shift) => (
        <rect key={shift} x={258 + shift} y={128 + shift} width="48" height="36" rx="4" class="night-pile" />
      ))}
      <text x="282" y="153" class="night-count">
        {pile}
      </text>
      <Tiles count={DISPLAY_SIZE} y={148} x={446} />
      <Tiles count={starting} y={424} />
    </svg>
  );
}
