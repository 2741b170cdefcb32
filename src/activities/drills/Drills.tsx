import { wordsFor } from 'words:drills';
import { usePlayableBoards } from '../../entered-boards/use-boards.ts';
import { bringSomeTime } from '../../kit/network.ts';
import { FetchNotice } from '../../ui/FetchNotice.tsx';
import { Live } from '../../ui/Live.tsx';
import { drawSeed } from '../../ui/seed.ts';
import type { Language } from '../../words/languages.ts';
import { BoardChoice } from './BoardChoice.tsx';
import type { Drill } from './drill.ts';
import { Exercise } from './Exercise.tsx';
import { showsBoard } from './Pictures.tsx';
import { bringDrawing, useDrawn } from './use-drawn.ts';
import { practised, useWanted } from './use-wanted.ts';

interface Props {
  readonly language: Language;
  /** The drill that stands in the page: the first where none of its topic has been answered, or where this one is being answered. */
  readonly first: Drill;
  readonly players: readonly string[];
}

/** The drills of a topic, one after the other. The address names the one that is shown, so that it can be handed on. */
export default function Drills({ language, first, players }: Props) {
  const words = wordsFor(language);
  const { topic } = first;
  const { wanted, isBroken, go } = useWanted(first);
  const { drill, seed, link, follows, own, isMissing, fetching } = useDrawn(first, wanted);
  const isBrokenLink = link !== null && own === null;
  const boards = usePlayableBoards(showsBoard(topic));
  const keepPractised = () => {
    // The next one is wanted soon.
    void bringSomeTime(bringDrawing);
    void bringSomeTime(() => import('./practised-store.ts')).then((store) => store.keepPractised(practised(topic)));
  };
  return (
    <>
      {(isBroken || isBrokenLink) && (
        <Live class="drill-notice" of={wanted}>
          {words('broken')}
        </Live>
      )}
      {(boards.length > 0 || own !== null) && (
        <BoardChoice
          language={language}
          boards={boards}
          link={own?.text ?? null}
          onChoose={(link) => go(wanted.seed, link, false)}
        />
      )}
      {drill === null ? (
        <Live class="drill-notice" of={wanted}>
          {words('board.small')}
        </Live>
      ) : (
        // Where it is not what the reader came for, it takes no answer that would be lost.
        <div inert={isMissing && !wanted.follows}>
          <Exercise
            key={`${seed} ${own?.text ?? null}`}
            language={language}
            drill={drill}
            players={players}
            follows={follows}
            onChecked={keepPractised}
            nextLabel={words('next')}
            onNext={() => go(drawSeed(), isBrokenLink ? null : link, true)}
          />
        </div>
      )}
      {isMissing && fetching.state !== 'here' && <FetchNotice state={fetching.state} onAgain={fetching.again} />}
      <p class="drill-seed notranslate">{words('number', { seed })}</p>
    </>
  );
}
