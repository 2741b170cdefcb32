import './tile-row.css';
import { wordsFor } from 'words:table';
import { WorkerTilePicture } from '../board/pieces/icons.tsx';
import type { Pointed } from '../machines/chooser.ts';
import type { WorkerTile } from '../milestones/index.ts';
import type { Names } from '../telling/names.ts';

interface Props {
  readonly heading: string;
  readonly tiles: readonly string[];
  readonly workerTiles: readonly WorkerTile[];
  readonly names: Names;
  /** Whether the tiles are only shadows here, because they are shown elsewhere. */
  readonly away?: boolean;
  /** Absent where no tile is to be chosen. */
  readonly onPress?: ((pressed: Pointed) => void) | undefined;
  readonly isChosen: (tile: string) => boolean;
  readonly isAllowed: (tile: string) => boolean;
}

/** Worker tiles in a row: to look at, or to choose one. */
export function TileRow({ heading, tiles, workerTiles, names, away = false, onPress, isChosen, isAllowed }: Props) {
  const words = wordsFor(names.language);
  const byId = new Map(workerTiles.map((tile) => [tile.id, tile]));
  return (
    <section class={away ? 'tile-row tile-row-away' : 'tile-row'} aria-hidden={away}>
      <h2>{heading}</h2>
      <ul>
        {tiles.map((id) => {
          const tile = byId.get(id) as WorkerTile;
          const name = words('tile.name', { tile: names.tile(id) });
          return (
            <li key={id}>
              {/* The button lies over the picture, so that its name is all there is to read of it. */}
              <span
                class={isAllowed(id) ? 'tile tile-allowed' : 'tile'}
                {...(onPress ? {} : { role: 'img', 'aria-label': name })}
              >
                <WorkerTilePicture workers={tile.workers} />
              </span>
              {onPress && (
                <button
                  type="button"
                  class="tile-button"
                  aria-pressed={isChosen(id)}
                  aria-label={isAllowed(id) ? words('spot.possible', { spot: name }) : name}
                  onClick={() => onPress({ place: 'tiles', value: id })}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
