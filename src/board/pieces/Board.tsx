import { useMemo } from 'preact/hooks';
import type { Board as GameBoard, Section, State } from '../../milestones/index.ts';
import { Drawn } from './Drawn.tsx';
import {
  circle,
  cornersOf,
  middle,
  type Place,
  placeOf,
  pointsOf,
  polygon,
  type Site,
  scaled,
  strip,
  type View,
  viewOf,
} from './geometry.ts';
import { Land } from './Land.tsx';
import { Layers } from './Layers.tsx';
import { Numbers } from './Numbers.tsx';
import type { Outline, Spot } from './Spots.tsx';

/** What lies on a board. */
export type Lying = Pick<State, 'streets' | 'houses' | 'marketplaces' | 'flour' | 'bonusTiles'>;

interface Props {
  readonly board: GameBoard;
  readonly state: Lying;
  /** What the picture shows, in words. */
  readonly label: string;
  readonly spots?: readonly Spot<Site>[] | undefined;
  /** Points, lots and lines that shine, such as what was built last. */
  readonly highlight?: readonly Site[] | undefined;
  /** The part that is shown; otherwise the whole board. */
  readonly view?: View | undefined;
}

function Street({ ends: [a, b] }: { readonly ends: readonly [Place, Place] }) {
  const turn = Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI);
  return <Drawn name="street" {...middle([a, b])} turn={(turn + 180) % 180} />;
}

function SectionStreets({ board, section }: { readonly board: GameBoard; readonly section: Section }) {
  const [from, milestone, to] = section.map((id) => placeOf(board, id)) as [Place, Place, Place];
  return (
    <>
      <Street ends={[from, milestone]} />
      <Street ends={[milestone, to]} />
    </>
  );
}

function Pieces({ board, state }: { readonly board: GameBoard; readonly state: Lying }) {
  return (
    <>
      {Object.entries(state.bonusTiles).map(([lot, kind]) => (
        <Drawn key={lot} name={`bonus-${kind}`} {...placeOf(board, lot)} scale={0.92} />
      ))}
      {state.houses.map((lot) => (
        <Drawn key={lot} name="house" {...placeOf(board, lot)} />
      ))}
      {state.streets.map(([, milestone]) => (
        <Drawn key={milestone} name="milestone" {...placeOf(board, milestone)} />
      ))}
      {state.marketplaces.map((at) => (
        <Drawn key={at} name="marketplace" {...placeOf(board, at)} />
      ))}
      {state.flour.map((at) => {
        const { x, y } = placeOf(board, at);
        return <Drawn key={at} name="flour" x={x + 18} y={y + 14} scale={0.72} />;
      })}
    </>
  );
}

/** Where a line ends for the eye: at the rim of the numbers it joins. */
const SHORTENED = 0.5;

function outlineOf(board: GameBoard, at: Site, roomForLots: boolean): Outline {
  const corners = cornersOf(board, at);
  const place = middle(corners);
  if (corners.length === 2) {
    return { ...place, hit: polygon(strip(corners, SHORTENED, 26)), mark: polygon(strip(corners, SHORTENED, 15)) };
  }
  if (corners.length === 1) return { ...place, hit: circle(place, roomForLots ? 34 : 48), mark: circle(place, 29) };
  return { ...place, hit: polygon(scaled(corners, 0.96)), mark: polygon(scaled(corners, 0.66)) };
}

const GHOSTS = ['milestone', 'street', 'house'] as const;

function Ghost({ board, spot }: { readonly board: GameBoard; readonly spot: Spot<Site> }) {
  const corners = cornersOf(board, spot.at);
  const name = spot.piece ?? GHOSTS[corners.length - 1] ?? 'house';
  if (name === 'street') return <Street ends={corners as unknown as [Place, Place]} />;
  return <Drawn name={name} {...middle(corners)} />;
}

/** Lots below, lines on them, points on top: the order in which they can be hit. */
function inDrawingOrder(spots: readonly Spot<Site>[]): Spot<Site>[] {
  return spots.toSorted((a, b) => pointsOf(b.at).length - pointsOf(a.at).length);
}

/** The game board with everything that lies on it. */
export function Board({ board, state, label, spots = [], highlight = [], view }: Props) {
  const land = useMemo(() => <Land board={board} />, [board]);
  const lying = useMemo(
    () => (
      <>
        {state.streets.map((section) => (
          <SectionStreets key={section[1]} board={board} section={section} />
        ))}
        <Numbers board={board} />
        {highlight.map((at) => (
          <path key={String(at)} d={outlineOf(board, at, true).hit} class="m-highlight" />
        ))}
        <Pieces board={board} state={state} />
      </>
    ),
    [board, state, highlight.join()],
  );
  const roomForLots = spots.some((spot) => pointsOf(spot.at).length > 1);
  return (
    <Layers
      class="board"
      whole={viewOf(board)}
      part={view}
      label={label}
      layers={[land, lying]}
      spots={inDrawingOrder(spots)}
      outlineOf={(at) => outlineOf(board, at, roomForLots)}
      ghostOf={(spot) => <Ghost board={board} spot={spot} />}
    />
  );
}
