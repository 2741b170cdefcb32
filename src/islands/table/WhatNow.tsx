import './what-now.css';
import { wordsFor } from 'words:acting';
import { wordsFor as teachingWordsFor } from 'words:teaching';
import { impossibleIn, type Possible, possibleIn } from '../../machines/possibilities.ts';
import type { ActionType, Game } from '../../milestones/index.ts';
import { changeSettings } from '../settings/settings.ts';
import { useSettings } from '../settings/use-settings.ts';
import { yieldInWords, yieldsAhead } from './ahead.ts';
import { kindInWords, placesInWords, whyNot } from './consequences.ts';
import { Dialog } from './Dialog.tsx';
import type { Names } from './names.ts';
import { RuleLink } from './RuleLink.tsx';

interface Props {
  readonly game: Game;
  readonly names: Names;
  /** Whether the turn is over and waits for its end to be confirmed. */
  readonly ended: boolean;
  /** The kinds of actions that can be chosen now. */
  readonly tools: readonly ActionType[];
  readonly onChoose: (type: ActionType) => void;
  readonly onClose: () => void;
}

/** What can be done now and in how many places, and why everything else cannot. */
export function WhatNow({ game, names, ended, tools, onChoose, onClose }: Props) {
  const words = wordsFor(names.language);
  return (
    <Dialog
      language={names.language}
      heading={words('whatNow')}
      onClose={(value) => {
        onClose();
        if (value !== '') onChoose(value as ActionType);
      }}
    >
      {ended ? (
        <p>{words('whatNow.turnEnd')}</p>
      ) : (
        <>
          <h3>{words('whatNow.possible')}</h3>
          <ul class="what-now">
            {possibleIn(game).map((possible) => (
              <li key={possible.type}>
                <PossibleKind game={game} possible={possible} names={names} />
                {tools.length > 1 && tools.includes(possible.type) && (
                  <button type="submit" value={possible.type}>
                    {words('whatNow.choose')}
                    <span class="unseen"> {kindInWords(possible.type, names)}</span>
                  </button>
                )}
              </li>
            ))}
          </ul>
          <h3>{words('whatNow.impossible')}</h3>
          <ul class="what-now">
            {impossibleIn(game).map(({ types, refusal }) => (
              <li key={types.join()}>
                <p>
                  <strong>{names.list(types.map((type) => kindInWords(type, names)))}</strong>
                  <br />
                  {whyNot(types[0] as ActionType, [refusal], names)}{' '}
                  {refusal.rule !== null && <RuleLink language={names.language} id={refusal.rule} />}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <ExplainSwitch names={names} />
    </Dialog>
  );
}

/** A kind of action with its places; for a move what every space ahead gives. */
function PossibleKind({ game, possible, names }: Pick<Props, 'game' | 'names'> & { readonly possible: Possible }) {
  const places = placesInWords(possible, names);
  const heading = <strong>{kindInWords(possible.type, names)}</strong>;
  if (possible.type !== 'move')
    return (
      <p>
        {places === '' ? (
          heading
        ) : (
          <>
            {heading}: {places}
          </>
        )}
      </p>
    );
  const { spaces } = game.state.players[game.state.player] as Game['state']['players'][number];
  return (
    <div>
      <p>{heading}</p>
      <ul>
        {[...yieldsAhead(game)].map(([space, ahead]) => {
          const what = yieldInWords(space, ahead, names);
          return (
            <li key={space}>
              {names.to(space, spaces)}
              {what === '' ? '' : `: ${what}`}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function ExplainSwitch({ names }: Pick<Props, 'names'>) {
  const words = teachingWordsFor(names.language);
  const { explain } = useSettings();
  return (
    <label class="explain-switch">
      <input
        type="checkbox"
        checked={explain}
        onChange={({ currentTarget: { checked } }) => changeSettings({ explain: checked })}
      />
      <span>{words('switch')}</span>
    </label>
  );
}
