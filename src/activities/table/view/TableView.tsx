import { wordsFor as playWordsFor } from 'words:play';
import { wordsFor } from 'words:table';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { BoardPane } from '../../../board/BoardPane.tsx';
import type { Site } from '../../../board/pieces/geometry.ts';
import { type Marks, marksOf } from '../../../board/pieces/marks.ts';
import type { Spot } from '../../../board/pieces/Spots.tsx';
import { SeatBoard } from '../../../board/seats/SeatBoard.tsx';
import { SeatStrip } from '../../../board/seats/SeatStrip.tsx';
import { TileRow } from '../../../choosing/TileRow.tsx';
import type { Pointed } from '../../../machines/chooser.ts';
import type { TableGame } from '../../../machines/game.ts';
import { gameOf, lastSeen } from '../../../milestones/history.ts';
import type { Employment, Space } from '../../../milestones/index.ts';
import type { Names } from '../../../telling/names.ts';
import { playerIn } from '../../../telling/reader.ts';
import { Live } from '../../../ui/Live.tsx';
import { lazily } from '../../../ui/lazily.ts';
import { shortcut } from '../../../ui/shortcuts.ts';
import { useMedia } from '../../../ui/use-media.ts';
import type { Said } from '../../../ui/use-said.ts';
import { Side } from '../seats/Side.tsx';
import { useMovement } from './use-movement.ts';

type TileRowName = 'starting' | 'display';

/** How the tiles of a row are chosen. */
export interface TileChoice {
  readonly row: TileRowName;
  readonly onPress: (pressed: Pointed) => void;
  readonly isChosen: (tile: string) => boolean;
  readonly isAllowed: (tile: string) => boolean;
}

interface Props {
  readonly names: Names;
  readonly table: TableGame;
  /** Whose player board lies in front. */
  readonly player: number;
  /** Added to the class of the whole. */
  readonly mode?: 'over' | 'past' | undefined;
  readonly label: string;
  /** What is announced. */
  readonly said: Said;
  /** The whole table, to be brought before the players. */
  readonly section: RefObject<HTMLElement>;
  readonly boardSpots: readonly Spot<Site>[];
  readonly loopSpots: readonly Spot<Space>[];
  /** What else is drawn on the game board. */
  readonly onBoard?: ComponentChildren;
  /** What else is drawn on the player board in front. */
  readonly onLoop?: ComponentChildren;
  /** The employment spaces as they would be after what is being chosen. */
  readonly spaces?: readonly Employment[] | null | undefined;
  readonly tileChoice?: TileChoice | undefined;
  /** What shines in place of the last step. */
  readonly hint?: Marks | null;
  /** Changes whenever something else is to be looked at on the board. */
  readonly attention: string;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** Below the players. */
  readonly head?: ComponentChildren;
  /** What is to be done. */
  readonly act: ComponentChildren;
  /** What has happened. */
  readonly log: ComponentChildren;
  /** The end of what lies beside the table. */
  readonly side: ComponentChildren;
}

/** Where the hand has a corner below the loop (as in `table.css`). */
const CORNER = '(62rem <= width < 76rem), (width >= 76rem) and (height < 57rem)';

const Standings = lazily(
  () => import('../seats/Standings.tsx'),
  (module) => module.Standings,
);

/**
 * Says at the root of the page what it leaves room for: a style that asked whether the page holds a table would ask with every press.
 * It stands before everything that measures how much room there is.
 */
function LeaveRoom({ mode }: Pick<Props, 'mode'>) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.table = mode ?? 'played';
    return () => {
      delete dataset.table;
    };
  }, [mode]);
  return null;
}

/** Everything that lies on the table after the last step of its history, which shines. */
export function TableView(props: Props) {
  const { names, table, player, mode, tileChoice } = props;
  const words = wordsFor(names.language);
  const playWords = playWordsFor(names.language);
  const { history, seats } = table;
  const game = gameOf(history);
  const { state } = game;
  const [counting, setCounting] = useState(false);
  const lastStep = lastSeen(history);
  const marks = props.hint ?? marksOf({ game, player, events: lastStep?.events ?? [] });
  useMovement(props.section, history, seats);
  const hasCorner = useMedia(CORNER) && mode !== 'over';
  const tileRows = { starting: state.startingTiles, display: state.display };
  const laid = state.startingTiles.length > 0 ? (['starting', 'display'] as const) : (['display'] as const);
  // Tiles to choose from come into the hand, to the loop that they are placed on; where they lay, a shadow keeps the place.
  const tileRow = (row: TileRowName, choice?: TileChoice) => {
    const away = choice === undefined && tileChoice?.row === row;
    return (
      <TileRow
        key={row}
        heading={words(`${row}.heading`)}
        tiles={tileRows[row]}
        workerTiles={game.workerTiles}
        names={names}
        away={away}
        onPress={choice?.onPress}
        isChosen={(tile) => choice?.isChosen(tile) ?? false}
        isAllowed={(tile) => choice?.isAllowed(tile) ?? false}
      />
    );
  };
  // Most of what lies beside the table is as it was, whatever is being chosen.
  const side = useMemo(
    () => (
      <Side table={table} names={names} player={player} tiles={laid.map((row) => tileRow(row))}>
        {!hasCorner && props.log}
        {props.side}
      </Side>
    ),
    [table, names, player, tileChoice?.row, props.log, props.side, hasCorner],
  );

  return (
    <section
      ref={props.section}
      class={mode === undefined ? 'table' : `table table-${mode}`}
      tabIndex={-1}
      aria-label={props.label}
      onKeyDown={props.onKeyDown}
    >
      <LeaveRoom mode={mode} />
      <h1 class="unseen">{playWords('title')}</h1>
      <Live class="unseen" of={props.said}>
        {props.said.text}
      </Live>
      <div class="table-head">
        <SeatStrip
          language={names.language}
          seats={seats}
          state={state}
          player={player}
          startingPlayer={game.options.startingPlayer}
          onCount={mode === 'over' || state.phase === 'over' ? undefined : () => setCounting(true)}
        />
        {counting && <Standings names={names} game={game} seats={seats} onClose={() => setCounting(false)} />}
        {props.head}
      </div>
      <BoardPane
        language={names.language}
        label={playWords('board.label')}
        game={game}
        spots={props.boardSpots}
        highlight={marks.board.highlight}
        attention={props.attention}
        name={table.started}
        isKept={mode !== 'past'}
      >
        {props.onBoard}
      </BoardPane>
      <div class="table-hand">
        {tileChoice !== undefined && (
          <div class="hand-tiles" {...shortcut('tiles')}>
            {tileRow(tileChoice.row, tileChoice)}
          </div>
        )}
        <OwnBoard {...props} marks={marks} />
        <div class="table-act">{props.act}</div>
        {hasCorner && <div class="hand-log">{props.log}</div>}
      </div>
      {side}
    </section>
  );
}

/** The player board of the player at the table, with what can be pressed on it. */
function OwnBoard({
  names,
  table: { history, seats },
  player,
  spaces,
  loopSpots,
  onLoop,
  marks,
}: Props & { readonly marks: Marks }) {
  const playWords = playWordsFor(names.language);
  return (
    <section class="own-board" {...shortcut('loop')}>
      <h2 class="unseen">{playWords('loop.heading', playerIn(seats[player]?.name ?? '', names.language))}</h2>
      <SeatBoard
        names={names}
        seats={seats}
        state={gameOf(history).state}
        player={player}
        spaces={spaces}
        spots={loopSpots}
        highlight={marks.loop(player).highlight}
      >
        {onLoop}
      </SeatBoard>
    </section>
  );
}
