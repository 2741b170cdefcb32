import './lot-values.css';
import { useMemo } from 'preact/hooks';
import { type Choice, offeredAt } from '../../../machines/choice.ts';
import { type Game, houseValue, layoutOf, netOf } from '../../../milestones/index.ts';
import { placeOf, viewBoxOf } from '../pieces/geometry.ts';

interface Props {
  readonly game: Game;
  /** The house that is being chosen. */
  readonly choice: Choice;
}

/** A bonus tile on the lot stays in sight. */
const ASIDE = 22;

/** What a house would score on each lot that it may stand on (8.11). Its spots have it in their names. */
export function LotValues({ game, choice }: Props) {
  const { board, state } = game;
  const values = useMemo(() => {
    const layout = layoutOf(board);
    const net = netOf(layout, state);
    const allowed = offeredAt(game, { type: 'house' }, 'lots');
    return layout.lots.filter(({ id }) => allowed.has(id)).map((lot) => ({ lot, vp: houseValue(layout, net, lot) }));
  }, [game]);
  const chosen = choice.type === 'house' ? choice.lot : undefined;
  return (
    <svg class="lot-values" viewBox={viewBoxOf(board)} aria-hidden="true">
      {values.map(({ lot: { id }, vp }) => {
        if (id === chosen) return null;
        const { x, y } = placeOf(board, id);
        const aside = state.bonusTiles[id] === undefined ? 0 : ASIDE;
        return (
          <g key={id} transform={`translate(${x + aside} ${y + aside})`}>
            <rect x="-25" y="-18" width="50" height="36" rx="18" />
            <text y="10">+{vp}</text>
          </g>
        );
      })}
    </svg>
  );
}
