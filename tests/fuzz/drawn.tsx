import { renderToString } from 'preact-render-to-string';
import { Board } from '../../src/board/pieces/Board.tsx';
import { PlayerBoard } from '../../src/board/pieces/PlayerBoard.tsx';
import { ScoreTrack } from '../../src/board/pieces/ScoreTrack.tsx';
import { type Game, targetScore } from '../../src/milestones/index.ts';

/** About four times what the practice board with all its pieces takes: a browser draws that in less than 200 ms. */
const MOST = { nodes: 6_000, letters: 600_000 } as const;

/** Draws what lies on the table. Throws where that cannot be drawn, or has more parts than a browser draws at once. */
export function drawn({ board, state }: Game): void {
  const html = renderToString(
    <>
      <Board board={board} state={state} label="" />
      <ScoreTrack
        target={targetScore(state.players.length)}
        players={state.players.map(({ vp }, index) => ({ vp, index }))}
        label=""
      />
      {state.players.map((player, index) => (
        <PlayerBoard key={index} player={player} index={index} label="" />
      ))}
    </>,
  );
  const nodes = html.match(/<\w/g)?.length ?? 0;
  if (nodes > MOST.nodes || html.length > MOST.letters)
    throw new Error(`a picture of ${nodes} nodes and ${html.length} letters`);
}
