import './play.css';
import './before-game.css';
import { wordsFor } from 'words:table';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useRef, useState } from 'preact/hooks';
import { fromPromise } from 'xstate';
import { type GameMachineEvent, gameMachine, select, type TableGame } from '../../machines/game.ts';
import { newGame } from '../../milestones/index.ts';
import { PRACTICE_SET } from '../../milestones/practice-set.ts';
import { pageAddress } from '../../words/addresses.ts';
import type { Language } from '../../words/languages.ts';
import { computersAtTable } from '../computer/think.ts';
import { Board } from '../pieces/Board.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { forgetLink, readLinked } from './linked.ts';
import { LinkNotice, Notices } from './Notices.tsx';
import { Setup } from './Setup.tsx';
import { type Damaged, discardDamaged, keep, readKept } from './storage.ts';
import { Table } from './Table.tsx';

interface Props {
  readonly language: Language;
}

/** What lies on the board before a game: any deal shows it. */
const beforeTheGame = newGame({ players: 2, seed: 1, set: PRACTICE_SET });

/** The play page's island: the game that is kept, or the set-up of one. */
export default function GameTable({ language }: Props) {
  return (
    <CrashBoundary language={language}>
      <KeptTable language={language} />
    </CrashBoundary>
  );
}

function KeptTable({ language }: Props) {
  const words = wordsFor(language);
  const [damaged, setDamaged] = useState<readonly Damaged[]>([]);
  const [blocked, setBlocked] = useState(false);
  // A game that came with a link while another one is kept.
  const [linked, setLinked] = useState<TableGame | 'damaged' | null>(null);
  const machine = useMemo(() => {
    const { think, pace } = computersAtTable();
    return gameMachine.provide({
      delays: { pace },
      actors: {
        think,
        load: fromPromise(async () => {
          const brought = await readLinked(location.hash, language);
          if (brought !== null) forgetLink();
          let kept: TableGame | null = null;
          try {
            const read = await readKept();
            setDamaged(read.damaged);
            kept = read.table;
          } catch {
            setBlocked(true);
          }
          if (kept === null && brought !== 'damaged') return brought;
          setLinked(brought);
          return kept;
        }),
      },
      actions: {
        save: ({ context: { table } }) => {
          if (table !== null)
            keep(table).then(
              () => setBlocked(false),
              () => setBlocked(true),
            );
        },
      },
    });
  }, []);
  const actor = useActorRef(machine, { input: { set: PRACTICE_SET } });
  const table = useSelector(actor, select.table);
  const waitsFor = useSelector(actor, select.waitsFor);
  const send = (event: GameMachineEvent) => {
    actor.send(event);
    const snapshot = actor.getSnapshot();
    return { table: select.table(snapshot) as TableGame, waitsFor: select.waitsFor(snapshot) };
  };
  // A game that comes from the set-up, and not from storage with the page.
  const fresh = useRef(false);
  if (waitsFor === 'setup') fresh.current = true;
  const discard = () =>
    discardDamaged().then(
      () => setDamaged([]),
      () => setBlocked(true),
    );

  return (
    <>
      <Notices language={language} blocked={blocked} damaged={damaged} onDiscard={discard} />
      {linked !== null && (
        <LinkNotice
          language={language}
          onOpen={linked === 'damaged' ? undefined : () => send({ type: 'open', table: linked })}
          onClose={() => setLinked(null)}
        />
      )}
      {table !== null && waitsFor !== 'setup' && waitsFor !== 'loading' ? (
        <Table
          key={table.started}
          language={language}
          table={table}
          waitsFor={waitsFor}
          fresh={fresh.current}
          send={send}
        />
      ) : (
        <div class="before-game">
          {waitsFor === 'loading' ? (
            <div class="table-loading">
              <h1>{words('title')}</h1>
              <p>{words('loading')}</p>
            </div>
          ) : (
            <Setup
              language={language}
              seats={table?.seats ?? null}
              onStart={(newTable) => send({ type: 'start', ...newTable })}
              onResume={table === null ? undefined : () => send({ type: 'resume' })}
            />
          )}
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
        </div>
      )}
    </>
  );
}
