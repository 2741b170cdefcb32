import './table.css';
import { wordsFor as playWordsFor } from 'words:play';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Sent } from '../../choosing/stepping.ts';
import { isKept } from '../../kit/storage-names.ts';
import type { GameMachineEvent, TableGame, WaitsFor } from '../../machines/game.ts';
import type { PastOf } from '../../machines/table.ts';
import { gameOf, playerAtTable } from '../../milestones/history.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { type Names, namesFor } from '../../telling/names.ts';
import { promptFor } from '../../telling/prompts.ts';
import { seatsFor } from '../../telling/reader.ts';
import { stepInWords } from '../../telling/steps-in-words.ts';
import { TELLINGS, toldSoFar } from '../../telling/told-so-far.ts';
import { lazily } from '../../ui/lazily.ts';
import { useSaid } from '../../ui/use-said.ts';
import type { Language } from '../../words/languages.ts';
import { Acts } from './Acts.tsx';
import { useAdvice } from './computer/use-advice.tsx';
import { useComputerSteps } from './computer/use-computer-steps.ts';
import { Log } from './log/Log.tsx';
import { GameOver } from './over/GameOver.tsx';
import { useEndAtHand } from './over/use-end-at-hand.ts';
import { type LookBack, Past, usePast } from './past/use-past.ts';
import { tableSpots, tileChoiceOf } from './table-spots.tsx';
import { useActing } from './use-acting.ts';
import { useFocus } from './use-focus.ts';
import { useHelp } from './use-help.tsx';
import { TableView } from './view/TableView.tsx';

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

const TableGames = lazily(
  () => import('./keeping/TableGames.tsx'),
  (module) => module.TableGames,
);
const FirstGame = lazily(
  () => import('./first-game/FirstGame.tsx'),
  (module) => module.FirstGame,
);

/** The guide of a first game: one that is kept, or that a link begins. */
function useGuide(language: Language, table: TableGame, onGuided: () => void) {
  const [guided, setGuided] = useState(false);
  const [mayGuide] = useState(() => isKept('first-game') || location.search !== '');
  const onGuide = (on: boolean) => {
    setGuided(on);
    if (on) onGuided();
  };
  return { guided, guide: mayGuide && <FirstGame language={language} table={table} onGuide={onGuide} /> };
}

/** What the end of the game needs, as far as it has been fetched. */
function useEnd(isNear: boolean, waitsFor: WaitsFor, send: Props['send']) {
  const end = useEndAtHand(isNear);
  // What cannot be told step by step is told at once: the scores that are shown are right then.
  useLayoutEffect(() => {
    if (waitsFor === 'over' && end.state === 'failed') send({ type: 'tell', told: TELLINGS });
  }, [waitsFor, end.state]);
  return end;
}

/** A game as readers of a language see it: with a name for everybody who plays, and for everything that lies there. */
function useNamed(played: TableGame, language: Language) {
  const table = useMemo(() => ({ ...played, seats: seatsFor(played.seats, language) }), [played, language]);
  const { board, workerTiles } = gameOf(table.history);
  const names = useMemo(() => namesFor(language, board, workerTiles), [language, board, workerTiles]);
  return { table, names };
}

/** What stands beside the table, drawn again only when more of the game is told; `told` is the table as far as it is. */
function useBeside(names: Names, table: TableGame, told: TableGame, lookBack: LookBack, send: Props['send']) {
  const log = useMemo(
    () => <Log history={told.history} names={names} seats={table.seats} onShow={lookBack} />,
    [told, names],
  );
  const side = useMemo(
    () => <TableGames language={names.language} table={table} onLeave={() => send({ type: 'leave' })} />,
    [told, names],
  );
  return { log, side };
}

/** A game under way. */
export function Table({ language, table: played, waitsFor, takingBack, past, told, fresh, onGuided, send }: Props) {
  const { table, names } = useNamed(played, language);
  const { history, seats } = table;
  const game = gameOf(history);
  const { explain } = useSettings();
  const [said, setSaid] = useSaid();
  const { guide, guided } = useGuide(language, table, onGuided);
  const help = useHelp(language, setSaid);
  const section = useRef<HTMLElement>(null);
  useFocus(section, fresh, waitsFor, history);
  const lookBack = usePast(section, past !== null, help.press, send);
  const end = useEnd(game.state.turnsLeft !== null, waitsFor, send);
  const tableTold = useMemo(() => toldSoFar(table, told), [table, told]);
  const beside = useBeside(names, table, tableTold, lookBack, send);
  const acting = useActing({ names, table, waitsFor, send, setSaid });
  const prompt = promptFor(table, waitsFor, names);
  useComputerSteps(table, (steps) => {
    const taken = steps.map((step) => stepInWords(step, { names, seats }));
    setSaid([...taken, ...(acting.isPersons ? [prompt] : [])].join(' '));
  });
  const advice = useAdvice({ names, table, waitsFor, send, act: acting.stepping.act });

  if (past !== null)
    return (
      <>
        {help.shown}
        <Past
          names={names}
          table={table}
          from={past}
          onReturn={() => send({ type: 'return' })}
          onBranch={(at) => send({ type: 'branch', at, started: new Date().toISOString() })}
        />
      </>
    );
  const player = playerAtTable(history);
  const pressed = { game, player, waitsFor, names, chooser: acting.chooser, onPress: acting.press };
  return (
    <TableView
      {...tableSpots(pressed)}
      names={names}
      table={tableTold}
      player={player}
      mode={waitsFor === 'over' ? 'over' : undefined}
      label={playWordsFor(language)('table.label')}
      said={said}
      section={section}
      spaces={acting.preview?.spaces}
      tileChoice={tileChoiceOf(pressed)}
      hint={advice.marks}
      attention={`${history.at} ${acting.chooser.choice?.type} ${advice.marks !== null}`}
      head={
        <>
          {help.shown}
          {waitsFor === 'over' && (
            <>
              {guide}
              <GameOver
                names={names}
                table={table}
                told={told}
                end={end}
                send={send}
                say={setSaid}
                onLookBack={lookBack}
              />
            </>
          )}
        </>
      }
      act={
        <Acts
          names={names}
          table={table}
          waitsFor={waitsFor}
          prompt={prompt}
          acting={acting}
          advice={advice}
          help={help}
          guide={guide}
          explains={explain || guided}
          takingBack={takingBack}
          onExplain={(explained) => setSaid((said) => `${said} ${explained}`)}
        />
      }
      {...beside}
    />
  );
}
