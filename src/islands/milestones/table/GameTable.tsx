import '../../ui/play.css';
import './before-game.css';
import { wordsFor } from 'words:play';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useRef } from 'preact/hooks';
import { fromPromise } from 'xstate';
import { bringSomeTime } from '../../../kit/network.ts';
import { type GameMachineEvent, gameMachine, savedGameOf, select, type TableGame } from '../../../machines/game.ts';
import { newGame, PRACTICE_SET } from '../../../milestones/index.ts';
import { pageAddress } from '../../../words/addresses.ts';
import type { Language } from '../../../words/languages.ts';
import { BOARD_GAMES } from '../../keeping/board-games.ts';
import { download } from '../../keeping/download.ts';
import { useKeeper } from '../../keeping/use-keeper.ts';
import { useKeptTable } from '../../keeping/use-kept-table.ts';
import { settings } from '../../settings/settings.ts';
import { CrashBoundary } from '../../ui/CrashBoundary.tsx';
import { lazily } from '../../ui/lazily.ts';
import { computersAtTable } from '../computer/think.ts';
import { Past } from '../past/use-past.ts';
import { Board } from '../pieces/Board.tsx';

interface Props {
  readonly language: Language;
}

const KeepingNotices = lazily(
  () => import('../../keeping/BoardGamesNotices.tsx'),
  (module) => module.BoardGamesNotices,
);
const GamesList = lazily(
  () => import('../../keeping/BoardGamesList.tsx'),
  (module) => module.BoardGamesList,
);

const Setup = lazily(
  () => import('../setup/Setup.tsx'),
  (module) => module.Setup,
);
/** Half of the page's script. Whoever has no game yet can set one up without it. */
const Table = lazily(
  () => import('./Table.tsx'),
  (module) => module.Table,
);

/** What lies on the board before a game: any deal shows it. */
const beforeTheGame = newGame({ players: 2, seed: 1, set: PRACTICE_SET });

/** The play page's island: the game that was played last, or the kept games and the set-up of a new one. */
export default function GameTable({ language }: Props) {
  return (
    <CrashBoundary language={language}>
      <KeptTable language={language} />
    </CrashBoundary>
  );
}

function KeptTable({ language }: Props) {
  const words = wordsFor(language);
  const keeping = useKeeper(BOARD_GAMES, language, () => actor.send({ type: 'leave' }));
  const { keeper } = keeping;
  const machine = useMemo(() => {
    const { think, pace, showsAtOnce } = computersAtTable();
    return gameMachine.provide({
      delays: { pace },
      guards: { showsAtOnce, confirmsTurns: () => settings().confirmTurns },
      actors: {
        think,
        load: fromPromise(async () => {
          const isLinked = location.hash !== '';
          const kept = await keeper.load();
          // So that nothing jumps when the list or a notice comes. Where they cannot be fetched, they say so themselves.
          await Promise.allSettled(kept === null ? [GamesList.prepare(), Setup.prepare()] : [Table.prepare()]);
          if (kept === null) void bringSomeTime(Table.prepare);
          if (kept === null || isLinked) await KeepingNotices.prepare().catch(() => {});
          return kept;
        }),
      },
      actions: {
        save: ({ context: { table }, event }) => {
          const isNew = event.type === 'start' || event.type === 'branch';
          if (table !== null) void keeper.keep(table, isNew);
        },
      },
    });
  }, []);
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
  /** The same when the table can be shown; where it cannot be fetched, that is said in its place. */
  const atTable = async (event: GameMachineEvent) => {
    await Table.prepare().catch(() => {});
    send(event);
  };
  if (waitsFor === 'setup') fresh.current = true;
  const { playing, before, goOn, openFile, takeOver } = useKeptTable(keeping, {
    table,
    waitsFor,
    onOpen: (opened) => atTable({ type: 'open', table: opened }),
    onResume: () => atTable({ type: 'resume' }),
  });

  const save = () => {
    if (table === null) return;
    const names = table.seats.map(({ name }) => name).join(' ');
    download(JSON.stringify(savedGameOf(table, new Date().toISOString())), names);
  };

  return (
    <>
      <div role="status">
        {(keeping.trouble !== null || keeping.news !== null) && (
          <KeepingNotices language={language} keeping={keeping} onTakeOver={takeOver} />
        )}
      </div>
      {table !== null && playing ? (
        <CrashBoundary
          key={table.started}
          language={language}
          onCrash={keeper.crashed}
          onAgain={keeper.tryAgain}
          onLeave={() => send({ type: 'leave' })}
          onSave={save}
        >
          <Table
            language={language}
            table={table}
            waitsFor={waitsFor}
            takingBack={takingBack}
            past={past}
            told={told}
            fresh={fresh.current}
            onGuided={keeper.closeNews}
            send={send}
          />
        </CrashBoundary>
      ) : (
        <section class="before-game" ref={before} tabIndex={-1} aria-label={words('title')}>
          <h1 class="unseen">{words('title')}</h1>
          <figure>
            <Board board={beforeTheGame.board} state={beforeTheGame.state} label={words('start.board')} />
            <figcaption>
              {words('start.caption', {
                numbers: beforeTheGame.board.points.length - 1,
                tiles: beforeTheGame.workerTiles.length,
              })}{' '}
              <a href={pageAddress(language, 'rules/')}>{words('rules')}</a>
            </figcaption>
          </figure>
          {waitsFor === 'loading' ? (
            <p class="table-loading">{words('loading')}</p>
          ) : (
            <div class="before-game-choice">
              <GamesList
                language={language}
                keeping={keeping}
                onContinue={goOn}
                onFile={openFile}
                onLookBack={async (at) => {
                  await Past.prepare();
                  send({ type: 'lookBack', at, plays: false });
                }}
              />
              <Setup
                language={language}
                seats={table?.seats ?? null}
                onStart={(asked) => void atTable({ type: 'start', asked })}
              />
            </div>
          )}
        </section>
      )}
    </>
  );
}
