import './card-game.css';
import { wordsFor } from 'words:card-table';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { fromPromise } from 'xstate';
import {
  type CardTable,
  type CardTableEvent,
  cardMachine,
  savedMatchOf,
  selectCards,
} from '../../../machines/card-table.ts';
import { pageAddress } from '../../../words/addresses.ts';
import type { Language } from '../../../words/languages.ts';
import { download } from '../../keeping/download.ts';
import { useKeeper } from '../../keeping/use-keeper.ts';
import { useKeptTable } from '../../keeping/use-kept-table.ts';
import { CrashBoundary } from '../../ui/CrashBoundary.tsx';
import { lazily } from '../../ui/lazily.ts';
import { toTop } from '../../ui/to-top.ts';
import { CardPicture } from '../cards/CardPicture.tsx';
import { driverAtTable } from '../computer/driver.ts';
import { CARD_GAMES } from '../keeping/card-games.ts';
import { Play } from './Play.tsx';
import { Setup } from './Setup.tsx';

interface Props {
  readonly language: Language;
}

const CardGamesNotices = lazily(
  () => import('../keeping/CardGamesNotices.tsx'),
  (module) => module.CardGamesNotices,
);
const CardGamesList = lazily(
  () => import('../keeping/CardGamesList.tsx'),
  (module) => module.CardGamesList,
);

/** The island of the card game’s page: the match that was played last, or the kept matches and the set-up of a new one. */
export default function CardGame({ language }: Props) {
  return (
    <CrashBoundary language={language}>
      <KeptMatch language={language} />
    </CrashBoundary>
  );
}

/** One card of each kind, and one to arrive with. */
const FAN = ['100', 'stop', 'roll', 'right-of-way', '25'] as const;

/** A hand of cards to look at. */
function Fan() {
  return (
    <div class="card-fan" aria-hidden="true">
      {FAN.map((card) => (
        <span key={card}>
          <CardPicture card={card} />
        </span>
      ))}
    </div>
  );
}

function KeptMatch({ language }: Props) {
  const words = wordsFor(language);
  const keeping = useKeeper(CARD_GAMES, language, () => actor.send({ type: 'leave' }));
  const { keeper } = keeping;
  const machine = useMemo(() => {
    const { think, pace, showsAtOnce } = driverAtTable();
    return cardMachine.provide({
      delays: { pace },
      // A turn is one card: nobody confirms its end, and it can be taken back until the computer’s card is seen.
      guards: { showsAtOnce, confirmsTurns: () => false },
      actors: {
        think,
        load: fromPromise<CardTable | null>(async () => {
          const isLinked = location.hash !== '';
          const kept = await keeper.load();
          // So that nothing jumps when the list or a notice comes. Where they cannot be fetched, they say so themselves.
          if (kept === null) await CardGamesList.prepare().catch(() => {});
          if (kept === null || isLinked) await CardGamesNotices.prepare().catch(() => {});
          return kept;
        }),
      },
      actions: {
        save: ({ context: { table }, event }) => {
          // The next game of a match is kept with those before it.
          const isNew = event.type === 'branch' || (event.type === 'start' && event.asked.played.length === 0);
          if (table !== null) void keeper.keep(table, isNew);
        },
      },
    });
  }, []);
  const actor = useActorRef(machine);
  const table = useSelector(actor, selectCards.table);
  const waitsFor = useSelector(actor, selectCards.waitsFor);
  const isTakingBack = useSelector(actor, selectCards.isTakingBack);
  const past = useSelector(actor, selectCards.past);
  const send = (event: CardTableEvent) => {
    actor.send(event);
    return selectCards.table(actor.getSnapshot()) as CardTable;
  };
  const { playing, before, goOn, openFile, takeOver } = useKeptTable(keeping, {
    table,
    waitsFor,
    onOpen: (opened) => void send({ type: 'open', table: opened }),
    onResume: () => void send({ type: 'resume' }),
  });
  // Whoever comes from far down the set-up begins at the top; whoever comes back to the page goes on where it was left.
  const wasSetUp = useRef(false);
  useEffect(() => {
    if (playing && wasSetUp.current) toTop();
    wasSetUp.current = waitsFor === 'setup';
  }, [playing, waitsFor]);

  const save = () => {
    if (table === null) return;
    const now = new Date().toISOString();
    download(JSON.stringify(savedMatchOf(table, now)), now.slice(0, 10));
  };

  return (
    <>
      <div role="status">
        {(keeping.trouble !== null || keeping.news !== null) && (
          <CardGamesNotices language={language} keeping={keeping} onTakeOver={takeOver} />
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
          <h1 class="unseen">{words('title')}</h1>
          <Play
            language={language}
            table={table}
            waitsFor={waitsFor}
            isTakingBack={isTakingBack}
            past={past}
            send={send}
          />
        </CrashBoundary>
      ) : (
        <section class="before-cards" ref={before} tabIndex={-1} aria-label={words('title')}>
          <h1>{words('title')}</h1>
          <p>
            {words('what')} <a href={pageAddress(language, 'card-game/rules/')}>{words('rules')}</a>
          </p>
          <Fan />
          {waitsFor === 'loading' ? (
            <p class="cards-loading">{words('loading')}</p>
          ) : (
            <>
              <Setup language={language} onStart={(asked) => send({ type: 'start', asked })} />
              <CardGamesList language={language} keeping={keeping} onContinue={goOn} onFile={openFile} />
            </>
          )}
        </section>
      )}
    </>
  );
}
