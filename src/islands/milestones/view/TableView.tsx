import { wordsFor as playWordsFor } from 'words:play';
import { wordsFor } from 'words:table';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Pointed } from '../../../machines/chooser.ts';
import type { TableGame } from '../../../machines/game.ts';
import { gameOf, lastSeen } from '../../../milestones/history.ts';
import type { Employment, Space } from '../../../milestones/index.ts';
import type { Names } from '../../../telling/names.ts';
import { lazily } from '../../ui/lazily.ts';
import { shortcut } from '../../ui/shortcuts.ts';
import { TileRow } from '../acting/TileRow.tsx';
import { BoardPane } from '../board/BoardPane.tsx';
import { useMovement } from '../motion/use-movement.ts';
import type { Site } from '../pieces/geometry.ts';
import { type Marks, marksOf } from '../pieces/marks.ts';
import type { Spot } from '../pieces/Spots.tsx';
import { SeatBoard } from '../seats/SeatBoard.tsx';
import { SeatStrip } from '../seats/SeatStrip.tsx';
import { Side } from '../seats/Side.tsx';

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
  readonly said: string;
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
  /** The end of what lies beside the table. */
  readonly side: ComponentChildren;
}

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
        {props.side}
      </Side>
    ),
    [table, names, player, tileChoice?.row, props.side],
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
      <p class="unseen" role="status">
        {props.said}
      </p>
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
        label={playWordsFor(names.language)('board.label')}
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
        <section class="own-board" {...shortcut('loop')}>
          <h2 class="unseen">{playWords('loop.heading', { player: seats[player]?.name ?? '' })}</h2>
          <SeatBoard
            names={names}
            seats={seats}
            state={state}
            player={player}
            spaces={props.spaces}
            spots={props.loopSpots}
            highlight={marks.loop(player).highlight}
          >
            {props.onLoop}
          </SeatBoard>
        </section>
        <div class="table-act">{props.act}</div>
      </div>
      {side}
    </section>
  );
}
