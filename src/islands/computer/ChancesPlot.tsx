interface Props {
  readonly label: string;
  /** The chance after each turn, from 0 to 1. */
  readonly chances: readonly number[];
  /** The places in the list of those that are marked. */
  readonly marked: readonly number[];
  readonly percent: (chance: number) => string;
}

const WIDTH = 640;
const HEIGHT = 200;
const LEFT = 48;
const BELOW = 26;
const MARGIN = 12;
/** Labels below the line stand at least so far apart. */
const LABELS = 12;

/** A line of chances from turn to turn; the marked ones are diamonds, the others dots. */
export function ChancesPlot({ label, chances, marked, percent }: Props) {
  const x = (turn: number) => LEFT + (turn / Math.max(1, chances.length - 1)) * (WIDTH - LEFT - MARGIN);
  const y = (chance: number) => MARGIN + (1 - chance) * (HEIGHT - MARGIN - BELOW);
  const every = Math.ceil(chances.length / LABELS);
  return (
    <svg class="chances-plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {[0, 0.5, 1].map((chance) => (
        <g key={chance}>
          <line x1={LEFT} x2={WIDTH - MARGIN} y1={y(chance)} y2={y(chance)} />
          <text x={LEFT - 6} y={y(chance) + 5} text-anchor="end">
            {percent(chance)}
          </text>
        </g>
      ))}
      <polyline points={chances.map((chance, turn) => `${x(turn)},${y(chance)}`).join(' ')} />
      {chances.map((chance, turn) => (
        <g key={turn}>
          {marked.includes(turn) ? (
            <rect
              x={x(turn) - 6}
              y={y(chance) - 6}
              width="12"
              height="12"
              transform={`rotate(45 ${x(turn)} ${y(chance)})`}
            />
          ) : (
            <circle cx={x(turn)} cy={y(chance)} r="3.5" />
          )}
          {(marked.includes(turn) || turn % every === 0) && (
            <text x={x(turn)} y={HEIGHT - 6} text-anchor="middle">
              {turn + 1}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
