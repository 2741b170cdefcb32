import { wordsFor as actingWordsFor } from 'words:acting';
import { wordsFor as playWordsFor } from 'words:play';
import { wordsFor as settingsWordsFor } from 'words:settings-button';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { ActionBar } from '../../choosing/ActionBar.tsx';
import { Panel } from '../../choosing/Panel.tsx';
import { TakingBack } from '../../choosing/TakingBack.tsx';
import type { ThingId } from '../../machines/first-times.ts';
import type { TableGame, WaitsFor } from '../../machines/game.ts';
import { beginsTurn, gameOf } from '../../milestones/history.ts';
import { SettingsIcon } from '../../settings/SettingsIcon.tsx';
import type { Names } from '../../telling/names.ts';
import { askFor } from '../../telling/questions.ts';
import { endedByItself, happenedInTurn } from '../../telling/steps-in-words.ts';
import { BarIcon, HelpIcon } from '../../ui/BarIcon.tsx';
import { lazily } from '../../ui/lazily.ts';
import { SearchIcon } from '../../ui/SearchIcon.tsx';
import { openSearch } from '../../ui/to-search.ts';
import type { useAdvice } from './computer/use-advice.tsx';
import { type useActing, whyOf } from './use-acting.ts';
import { type useHelp, WhatNow } from './use-help.tsx';

const Explanation = lazily(
  () => import('../../choosing/Explanation.tsx'),
  (module) => module.Explanation,
);
const Since = lazily(
  () => import('./log/Since.tsx'),
  (module) => module.Since,
);

interface Props {
  readonly names: Names;
  readonly table: TableGame;
  readonly waitsFor: WaitsFor;
  readonly prompt: string;
  readonly acting: ReturnType<typeof useActing>;
  readonly advice: ReturnType<typeof useAdvice>;
  readonly help: ReturnType<typeof useHelp>;
  /** The guide of a first game, where one may be. */
  readonly guide: ComponentChildren;
  readonly explains: boolean;
  /** How many tiles of the pile would be taken back that have been seen, where that is to be decided. */
  readonly takingBack: number | null;
  /** Says what was explained. */
  readonly onExplain: (told: string) => void;
}

/** What is to be done at the table: the panel, what explains it and what the computers advise, and the bar. */
export function Acts(props: Props) {
  const { names, table, waitsFor, acting, advice, help } = props;
  const { language } = names;
  const { history, seats } = table;
  const game = gameOf(history);
  const { turnsLeft } = game.state;
  const { chooser, stepping, isPersons } = acting;
  const words = actingWordsFor(language);
  const [read, setRead] = useState<readonly ThingId[]>([]);
  // A visit that ended a turn was another player’s, and not the visit of the one who is asked now.
  const ownVisitEnded = beginsTurn(history, history.at) ? '' : endedByItself(table, names);
  const happened =
    waitsFor === 'turnEnd' || !isPersons
      ? happenedInTurn(table, names)
      : `${ownVisitEnded} ${askFor(game, chooser.choice, { names })}`.trim();
  return (
    <>
      {waitsFor !== 'over' && (
        <Panel
          game={game}
          names={names}
          prompt={props.prompt}
          chooser={chooser}
          why={whyOf(chooser, names)}
          preview={acting.preview}
          told={acting.leftOut + happened}
          above={
            turnsLeft !== null && <p class="last-turns">{playWordsFor(language)('turn.last', { n: turnsLeft })}</p>
          }
          onPress={acting.press}
          onChoose={acting.choose}
          onTakeNearest={acting.takeNearest}
        >
          {isPersons && waitsFor !== 'turnEnd' && props.guide}
          {waitsFor === 'move' && <Since names={names} history={history} seats={seats} onWhy={advice.why} />}
        </Panel>
      )}
      {props.explains && isPersons && (
        <Explanation
          key={`${history.at} ${waitsFor}`}
          language={language}
          history={history}
          isPerson={(seat) => seats[seat]?.by === 'person'}
          isUnseen={advice.isUnseen}
          read={read}
          onRead={(things) => setRead([...read, ...things])}
          onTell={props.onExplain}
        />
      )}
      {advice.shown}
      <ActionBar
        language={language}
        undoTurn={stepping.undoTurn}
        undo={stepping.undo}
        redo={stepping.redo}
        redoTurn={stepping.redoTurn}
        primary={acting.primary}
        pressedAgain={acting.pressedAgain}
        more={
          <>
            <BarIcon name="whatNow" label={words('whatNow')} onPress={() => help.show('whatNow')}>
              <HelpIcon />
            </BarIcon>
            <BarIcon name="search" label={words('bar.search')} onPress={openSearch}>
              <SearchIcon />
            </BarIcon>
            {advice.others}
            <BarIcon name="settings" label={settingsWordsFor(language)('open')} onPress={help.openSettings}>
              <SettingsIcon />
            </BarIcon>
          </>
        }
      >
        {advice.hint}
      </ActionBar>
      {help.asksWhatNow && (
        <WhatNow
          game={game}
          names={names}
          ended={waitsFor === 'turnEnd'}
          tools={chooser.tools}
          onChoose={(type) => acting.choose({ type })}
          onKeys={() => help.show('list')}
          onClose={help.close}
        />
      )}
      {props.takingBack !== null && (
        <TakingBack language={language} seen={props.takingBack} onDecide={stepping.decide} />
      )}
    </>
  );
}
