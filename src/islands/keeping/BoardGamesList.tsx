import { wordsFor } from 'words:games';
import { COLOURS } from '../../milestones/index.ts';
import type { Language } from '../../words/languages.ts';
import { PlayerMark } from '../milestones/pieces/icons.tsx';
import { NotFetched } from '../ui/NotFetched.tsx';
import { useFetchingPress } from '../ui/use-fetched.ts';
import { BoardStatistics } from './BoardStatistics.tsx';
import type { BoardKeeper } from './board-games.ts';
import { GamesList } from './GamesList.tsx';
import { type KeptGame, readTable, type Summary } from './kept-game.ts';
import { Problem } from './Problem.tsx';
import type { Showing } from './showing.ts';
import { titleOf } from './title.ts';

const SHOWING: Showing<Summary> = { titleOf, isOver: ({ over }) => over, Standing, Fault };

function Standing({ language, summary }: { readonly language: Language; readonly summary: Summary }) {
  const words = wordsFor(language);
  const { seats, over, player, changed } = summary;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(changed));
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
        {over ? words('over') : words('turn', { player: seats[player]?.name ?? '' })} · {words('changed', { when })}
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
  /** Shows the game at the table as it was after so many steps. */
  readonly onLookBack: (at: number) => Promise<void>;
}

/** The games of Milestones in this browser, and what those against computers came to. */
export function BoardGamesList(props: Props) {
  const [failed, press] = useFetchingPress();
  const show = (id: string, at: number) =>
    press(async () => {
      await props.onContinue(id);
      await props.onLookBack(at);
    });
  return (
    <>
      <GamesList {...props} showing={SHOWING} />
      <BoardStatistics language={props.language} games={props.keeping.games} onShow={show} />
      {failed && <NotFetched />}
    </>
  );
}
