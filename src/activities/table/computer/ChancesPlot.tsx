import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { Grid, Plot } from '../summary/Plot.tsx';

interface Props {
  /** What the picture shows, in words. */
  readonly label: string;
  /** The chance after each turn, from 0 to 1. */
  readonly chances: readonly number[];
  /** The places in the list of those that are marked. */
  readonly marked: readonly number[];
  readonly percent: (chance: number) => string;
}

const HEIGHT = 200;
const LEFT = 48;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 26;
/** Room for a number below the line, in pixels. */
const NUMBER = 28;

/** A line of chances from turn to turn; the marked ones are diamonds, the others dots. */
export function ChancesPlot({ label, chances, marked, percent }: Props) {
  const y = scaleLinear([0, 1], [HEIGHT - BOTTOM, TOP]);
  const draw = (width: number) => {
    const x = scaleLinear([0, Math.max(1, chances.length - 1)], [LEFT, width - RIGHT]);
    const every = Math.ceil((chances.length * NUMBER) / (width - LEFT - RIGHT));
    // A marked turn is always numbered; the others make room for it.
    const isNumbered = (turn: number) =>
      marked.includes(turn) || (turn % every === 0 && marked.every((other) => Math.abs(other - turn) >= every));
    const path = line<number>()
      .x((_, turn) => x(turn))
      .y((chance) => y(chance));
    return (
      <>
        <Grid values={[0, 0.5, 1]} y={y} from={LEFT} to={width - RIGHT} named={percent} />
        <path class="chances-line" d={path([...chances]) ?? ''} />
        {chances.map((chance, turn) => (
          <g key={turn} transform={`translate(${x(turn)} ${y(chance)})`}>
            {marked.includes(turn) ? (
              <path class="chances-marked" d="M-8 0L0-8L8 0L0 8Z" />
            ) : (
              <circle class="chances-turn" r="3.5" />
            )}
          </g>
        ))}
        {chances.map(
          (_, turn) =>
            isNumbered(turn) && (
              <text key={turn} class="plot-place" x={x(turn)} y={HEIGHT - 6}>
                {turn + 1}
              </text>
            ),
        )}
      </>
    );
  };
  return <Plot label={label} height={HEIGHT} draw={draw} />;
}
