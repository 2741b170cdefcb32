import { useState } from 'preact/hooks';
import { isHydrating } from '../../kit/hydrating.ts';
import type { Board } from '../../milestones/index.ts';
import { Drawn } from './Drawn.tsx';
import { cornersOf, linesOf, lotsOf, openPath, placeOf, polygon, scaled, viewOf } from './geometry.ts';
import { landscapeOf, type Terrain } from './landscape.ts';

interface Props {
  readonly board: Board;
}

/** The printed countryside. Nothing changes it: where an island wakes, it is left as it stands in the page. */
export function Land({ board }: Props) {
  const [held] = useState(() => (isHydrating() ? board : null));
  return board === held ? (
    <g dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <g>
      <Countryside board={board} />
    </g>
  );
}

/** Terrain, river, the lots and lines of the net, bushes and small scenery. */
function Countryside({ board }: Props) {
  const { x, y, width, height } = viewOf(board);
  const { lots, scenery, river } = landscapeOf(board);
  const shapes = (ids: readonly string[], factor: number) =>
    ids.map((id) => polygon(scaled(cornersOf(board, id), factor))).join('');
  // Small triangles with a broad round stroke run together into one stretch of land without corners.
  const lotsIn = (terrain: Terrain) =>
    shapes(
      lotsOf(board).filter((id) => lots.get(id) === terrain),
      0.4,
    );
  const fields = lotsIn('field');
  const pointingDown = lotsOf(board).filter((id) => {
    const corners = cornersOf(board, id);
    return corners.filter((corner) => corner.y < placeOf(board, id).y).length === 2;
  });
  return (
    <>
      <rect x={x} y={y} width={width} height={height} class="m-land" />
      <rect x={x + 9} y={y + 9} width={width - 18} height={height - 18} rx="10" class="m-frame" />
      <path d={fields} class="m-terrain m-field" />
      <path d={fields} class="m-terrain" fill="url(#m-furrows)" stroke="url(#m-furrows)" />
      {(['forest', 'quarry', 'dunes'] as const).map((terrain) => {
        const d = lotsIn(terrain);
        return d && <path key={terrain} d={d} class={`m-terrain m-${terrain}`} />;
      })}
      {river && (
        <>
          <path d={river} class="m-bank" />
          <path d={river} class="m-water" />
          <path d={river} class="m-ripple" />
        </>
      )}
      <path d={shapes(pointingDown, 1)} class="m-lots" />
      {scenery.map(({ drawing, ...place }) => (
        <Drawn key={`${place.x} ${place.y}`} name={drawing} {...place} />
      ))}
      <path
        d={linesOf(board)
          .map((ends) => openPath(ends.map((id) => placeOf(board, id))))
          .join('')}
        class="m-lines"
      />
      {board.bushes.map((lot) => (
        <g key={lot}>
          <path d={polygon(scaled(cornersOf(board, lot), 0.8))} class="m-thicket" />
          <Drawn name="bush" {...placeOf(board, lot)} />
        </g>
      ))}
    </>
  );
}
