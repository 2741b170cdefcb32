import './table.css';
import { wordsFor as actingWordsFor } from 'words:acting';
import { wordsFor as computerWordsFor } from 'words:computer';
import { wordsFor as playWordsFor } from 'words:play';
import { wordsFor as settingsWordsFor } from 'words:settings-button';
import { wordsFor } from 'words:table';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isKept } from '../../../kit/storage-names.ts';
import { actionOf, allowedValues, type Choice, isChosen, nextField } from '../../../machines/choice.ts';
import type { Choosing, Pointed } from '../../../machines/chooser.ts';
import { computerAtTable, type GameMachineEvent, type TableGame, type WaitsFor } from '../../../machines/game.ts';
import type { PastOf } from '../../../machines/table.ts';
import { FINISHING, toolsFor } from '../../../machines/waiting.ts';
import { isLastChosen, isWhole } from '../../../machines/whole-choice.ts';
import { awaitsConfirmation, gameOf, playerAtTable } from '../../../milestones/history.ts';
import { legalActions } from '../../../milestones/index.ts';
import { foreseen } from '../../../telling/consequences.ts';
import { type Names, namesFor } from '../../../telling/names.ts';
import { promptFor } from '../../../telling/prompts.ts';
import { askFor } from '../../../telling/questions.ts';
import type { Why } from '../../../telling/refusals-in-words.ts';
import { endedByItself, happenedInTurn, stepInWords } from '../../../telling/steps-in-words.ts';
import { TELLINGS, toldSoFar } from '../../../telling/told-so-far.ts';
import { whyNotKind, whyNotNow } from '../../../telling/why-not.ts';
import type { Language } from '../../../words/languages.ts';
import { SettingsIcon } from '../../settings/SettingsIcon.tsx';
import { changeSettings } from '../../settings/settings.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { BarIcon, HelpIcon } from '../../ui/BarIcon.tsx';
import { lazily } from '../../ui/lazily.ts';
import { NotFetched } from '../../ui/NotFetched.tsx';
import { useShortcuts } from '../../ui/shortcuts.ts';
import { useSettingsDialog } from '../../ui/use-settings-dialog.ts';
import { ActionBar, type Primary } from '../acting/ActionBar.tsx';
import { NO_YIELDS, yieldNames, yieldsAhead, yieldTags } from '../acting/ahead.ts';
import { previewInWords, refusedInWords } from '../acting/Message.tsx';
import { Panel } from '../acting/Panel.tsx';
import { usePressedAgain } from '../acting/pressed-again.ts';
import { boardSpots, loopSpots } from '../acting/spots.ts';
import { type Sent, steppingFor } from '../acting/stepping.ts';
import { TakingBack } from '../acting/TakingBack.tsx';
import { useChooser } from '../acting/use-chooser.ts';
import { Values } from '../board/Values.tsx';
import { useAdvice } from '../computer/use-advice.tsx';
import { useComputerSteps } from '../computer/use-computer-steps.ts';
import { remember } from '../drills/remember.ts';
import { Log } from '../log/Log.tsx';
import { GameOver } from '../over/GameOver.tsx';
import { useEndAtHand } from '../over/use-end-at-hand.ts';
import { Past, usePast } from '../past/use-past.ts';
import { LoopTags } from '../pieces/LoopTags.tsx';
import { causesOf } from '../pieces/marks.ts';
import { TableView, type TileChoice } from '../view/TableView.tsx';

interface Props {
  readonly language: Language;
  readonly table: TableGame;
  readonly waitsFor: WaitsFor;
  /** How many tiles of the pile would be taken back that have been seen, where that is to be decided. */
  readonly takingBack: number | null;
  /** What somebody looks back at; null while the table is shown as it is now. */
  readonly past: PastOf<TableGame> | null;
  /** How much of the final scoring has been told. */
  readonly told: number;
  /** Whether the players have just come from the set-up or from a game that this one branches off: then they go on from the table with the keys. */
  readonly fresh: boolean;
  /** Called when it has turned out that a guide tells what there is to tell. */
  readonly onGuided: () => void;
  /** Sends to the machine and gives the table as it is then. */
  readonly send: (event: GameMachineEvent) => Sent;
}

