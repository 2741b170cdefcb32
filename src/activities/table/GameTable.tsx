import '../../ui/play.css';
import './before-game.css';
import { wordsFor } from 'words:play';
import { useActorRef, useSelector } from '@xstate/react';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { fromPromise } from 'xstate';
import { Board } from '../../board/pieces/Board.tsx';
import { useKeeper } from '../../keeping/use-keeper.ts';
import { useKeptTable } from '../../keeping/use-kept-table.ts';
import { bringSomeTime } from '../../kit/network.ts';
import { type GameMachineEvent, gameMachine, savedGameOf, select, type TableGame } from '../../machines/game.ts';
import { newGame, PRACTICE_SET } from '../../milestones/index.ts';
import { settings } from '../../settings/settings.ts';
import { CrashBoundary } from '../../ui/CrashBoundary.tsx';
import { lazily } from '../../ui/lazily.ts';
import { useFetchingPress } from '../../ui/use-fetching-press.tsx';
import { pageAddress } from '../../words/addresses.ts';
import type { Language } from '../../words/languages.ts';
import { wordsReady } from '../../words/ready.ts';
import { computersAtTable } from './computer/think.ts';
import { KeptTableFrame } from './KeptTableFrame.tsx';
import { BOARD_GAMES, type BoardKeeper } from './keeping/board-games.ts';
import { loadKept } from './load-kept.ts';
import { Past } from './past/use-past.ts';
import { askedOpponent, forgetOpponent } from './setup/opponent.ts';

interface Props {
  readonly language: Language;
  /** Games that one press begins, as links: they are there before this island answers. */
  readonly children?: ComponentChildren;
}

const KeepingNotices = lazily(
  () => import('./keeping/BoardGamesNotices.tsx'),
  (module) => module.BoardGamesNotices,
);
const GamesList = lazily(
  () => import('./keeping/BoardGamesList.tsx'),
  (module) => module.BoardGamesList,
);

const Setup = lazily(
  () => import('./setup/Setup.tsx'),
  (module) => module.Setup,
);
/** Half of the page's script. Whoever has no game yet can set one up without it. */
const Table = lazily(
  () => import('./Table.tsx'),
  (module) => module.Table,
);

/** Fetches what begins a game against a computer, with its words. */
async function bringTableAgainst() {
  const { tableAgainst } = await import('./setup/table-against.ts');
  await wordsReady();
  return tableAgainst;
}

/** Fetches all that a game against a computer needs when it is begun. */
const bringQuickStart = () => Promise.all([bringTableAgainst(), Table.prepare()]);

/** What lies on the board before a game: any deal shows it. */
const beforeTheGame = newGame({ players: 2, seed: 1, set: PRACTICE_SET });

/** The play page's island: the game that was played last, or the kept games and the set-up of a new one. */
export default function GameTable({ language, children }: Props) {
  return (
    <CrashBoundary language={language}>
      <KeptTable language={language}>{children}</KeptTable>
    </CrashBoundary>
  );
}

/** The machine of the table, with the computers and with what keeps its games. */
function machineWith(keeper: BoardKeeper['keeper']) {
  const { think, pace, showsAtOnce } = computersAtTable();
  return gameMachine.provide({
    delays: { pace },
    guards: { showsAtOnce, confirmsTurns: () => settings().confirmTurns },
    actors: {
      think,
      load: fromPromise(() =>
        loadKept(
          // Whoever asks for a new game finds the last one among those that are kept.
          async () => (askedOpponent() === null ? keeper.load() : null),
          async (kept) => {
            // A game that has been asked for waits for nothing that it is begun without.
            if (askedOpponent() !== null) await Promise.allSettled([bringQuickStart(), KeepingNotices.prepare()]);
            else if (kept !== null) await Promise.allSettled([Table.prepare()]);
            else {
              await Promise.allSettled([GamesList.prepare(), Setup.prepare()]);
              void bringSomeTime(bringQuickStart);
            }
          },
          KeepingNotices,
        ),
      ),
    },
    actions: {
      save: ({ context: { table }, event }) => {
        const isNew = event.type === 'start' || event.type === 'branch';
        if (table !== null) void keeper.keep(table, isNew);
      },
    },
  });
}

