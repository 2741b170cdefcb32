import './what-now.css';
import { wordsFor } from 'words:acting';
import { impossibleIn, type Possible, possibleIn } from '../machines/possibilities.ts';
import type { ActionType, Game, Refusal } from '../milestones/index.ts';
import { changeSettings } from '../settings/settings.ts';
import { useSettings } from '../settings/use-settings.ts';
import { kindInWords, placesInWords } from '../telling/consequences.ts';
import type { Names } from '../telling/names.ts';
import { whyNot } from '../telling/why-not.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { RuleLink } from '../ui/RuleLink.tsx';
import type { Language } from '../words/languages.ts';
import { yieldInWords, yieldsAhead } from './ahead.ts';

interface Props {
  readonly game: Game;
  readonly names: Names;
  /** Whether the turn is over and waits for its end to be confirmed. */
  readonly ended: boolean;
  /** The kinds of actions that can be chosen now. */
  readonly tools: readonly ActionType[];
  readonly onChoose: (type: ActionType) => void;
  readonly onKeys: () => void;
  readonly onClose: () => void;
}

/** The value of the button that leads to the keys. */
const KEYS = 'keys';

/** What can be done now and in how many places, and why everything else cannot. */
export function WhatNow({ game, names, ended, tools, onChoose, onKeys, onClose }: Props) {
  const words = wordsFor(names.language);
  const byReason = Map.groupBy(impossibleIn(game), ({ type, refusals }) => whyNot(type, refusals, names));
  return (
    <Dialog
      language={names.language}
      heading={words('whatNow')}
      onClose={(value) => {
        onClose();
        if (value === KEYS) onKeys();
        else if (value !== '') onChoose(value as ActionType);
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
            {[...byReason].map(([why, impossible]) => (
              <li key={why}>
                <p>
                  <strong>{names.list(impossible.map(({ type }) => kindInWords(type, names)))}</strong>
                  <br />
                  {why}{' '}
                  <RuleLinks language={names.language} refusals={impossible.flatMap(({ refusals }) => refusals)} />
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <div class="what-else">
        <ExplainSwitch names={names} />
        <button type="submit" value={KEYS} class="what-keys">
          {words('keys')}
        </button>
      </div>
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
  const words = wordsFor(names.language);
  const { explain } = useSettings();
  return (
    <label class="explain-switch">
      <input
        type="checkbox"
        checked={explain}
        onChange={({ currentTarget: { checked } }) => changeSettings({ explain: checked })}
      />
      <span>{words('explain.switch')}</span>
    </label>
  );
}

/** The rules of refusals, each once. */
function RuleLinks({ language, refusals }: { readonly language: Language; readonly refusals: readonly Refusal[] }) {
  const rules = new Set(refusals.flatMap(({ rule }) => rule ?? []));
  return [...rules].map((rule) => (
    <span key={rule}>
      <RuleLink language={language} id={rule} />{' '}
    </span>
  ));
}
