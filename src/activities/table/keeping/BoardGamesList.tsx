import { wordsFor } from 'words:games';
import { PlayerMark } from '../../../board/pieces/icons.tsx';
import { GamesList } from '../../../keeping/GamesList.tsx';
import type { Showing } from '../../../keeping/showing.ts';
import { whenInWords } from '../../../keeping/when.ts';
import { COLOURS } from '../../../milestones/index.ts';
import { playerIn } from '../../../telling/reader.ts';
import type { Language } from '../../../words/languages.ts';
import { BoardStatistics } from './BoardStatistics.tsx';
import type { BoardKeeper } from './board-games.ts';
import { type KeptGame, readTable, type Summary } from './kept-game.ts';
import { Problem } from './Problem.tsx';
import { titleOf } from './title.ts';

const SHOWING: Showing<Summary> = { titleOf, isOver: ({ over }) => over, Standing, Fault };

function Standing({ language, summary }: { readonly language: Language; readonly summary: Summary }) {
  const words = wordsFor(language);
  const { seats, over, player, changed } = summary;
  return (
    <>
      <ul class="game-scores">
        {seats.map(({ name, colour, vp }) => (
          <li key={name}>
            <PlayerMark index={COLOURS.indexOf(colour)} />
            {words('score', { player: name, vp })}
          </li>
        ))}
      </ul>
      <p class="game-when">
        {over ? words('over') : words('turn', playerIn(seats[player]?.name ?? '', language))} ·{' '}
        {words('changed', { when: whenInWords(language, changed) })}
      </p>
    </>
  );
}

function Fault({ language, game }: { readonly language: Language; readonly game: KeptGame }) {
  const read = readTable(game);
  return read.ok ? null : <Problem language={language} problems={read.problems} />;
}

interface Props {
  readonly language: Language;
  readonly keeping: BoardKeeper;
  readonly onContinue: (id: string) => Promise<void>;
  readonly onFile: (file: File) => void;
  /** Shows a game at the table as it was after so many steps. */
  readonly onShow: (id: string, at: number) => void;
}

/** The games of Milestones in this browser, and what those against computers came to. */
export function BoardGamesList(props: Props) {
  return (
    <>
      <GamesList {...props} showing={SHOWING} />
      <BoardStatistics language={props.language} games={props.keeping.games} onShow={props.onShow} />
    </>
  );
}
