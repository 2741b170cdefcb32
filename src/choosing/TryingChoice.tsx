import { wordsFor } from 'words:stepper';
import { wordsFor as tableWordsFor } from 'words:table';
import type { Choice } from '../machines/choice.ts';
import type { Game } from '../milestones/index.ts';
import type { Names } from '../telling/names.ts';
import { askFor } from '../telling/questions.ts';
import { whyRefused } from '../telling/refusals-in-words.ts';
import { GoodsChoice } from './GoodsChoice.tsx';
import { PreviewMessage, Refused } from './Message.tsx';
import type { Trying } from './use-trying.ts';

interface Props {
  readonly game: Game;
  readonly trying: Trying;
  readonly names: Names;
}

/** What is chosen so far and what is still to choose, why something is refused, and what would come of it. */
export function TryingChoice({ game, trying, names }: Props) {
  const words = wordsFor(names.language);
  const tableWords = tableWordsFor(names.language);
  const { tools, choice, preview, finishing, refusals, instead, choose } = trying;
  return (
    <>
      {tools.length > 1 && (
        <fieldset class="choosing-tools" aria-label={tableWords('tool.label')}>
          {tools.map((type) => (
            <button
              key={type}
              type="button"
              aria-pressed={choice?.type === type}
              onClick={() => choose({ type } as Choice)}
            >
              {tableWords(`tool.${type as 'hire'}`)}
            </button>
          ))}
        </fieldset>
      )}
      {choice === null ? (
        tools.length === 0 && finishing === undefined && <p>{words('nothing-left')}</p>
      ) : (
        <>
          <p>{askFor(game, choice, { names })}</p>
          <GoodsChoice game={game} choice={choice} names={names} onPress={trying.press} onChoose={choose} />
        </>
      )}
      {refusals.length > 0 && (
        <Refused
          game={game}
          why={whyRefused(refusals, names)}
          instead={instead}
          names={names}
          onTakeNearest={trying.takeNearest}
        />
      )}
      {preview !== null && refusals.length === 0 && <PreviewMessage preview={preview} names={names} />}
    </>
  );
}