const Explanation = lazily(
  () => import('../acting/Explanation.tsx'),
  (module) => module.Explanation,
);
const TableGames = lazily(
  () => import('../../keeping/TableGames.tsx'),
  (module) => module.TableGames,
);
const Since = lazily(
  () => import('../log/Since.tsx'),
  (module) => module.Since,
);
const FirstGame = lazily(
  () => import('../first-game/FirstGame.tsx'),
  (module) => module.FirstGame,
);
const WhatNow = lazily(
  () => import('../acting/WhatNow.tsx'),
  (module) => module.WhatNow,
);
const ShortcutList = lazily(
  () => import('../../ui/ShortcutList.tsx'),
  (module) => module.ShortcutList,
);

/** Why what was pressed is not allowed; of a whole kind of action, why none of it is. */
function whyOf({ refusals, refusedKind }: Choosing, names: Names): readonly Why[] {
  return refusedKind === null ? whyNotNow(refusals, names) : whyNotKind(refusedKind, refusals, names);
}

/** A game under way. */
export function Table({ language, table, waitsFor, takingBack, past, told, fresh, onGuided, send }: Props) {
  const words = wordsFor(language);
  const actingWords = actingWordsFor(language);
  const playWords = playWordsFor(language);
  const { history, seats } = table;
  const game = gameOf(history);
  const { state } = game;
  const player = playerAtTable(history);
  const names = useMemo(
    () => namesFor(language, game.board, game.workerTiles),
    [language, game.board, game.workerTiles],
  );
  const chooser = useChooser({ game, tools: toolsFor(waitsFor, game) });
  const { confirmActions, shortcuts, explain } = useSettings();
  const settingsDialog = useSettingsDialog();
  const [said, setSaid] = useState('');
  const [guided, setGuided] = useState(false);
  // A guide that is kept, or the link that begins one.
  const [mayGuide] = useState(() => isKept('first-game') || location.search !== '');
  const guide = mayGuide && (
    <FirstGame
      language={language}
      table={table}
      onGuide={(on) => {
        setGuided(on);
        if (on) onGuided();
      }}
    />
  );
  // A dialog that was asked for.
  const [help, setHelp] = useState<'whatNow' | 'list' | null>(null);
  useShortcuts(shortcuts, {
    explain: () => {
      changeSettings({ explain: !explain });
      setSaid(actingWords(explain ? 'explain.off' : 'explain.on'));
    },
    settings: settingsDialog.open,
    list: () => setHelp('list'),
  });
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (fresh) section.current?.focus({ preventScroll: true });
    // The page’s head leaves its room to a game that is played; what is said of one that has come stays in sight.
    if (fresh || waitsFor !== 'over') section.current?.closest('main')?.scrollIntoView({ block: 'start' });
  }, [fresh]);

  // A spot that was confirmed by a key may be gone with its choice: whoever uses keys goes on from the table, not from the page's head.
  const focusedAt = useRef(history.at);
  useEffect(() => {
    if (focusedAt.current === history.at) return;
    focusedAt.current = history.at;
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, [history.at]);

  // In a low window a longer prompt pushes the button that has the focus of the keys out of sight.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused?.matches('.table button:focus-visible')) focused.scrollIntoView({ block: 'nearest' });
  }, [history]);

  const { failed, lookBack } = usePast(section, past !== null, send);
  const end = useEndAtHand(state.turnsLeft !== null);
  // What cannot be told step by step is told at once: the scores that are shown are right then.
  useLayoutEffect(() => {
    if (waitsFor === 'over' && end.failed) send({ type: 'tell', told: TELLINGS });
  }, [waitsFor, end.failed]);
  const tableTold = useMemo(() => toldSoFar(table, told), [table, told]);
  const side = useMemo(
    () => (
      <>
        <Log history={tableTold.history} names={names} seats={seats} onShow={lookBack} />
        <TableGames language={language} table={table} onLeave={() => send({ type: 'leave' })} />
      </>
    ),
    [tableTold, names],
  );

  const { choice, shown, action } = chooser;
  const shownAction = shown === null || waitsFor === 'turnEnd' ? null : actionOf(game, shown);
  const preview = useMemo(
    () => (shownAction === null ? null : foreseen(game, shownAction, { names, seats })),
    [game, shownAction, names, seats],
  );
  const isPersons = computerAtTable(table) === null;
  const prompt = promptFor(table, waitsFor, names);
  const happened =
    waitsFor === 'turnEnd' || !isPersons
      ? happenedInTurn(table, names)
      : `${endedByItself(table, names)} ${askFor(game, choice, { names })}`.trim();
  useComputerSteps(table, (steps) => {
    const taken = steps.map((step) => stepInWords(step, { names, seats }));
    setSaid([...taken, ...(isPersons ? [prompt] : [])].join(' '));
  });

  const stepping = steppingFor({ names, table, send, say: setSaid });
  const { act } = stepping;
  const tell = (next: Choosing) => {
    const previewed = next.action === null ? null : foreseen(game, next.action, { names, seats });
    remember(next.refusals);
    const why = whyOf(next, names);
    if (why.length > 0) setSaid(refusedInWords(why, names));
    else setSaid(previewed === null ? askFor(game, next.choice, { names }) : previewInWords(previewed, names));
    return next;
  };
  const pressedAgain = usePressedAgain();
  const press = (pressed: Pointed) => {
    if (pressedAgain(JSON.stringify(pressed))) return;
    // What was completed with a press is confirmed by the same press once more.
    if (choice !== null && action !== null && isLastChosen(choice, pressed.place, pressed.value)) return act(action);
    const next = tell(chooser.press(pressed));
    const settled = next.choice !== null && isWhole(game, next.choice) && nextField(game, next.choice) === null;
    if (!confirmActions && next.action !== null && settled && next.refusals.length === 0) act(next.action);
    return next;
  };
  const choose = (chosen: Choice) => tell(chooser.choose(chosen));

  const finishing = legalActions(game).find(({ type }) => FINISHING.includes(type));
  const finish = waitsFor === 'turnEnd' || !isPersons ? undefined : finishing;
  const endsHere = isPersons && awaitsConfirmation(history);
  const advice = useAdvice({ names, table, waitsFor, send, act });
  /** What the players go on with: an action that is chosen, else the end of a visit, else the end of the turn. */
  const primary = (): Primary => {
    if (!isPersons)
      return {
        name: 'skip',
        label: computerWordsFor(language)('skip'),
        possible: waitsFor === 'showing',
        onPress: () => waitsFor === 'showing' && send({ type: 'skip' }),
      };
    if (endsHere) return { name: 'end', label: actingWords('bar.endTurn'), possible: true, onPress: stepping.endTurn };
    if (action !== null)
      return { name: 'confirm', label: words('bar.confirm'), possible: true, onPress: () => act(action) };
    return {
      name: 'done',
      label: words(waitsFor === 'bonus' ? 'bar.leave' : 'bar.done'),
      possible: finish !== undefined,
      givesUp: waitsFor === 'bonus',
      onPress: () => (finish === undefined ? tell(chooser.explain({ type: 'done' })) : act(finish)),
    };
  };
  const yields = waitsFor === 'move' ? yieldsAhead(game) : NO_YIELDS;
  const marking = {
    game,
    player,
    choice: waitsFor === 'turnEnd' || waitsFor === 'over' ? null : choice,
    names,
    // Where a whole kind of action is refused, no place is the cause.
    causes: causesOf(game, chooser.refusedKind === null ? chooser.refusals : []),
    yields: yieldNames(yields, names),
    onPress: press,
    onPoint: chooser.point,
  };
  const tileChoice = (): TileChoice | undefined => {
    const offersTile = waitsFor === 'draft' || (waitsFor === 'tradingHouse' && choice?.type === 'hire');
    if (choice === null || !offersTile) return undefined;
    const allowed = allowedValues(game, { type: choice.type }, 'tile');
    return {
      row: waitsFor === 'draft' ? 'starting' : 'display',
      onPress: press,
      isChosen: (tile) => isChosen(choice, 'tiles', tile),
      isAllowed: (tile) => allowed.has(tile),
    };
  };

  // While looking back too.
  const shownAnywhere = (
    <>
      {(settingsDialog.failed || failed) && <NotFetched />}
      {help === 'list' && <ShortcutList language={language} onClose={() => setHelp(null)} />}
    </>
  );
  if (past !== null)
    return (
      <>
        {shownAnywhere}
        <Past
          names={names}
          table={table}
          from={past}
          onReturn={() => send({ type: 'return' })}
          onBranch={(at) => send({ type: 'branch', at, started: new Date().toISOString() })}
        />
      </>
    );
  return (
    <TableView
      names={names}
      table={tableTold}
      player={player}
      mode={waitsFor === 'over' ? 'over' : undefined}
      label={playWords('table.label')}
      said={said}
      section={section}
      boardSpots={boardSpots(marking)}
      loopSpots={loopSpots(marking)}
      onBoard={marking.choice !== null && <Values game={game} choice={marking.choice} />}
      onLoop={<LoopTags tags={yieldTags(yields, names)} />}
      spaces={preview?.spaces}
      tileChoice={tileChoice()}
      hint={advice.marks}
      attention={`${history.at} ${choice?.type} ${advice.marks !== null}`}
      head={
        <>
          {shownAnywhere}
          {end.failed && <NotFetched onAgain={end.again} />}
          {waitsFor === 'over' && guide}
          {waitsFor === 'over' && (
            <GameOver
              names={names}
              table={table}
              told={told}
              failed={end.failed}
              send={send}
              say={setSaid}
              onLookBack={lookBack}
            />
          )}
        </>
      }
      act={
        <>
          {state.turnsLeft !== null && waitsFor !== 'over' && (
            <p class="last-turns">{playWords('turn.last', { n: state.turnsLeft })}</p>
          )}
          {waitsFor !== 'over' && (
            <Panel
              game={game}
              names={names}
              prompt={prompt}
              chooser={chooser}
              why={whyOf(chooser, names)}
              preview={preview}
              told={happened}
              onPress={press}
              onChoose={choose}
              onTakeNearest={() => tell(chooser.takeNearest())}
            >
              {isPersons && waitsFor !== 'turnEnd' && guide}
              {waitsFor === 'move' && <Since names={names} history={history} seats={seats} onWhy={advice.why} />}
            </Panel>
          )}
          {(explain || guided) && isPersons && (
            <Explanation
              key={`${history.at} ${waitsFor}`}
              language={language}
              history={history}
              isPerson={(seat) => seats[seat]?.by === 'person'}
              onTell={(told) => setSaid((said) => `${said} ${told}`)}
            />
          )}
          {advice.shown}
          <ActionBar
            language={language}
            undoTurn={stepping.undoTurn}
            undo={stepping.undo}
            redo={stepping.redo}
            redoTurn={stepping.redoTurn}
            primary={primary()}
            pressedAgain={pressedAgain}
            more={
              <>
                <BarIcon name="whatNow" label={actingWords('whatNow')} onPress={() => setHelp('whatNow')}>
                  <HelpIcon />
                </BarIcon>
                {advice.others}
                <BarIcon name="settings" label={settingsWordsFor(language)('open')} onPress={settingsDialog.open}>
                  <SettingsIcon />
                </BarIcon>
              </>
            }
          >
            {advice.hint}
          </ActionBar>
          {help === 'whatNow' && (
            <WhatNow
              game={game}
              names={names}
              ended={waitsFor === 'turnEnd'}
              tools={chooser.tools}
              onChoose={(type) => choose({ type })}
              onKeys={() => setHelp('list')}
              onClose={() => setHelp(null)}
            />
          )}
          {takingBack !== null && <TakingBack language={language} seen={takingBack} onDecide={stepping.decide} />}
        </>
      }
      side={side}
    />
  );
}
