import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Employment, GOODS, type Good, type Player, type Space } from '../../milestones/index.ts';
import { Drawn } from './Drawn.tsx';
import type { Place, View } from './geometry.ts';
import { Layers } from './Layers.tsx';
import { goodsMark, goodsPlace, PLAYER_VIEW, picturePlace, piecePlace, spaceOutline } from './loop-places.ts';
import type { Spot } from './Spots.tsx';
import { WorkerCard } from './WorkerCard.tsx';

interface Props {
  readonly player: Pick<Player, 'goods' | 'spaces'> & {
    /** Null where nobody knows where it is. */
    readonly piece: Space | null;
  };
  /** 0 to 3: the shape and colour of the playing piece, and the flag of the castle; null where the page gives the flag its colour. */
  readonly index: number | null;
  /** What the picture shows, in words. */
  readonly label: string;
  readonly spots?: readonly Spot<Space>[];
  /** Spaces that shine, such as workers that have just yielded. */
  readonly highlight?: readonly Space[];
  /** Goods that shine. */
  readonly markedGoods?: readonly Good[];
  /** The part that is shown; otherwise the whole board. */
  readonly view?: View;
  /** What else is drawn on it. */
  readonly children?: ComponentChildren;
}

const BUILDINGS = ['castle', 'mill', 'board-of-works', 'trading-house'] as const;

/** The road of the loop, and arrows that lead round it clockwise. */
function Road() {
  const right = [110, 210, 310, 410, 510, 610, 710].map((x) => `M${x - 5} 158l10 9-10 9`);
  const left = [210, 410, 610].map((x) => `M${x + 5} 208l-10 9 10 9`);
  return (
    <>
      <rect x="14" y="144" width="792" height="96" rx="48" class="m-road" />
      <path d="M70 192H752" class="m-hedge" />
      <path d="M70 192H752" class="m-hedge m-leaves" />
      <path d={[...right, ...left, 'M26 197l9-10 9 10M776 187l9 10 9-10'].join('')} class="m-arrows" />
    </>
  );
}

function OnSpace({ employment, x, y }: { readonly employment: Employment } & Place) {
  if (employment === null) return <Drawn name="empty" x={x} y={y} />;
  if (employment === 'covered') return <Drawn name="cover" x={x} y={y} />;
  return <WorkerCard worker={employment} bonus={employment.bonus} x={x} y={y} />;
}

function GoodsBelow({ goods }: Pick<Player, 'goods'>) {
  return GOODS.map((good) => {
    const { x, y } = goodsPlace(good);
    return (
      <g key={good} class={goods[good] === 0 ? 'm-none' : undefined}>
        <Drawn name={good} x={x} y={y} />
        <text x={x + 38} y={y + 16} class="m-count">
          {goods[good]}
        </text>
      </g>
    );
  });
}

/** A player board: the loop with its workers and buildings, the playing piece on it, the goods below. */
export function PlayerBoard({
  player,
  index,
  label,
  spots = [],
  highlight = [],
  markedGoods = [],
  view,
  children,
}: Props) {
  const piece = `player-${index}`;
  const lying = useMemo(
    () => (
      <>
        <rect x="2" y="2" width="816" height="368" rx="12" class="m-table" />
        <Road />
        {BUILDINGS.map((building) => (
          // The colour of its flag is told to the castle alone: told to the board, it would have all of it styled anew with each turn.
          <Drawn
            key={building}
            name={building}
            {...picturePlace(building)}
            {...(building === 'castle' && index !== null && { class: `m-banner-${index}` })}
          />
        ))}
        {player.spaces.map((employment, i) => {
          const space = `worker-${i + 1}` as Space;
          return <OnSpace key={space} employment={employment} {...picturePlace(space)} />;
        })}
        {highlight.map((space) => (
          <path key={space} d={spaceOutline(space).mark} class="m-highlight" />
        ))}
        {player.piece !== null && (
          <g class="m-walker">
            <Drawn name={piece} {...piecePlace(player.piece)} scale={1.1} />
          </g>
        )}
        <GoodsBelow goods={player.goods} />
        {markedGoods.map((good) => (
          <path key={good} d={goodsMark(good)} class="m-highlight" />
        ))}
      </>
    ),
    [player, piece, highlight.join(), markedGoods.join()],
  );
  return (
    <Layers
      class="player-board"
      whole={PLAYER_VIEW}
      part={view}
      label={label}
      layers={[lying]}
      spots={spots}
      outlineOf={spaceOutline}
      ghostOf={(spot) =>
        spot.piece === undefined ? (
          <Drawn name={piece} {...piecePlace(spot.at)} scale={1.1} />
        ) : (
          <Drawn name={spot.piece} {...picturePlace(spot.at)} />
        )
      }
    >
      {children}
    </Layers>
  );
}
