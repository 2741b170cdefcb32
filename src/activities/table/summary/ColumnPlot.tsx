import { scaleBand, scaleLinear } from 'd3-scale';
import { Grid, Plot } from './Plot.tsx';

interface Props {
  /** What the picture shows, in words. */
  readonly label: string;
  /** The colour: see `Sign`. */
  readonly index: number;
  readonly values: readonly number[];
  readonly mean: number;
  /** The places and the value that the picture has room for: those of all pictures that are compared. */
  readonly places: number;
  readonly highest: number;
  /** The name of a place along the plot; empty where it has none. */
  readonly placeName: (place: number) => string;
}

const HEIGHT = 112;
const LEFT = 24;
const TOP = 8;
const BOTTOM = 22;

/** A column for each value, and a line across at their mean. */
export function ColumnPlot({ label, index, values, mean, places, highest, placeName }: Props) {
  const bottom = HEIGHT - BOTTOM;
  const y = scaleLinear([0, Math.max(1, highest)], [bottom, TOP]);
  const draw = (width: number) => {
    const x = scaleBand(
      Array.from({ length: places }, (_, place) => place),
      [LEFT, width],
    ).padding(0.25);
    return (
      <>
        <Grid values={y.ticks(3).filter(Number.isInteger)} y={y} from={LEFT} to={width} />
        {x.domain().map((place) => {
          const value = values[place] ?? 0;
          const left = x(place) as number;
          return (
            <g key={place}>
              <rect
                class={`plot-bar plot-player-${index}`}
                x={left}
                y={y(value)}
                width={x.bandwidth()}
                height={bottom - y(value)}
              />
              <text class="plot-place" x={left + x.bandwidth() / 2} y={HEIGHT - 6}>
                {placeName(place)}
              </text>
            </g>
          );
        })}
        <line class="plot-mean" x1={LEFT} x2={width} y1={y(mean)} y2={y(mean)} />
      </>
    );
  };
  return <Plot label={label} height={HEIGHT} draw={draw} />;
}
