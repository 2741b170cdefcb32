import { scaleLinear } from 'd3-scale';
import { Plot } from './Plot.tsx';
import { Sign } from './Sign.tsx';

interface Props {
  /** What the picture shows, in words. */
  readonly label: string;
  /** The signs of the bars of every group: see `Sign`. */
  readonly indices: readonly number[];
  readonly groups: readonly { readonly name: string; readonly values: readonly number[] }[];
}

const BAR = 15;
const STEP = 19;
const HEADING = 22;
const GAP = 10;
const LEFT = 22;
/** Room for a number after the longest bar. */
const RIGHT = 34;

/** Groups of bars, each bar with its sign before it and its number after it. */
export function BarPlot({ label, indices, groups }: Props) {
  const highest = Math.max(1, ...groups.flatMap(({ values }) => values));
  const groupHeight = HEADING + indices.length * STEP + GAP;
  const height = groups.length * groupHeight;
  const draw = (width: number) => {
    const x = scaleLinear([0, highest], [0, width - LEFT - RIGHT]);
    return (
      <>
        {groups.map(({ name, values }, group) => (
          <g key={name} transform={`translate(0 ${group * groupHeight})`}>
            <text class="plot-group" y={15}>
              {name}
            </text>
            <line class="plot-base" x1={LEFT} x2={LEFT} y1={HEADING - 3} y2={groupHeight - GAP - 1} />
            {values.map((value, i) => {
              const index = indices[i] as number;
              const top = HEADING + i * STEP;
              return (
                <g key={index}>
                  <Sign index={index} x={9} y={top + BAR / 2} />
                  <rect class={`plot-bar plot-player-${index}`} x={LEFT} y={top} width={x(value)} height={BAR} />
                  <text class="plot-number" x={LEFT + x(value) + 6} y={top + 12}>
                    {value}
                  </text>
                </g>
              );
            })}
          </g>
        ))}
      </>
    );
  };
  return <Plot label={label} height={height} draw={draw} />;
}
