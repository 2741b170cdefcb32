import '../page-parts/rule-pictures/pictures.css';
import { wordsFor } from 'words:site';
import { exampleOf } from '../activities/examples/all-examples.ts';
import { captionsOf } from '../activities/examples/captions.ts';
import { Board } from '../board/pieces/Board.tsx';
import { viewOf } from '../board/pieces/geometry.ts';
import { frameMarks } from '../choosing/frame-marks.ts';
import { Annotated, Note, near } from '../page-parts/rule-pictures/annotations.tsx';
import { vpOf } from '../page-parts/rule-pictures/played.ts';
import { describeBoard } from '../telling/board-in-words.ts';
import { namesFor } from '../telling/names.ts';
import { pageAddress } from '../words/addresses.ts';
import type { Language } from '../words/languages.ts';

/** The example whose last step is shown. */
const EXAMPLE = 'street';

/**
 * The picture on the home page: a player builds a street section and scores, in the drawings of the game itself.
 * Throws where the example does not end with a section.
 */
export function HomePicture({ language }: { readonly language: Language }) {
  const { frames } = exampleOf(EXAMPLE);
  const last = frames.at(-1);
  const built = last?.events.find((event) => event.type === 'street-built');
  if (last === undefined || built === undefined)
    throw new Error(`the example “${EXAMPLE}” does not end with a street section`);
  const { board, state, workerTiles } = last.shown;
  return (
    <figure>
      <Annotated
        view={viewOf(board)}
        marks={<Note {...near(board, built.section[1], 0, -62)} text={`+${vpOf(last.events)}`} size={50} />}
      >
        <Board
          board={board}
          state={state}
          label={describeBoard(last.shown, namesFor(language, board, workerTiles))}
          highlight={frameMarks(last).board.highlight}
        />
      </Annotated>
      <figcaption>
        {captionsOf(language, EXAMPLE, frames).at(-1)}{' '}
        <a href={pageAddress(language, `examples/${EXAMPLE}/`)}>{wordsFor(language)('home.step')}</a>
      </figcaption>
    </figure>
  );
}
