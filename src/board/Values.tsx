import './values.css';
import { useMemo } from 'preact/hooks';
import { type Choice, isChosen } from '../machines/choice.ts';
import type { Game } from '../milestones/index.ts';
import { placeOf, viewBoxOf } from './pieces/geometry.ts';
import { valuesAhead } from './values-ahead.ts';

interface Props {
  readonly game: Game;
  /** What is being chosen. */
  readonly choice: Choice;
}

/** A bonus tile on the lot, or a marketplace, stays in sight. */
const ASIDE = 22;

/** What would be scored at each place of the board that can be chosen. Its spots have it in their names, or in what is previewed. */
export function Values({ game, choice }: Props) {
  const { board, state } = game;
  const { type } = choice;
  const values = useMemo(() => valuesAhead(game, type), [game, type]);
  const isOpen = (at: string) => !isChosen(choice, type === 'house' ? 'lots' : 'points', at);
  if (type === 'deliver' && choice.marketplace !== undefined) return null;
  return (
    <svg class="board-values" viewBox={viewBoxOf(board)} aria-hidden="true">
      {[...values].map(([at, vp]) => {
        if (!isOpen(at)) return null;
        const { x, y } = placeOf(board, at);
        const aside = type === 'house' && state.bonusTiles[at] === undefined ? 0 : ASIDE;
        return (
          <g key={at} transform={`translate(${x + aside} ${y + aside})`}>
            <rect x="-25" y="-18" width="50" height="36" rx="18" />
            <text y="10">+{vp}</text>
          </g>
        );
      })}
    </svg>
  );
}
