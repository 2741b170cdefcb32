import './score-track.css';
import { Drawn } from './Drawn.tsx';

interface Props {
  /** The score that ends the game (12.1). */
  readonly target: number;
  /** In lanes from above; `index` is the shape and colour of a player's piece. */
  readonly players: readonly { readonly vp: number; readonly index: number }[];
  /** What the picture shows, in words. */
  readonly label: string;
}

/** As many spaces as are marked beyond the first; every tenth is, for as long as that suffices. */
const MOST_MARKS = 40;
const LANE = 26;
const MARGIN = 5;

/** The score track with a lane for each player: measured in per cent across and in pixels down, so that numerals stay readable when it is narrow. */
export function ScoreTrack({ target, players, label }: Props) {
  const most = Math.max(target + 2, ...players.map(({ vp }) => vp));
  const step = 10 * Math.ceil(most / (10 * MOST_MARKS));
  const end = Math.ceil(most / step) * step;
  const at = (vp: number) => `${(MARGIN + (vp / end) * (100 - 2 * MARGIN)).toFixed(2)}%`;
  const lane = (i: number) => 22 + (i + 0.5) * LANE;
  const bottom = 22 + players.length * LANE;
  const marks = Array.from({ length: end / step + 1 }, (_, i) => i * step);
  return (
    <svg class="score-track" height={bottom + 20} role="img" aria-label={label}>
      {players.map(({ vp, index }, i) => (
        <g key={index} class={`m-banner-${index}`}>
          <line x1={at(0)} x2={at(end)} y1={lane(i)} y2={lane(i)} class="m-lane" />
          <line x1={at(0)} x2={at(vp)} y1={lane(i)} y2={lane(i)} class="m-way" />
        </g>
      ))}
      {marks.map((vp) => (
        <g key={vp}>
          <line x1={at(vp)} x2={at(vp)} y1={22} y2={bottom} class="m-ten" />
          <text x={at(vp)} y={bottom + 16} class="m-scale">
            {vp}
          </text>
        </g>
      ))}
      <line x1={at(target)} x2={at(target)} y1={18} y2={bottom} class="m-target" />
      <svg x={at(target)} y={0} overflow="visible" aria-hidden="true">
        <path d="M0 20V1H-30L-24 9.5-30 18H0" class="m-flag" />
        <text x="-12" y="14.5" class="m-target-number">
          {target}
        </text>
      </svg>
      {players.map(({ vp, index }, i) => (
        <svg key={index} x={at(vp)} y={lane(i)} overflow="visible" aria-hidden="true">
          <Drawn name={`player-${index}`} scale={0.38} />
          <text x="13" y="5" class="m-score">
            {vp}
          </text>
        </svg>
      ))}
    </svg>
  );
}
