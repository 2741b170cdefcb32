import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { Grid, Plot } from './Plot.tsx';
import { dashOf, Sign } from './Sign.tsx';

/** One line: a value for each place along the plot, as far as there are any. */
interface PlotLine {
  /** Its colour, signs and dashes: see `Sign`. */
  readonly index: number;
  readonly values: readonly number[];
}

interface Props {
  /** What the picture shows, in words. */
  readonly label: string;
  readonly lines: readonly PlotLine[];
  /** What is counted along the plot, and upwards. */
  readonly along: string;
  readonly upwards: string;
  /** The name of a place along the plot; empty where it has none. */
  readonly placeName: (place: number) => string;
  /** A value that is marked all along. */
  readonly mark?: { readonly value: number; readonly name: string };
}

const HEIGHT = 300;
const LEFT = 36;
const RIGHT = 14;
const TOP = 26;
const BOTTOM = 44;

/** Values that change from one place to the next, a line for each series. */
export function LinePlot({ label, lines, along, upwards, placeName, mark }: Props) {
  const places = Math.max(...lines.map(({ values }) => values.length));
  const highest = Math.max(1, mark?.value ?? 0, ...lines.flatMap(({ values }) => values));
  const y = scaleLinear([0, highest], [HEIGHT - BOTTOM, TOP]).nice();
  const named = Array.from({ length: places }, (_, place) => [place, placeName(place)] as const);
  const draw = (width: number) => {
    const x = scaleLinear([0, Math.max(1, places - 1)], [LEFT, width - RIGHT]);
    const path = line<number>()
      .x((_, place) => x(place))
      .y((value) => y(value));
    return (
      <>
        <Grid values={y.ticks(6)} y={y} from={LEFT} to={width - RIGHT} />
        {named.map(([place, name]) =>
          name === '' ? null : (
            <text key={place} class="plot-place" x={x(place)} y={HEIGHT - BOTTOM + 19}>
              {name}
            </text>
          ),
        )}
        <text class="plot-axis" x={(LEFT + width - RIGHT) / 2} y={HEIGHT - 6}>
          {along}
        </text>
        <text class="plot-upwards" x={2} y={13}>
          {upwards}
        </text>
        {mark && (
          <g>
            <line class="plot-mark" x1={LEFT} x2={width - RIGHT} y1={y(mark.value)} y2={y(mark.value)} />
            <text class="plot-mark-name" x={LEFT + 6} y={y(mark.value) - 6}>
              {mark.name}
            </text>
          </g>
        )}
        {lines.map(({ index, values }) => (
          <g key={index}>
            <path
              class={`plot-line plot-player-${index}`}
              d={path([...values]) ?? ''}
              stroke-dasharray={dashOf(index)}
            />
            {values.map((value, place) => (
              <Sign key={place} index={index} x={x(place)} y={y(value)} />
            ))}
          </g>
        ))}
      </>
    );
  };
  return <Plot label={label} height={HEIGHT} draw={draw} />;
}
