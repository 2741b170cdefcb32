import './card-game.css';
import { wordsFor } from 'words:card-table';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { fromPromise } from 'xstate';
import { CardPicture } from '../../../cards/CardPicture.tsx';
import { useKeeper } from '../../../keeping/use-keeper.ts';
import { useKeptTable } from '../../../keeping/use-kept-table.ts';
import {
  type CardTable,
  type CardTableEvent,
  cardMachine,
  savedMatchOf,
  selectCards,
} from '../../../machines/card-table.ts';
import { CrashBoundary } from '../../../ui/CrashBoundary.tsx';
import { lazily } from '../../../ui/lazily.ts';
import { toTop } from '../../../ui/to-top.ts';
import { pageAddress } from '../../../words/addresses.ts';
import type { Language } from '../../../words/languages.ts';
import { KeptTableFrame } from '../KeptTableFrame.tsx';
import { loadKept } from '../load-kept.ts';
import { driverAtTable } from './computer/driver.ts';
import { CARD_GAMES } from './keeping/card-games.ts';
import { Play } from './Play.tsx';
import { Setup } from './Setup.tsx';

interface Props {
  readonly language: Language;
}

const CardGamesNotices = lazily(
  () => import('./keeping/CardGamesNotices.tsx'),
  (module) => module.CardGamesNotices,
);
const CardGamesList = lazily(
  () => import('./keeping/CardGamesList.tsx'),
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
        load: fromPromise(() =>
          loadKept<CardTable>(
            keeper.load,
            async (kept) => {
              if (kept === null) await CardGamesList.prepare().catch(() => {});
            },
            CardGamesNotices,
          ),
        ),
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
  const kept = useKeptTable(keeping, {
    table,
    waitsFor,
    onOpen: (opened) => void send({ type: 'open', table: opened }),
    onResume: () => void send({ type: 'resume' }),
  });
  // Whoever comes from far down the set-up begins at the top; whoever comes back to the page goes on where it was left.
  const wasSetUp = useRef(false);
  useEffect(() => {
    if (kept.playing && wasSetUp.current) toTop();
    wasSetUp.current = waitsFor === 'setup';
  }, [kept.playing, waitsFor]);

  return (
    <KeptTableFrame
      language={language}
      keeping={keeping}
      kept={kept}
      Notices={CardGamesNotices}
      table={table}
      fileOf={(saved, now) => ({ saved: savedMatchOf(saved, now), name: now.slice(0, 10) })}
      onLeave={() => send({ type: 'leave' })}
      title={words('title')}
      beforeStyled="before-cards"
      head={
        <>
          <h1>{words('title')}</h1>
          <p>
            {words('what')} <a href={pageAddress(language, 'card-game/rules/')}>{words('rules')}</a>
          </p>
          <Fan />
        </>
      }
      loading={waitsFor === 'loading' ? words('loading') : null}
      choice={
        <>
          <Setup language={language} onStart={(asked) => send({ type: 'start', asked })} />
          <CardGamesList language={language} keeping={keeping} onContinue={kept.goOn} onFile={kept.openFile} />
        </>
      }
    >
      {(shown) => (
        <>
          <h1 class="unseen">{words('title')}</h1>
          <Play
            language={language}
            table={shown}
            waitsFor={waitsFor}
            isTakingBack={isTakingBack}
            past={past}
            send={send}
          />
        </>
      )}
    </KeptTableFrame>
  );
}
