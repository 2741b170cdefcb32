import './pieces.css';
import { BuildingDrawings } from './drawings/buildings.tsx';
import { CountryDrawings } from './drawings/country.tsx';
import { GoodsDrawings } from './drawings/goods.tsx';
import { KindDrawings } from './drawings/kinds.tsx';
import { PieceDrawings } from './drawings/pieces.tsx';
import { PlayerDrawings } from './drawings/players.tsx';
import { WorkerDrawings } from './drawings/workers.tsx';

/**
 * All drawings of the game, once on every page that shows any of them: the page holds this without a client directive, and
 * the components only refer to it. So no drawing is ever script, and any number of boards on a page share one copy.
 * With `some` the page keeps those that it shows (see `used-drawings.ts`). Not `display: none`, which would switch the patterns off.
 */
export function Sprite({ some = false }: { readonly some?: boolean }) {
  return (
    <svg class="m-sprite" data-some={some ? '' : undefined} width="0" height="0" aria-hidden="true">
      <defs>
        <pattern id="m-hatch" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V13M0 0H13" class="m-hatching" />
        </pattern>
        <pattern id="m-furrows" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(-30)">
          <path d="M0 3H12" class="m-furrow" />
        </pattern>
        <CountryDrawings />
        <PieceDrawings />
        <PlayerDrawings />
        <BuildingDrawings />
        <WorkerDrawings />
        <GoodsDrawings />
        <KindDrawings />
      </defs>
    </svg>
  );
}