function KeptTable({ language, children }: Props) {
  const words = wordsFor(language);
  const keeping = useKeeper(BOARD_GAMES, language, () => actor.send({ type: 'leave' }));
  const { keeper } = keeping;
  const machine = useMemo(() => machineWith(keeper), []);
  const actor = useActorRef(machine);
  const table = useSelector(actor, select.table);
  const waitsFor = useSelector(actor, select.waitsFor);
  const takingBack = useSelector(actor, select.takingBack);
  const past = useSelector(actor, select.past);
  const told = useSelector(actor, select.told);
  // A game that comes from the set-up or from the past of another one, and not from storage with the page.
  const fresh = useRef(false);
  const send = (event: GameMachineEvent) => {
    if (event.type === 'branch') fresh.current = true;
    actor.send(event);
    const snapshot = actor.getSnapshot();
    return { table: select.table(snapshot) as TableGame, waitsFor: select.waitsFor(snapshot) };
  };
  const [notice, press] = useFetchingPress();
  /** The same when the table can be shown. */
  const atTable = (event: GameMachineEvent) => press(Table.prepare, () => send(event));
  if (waitsFor === 'setup') fresh.current = true;
  useEffect(() => {
    const opponent = askedOpponent();
    if (waitsFor !== 'setup' || opponent === null) return;
    press(bringQuickStart, ([tableAgainst]) => {
      forgetOpponent();
      send({ type: 'start', asked: tableAgainst(language, opponent) });
    });
  }, [waitsFor]);
  const kept = useKeptTable(keeping, {
    table,
    waitsFor,
    onOpen: (opened) => atTable({ type: 'open', table: opened }),
    onResume: () => atTable({ type: 'resume' }),
  });
  const showPast = (id: string, at: number) =>
    press(
      () => Promise.all([Table.prepare(), Past.prepare()]),
      async () => {
        await kept.goOn(id);
        send({ type: 'lookBack', at, plays: false });
      },
    );

  return (
    <KeptTableFrame
      language={language}
      keeping={keeping}
      kept={kept}
      Notices={KeepingNotices}
      table={table}
      fileOf={(saved, now) => ({
        saved: savedGameOf(saved, now),
        name: saved.seats.map(({ name }) => name).join(' '),
      })}
      onLeave={() => send({ type: 'leave' })}
      title={words('title')}
      beforeStyled="before-game"
      head={<Head language={language}>{children}</Head>}
      loading={waitsFor === 'loading' ? words('loading') : null}
      choice={
        <div class="before-game-choice">
          {notice}
          <GamesList
            language={language}
            keeping={keeping}
            onContinue={kept.goOn}
            onFile={kept.openFile}
            onShow={showPast}
          />
          <Setup
            language={language}
            seats={table?.seats ?? null}
            onStart={(asked) => void atTable({ type: 'start', asked })}
          />
        </div>
      }
    >
      {(shown) => (
        <Table
          language={language}
          table={shown}
          waitsFor={waitsFor}
          takingBack={takingBack}
          past={past}
          told={told}
          fresh={fresh.current}
          onGuided={keeper.closeNews}
          send={send}
        />
      )}
    </KeptTableFrame>
  );
}

/** What stands above the choice of a game: the games that one press begins, and the board as it lies before a game. */
function Head({ language, children }: Props) {
  const words = wordsFor(language);
  const { board, state, workerTiles } = beforeTheGame;
  return (
    <>
      <h1 class="unseen">{words('title')}</h1>
      <div class="before-game-quick">{children}</div>
      <figure>
        <Board board={board} state={state} label={words('start.board')} />
        <figcaption>
          {words('start.caption', { numbers: board.points.length - 1, tiles: workerTiles.length })}{' '}
          <a href={pageAddress(language, 'learn/first-game/')}>{words('start.first')}</a>
          {' · '}
          <a href={pageAddress(language, 'rules/')}>{words('rules')}</a>
        </figcaption>
      </figure>
    </>
  );
}
