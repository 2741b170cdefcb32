import { wordsFor } from 'words:stepper';
import { wordsFor as tableWordsFor } from 'words:table';
import type { Choice } from '../../../machines/choice.ts';
import type { Game, Player } from '../../../milestones/index.ts';
import type { Names } from '../../../telling/names.ts';
import { sentenceOf } from '../../../telling/preview.ts';
import { askFor } from '../../../telling/questions.ts';
import { GoodsChoice } from '../acting/GoodsChoice.tsx';
import { PreviewMessage, RefusalMessage } from '../acting/Message.tsx';
import { pressing, type Trying } from './trying.ts';

interface Props {
  readonly game: Game;
  readonly trying: Trying;
  readonly names: Names;
  readonly say: (text: string) => void;
}

/** What is chosen so far and what is still to choose, why something is refused, and what would come of it. */
export function TryingChoice({ game, trying, names, say }: Props) {
  const words = wordsFor(names.language);
  const tableWords = tableWordsFor(names.language);
  const { tools, choice, preview, finishing, refusals, instead, choose } = trying;
  return (
    <>
      {tools.length > 1 && (
        <fieldset class="example-tools" aria-label={tableWords('tool.label')}>
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
        finishing === undefined && <p>{words('nothing-left')}</p>
      ) : (
        <>
          <p>{askFor(game, choice, { names })}</p>
          <GoodsChoice
            game={game}
            choice={choice}
            names={names}
            onPress={pressing(trying, names, say)}
            onChoose={choose}
          />
        </>
      )}
      {refusals.length > 0 && <RefusalMessage refusals={refusals} names={names} />}
      {instead !== null && (
        <p class="example-instead">
          {words('instead')}{' '}
          <button type="button" onClick={() => choose(instead)}>
            {sentenceOf(instead, game, game.state.players[game.state.player] as Player, names)}
          </button>
        </p>
      )}
      {preview !== null && refusals.length === 0 && <PreviewMessage preview={preview} names={names} />}
    </>
  );
}
