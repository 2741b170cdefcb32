import './play.css';
import { wordsFor } from 'words:card-table';
import type { RefObject } from 'preact';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Hand } from '../../../cards/lay/Hand.tsx';
import { type Forbidden, Refused } from '../../../cards/lay/Refused.tsx';
import {
  type CardTable,
  type CardTableEvent,
  type CardWaits,
  gameAt,
  nextGame,
  opponentAt,
  READER,
  tableOfPlayed,
} from '../../../machines/card-table.ts';
import type { PastOf } from '../../../machines/table.ts';
import { bringSettings } from '../../../settings/dialog-for-activities.ts';
import { useSettings } from '../../../settings/use-settings.ts';
import { type CardNames, cardNamesFor } from '../../../telling/thousand-miles/card-names.ts';
import type { CardTelling } from '../../../telling/thousand-miles/cards-telling.ts';
import { type Action, type Card, type Game, SAFETY_OF } from '../../../thousand-miles/index.ts';
import { lazily } from '../../../ui/lazily.ts';
import { drawSeed } from '../../../ui/seed.ts';
import { useShortcuts } from '../../../ui/shortcuts.ts';
import { toTop } from '../../../ui/to-top.ts';
import { useAfterPaint } from '../../../ui/use-after-paint.ts';
import { useFetchingPress } from '../../../ui/use-fetching-press.tsx';
import { useSaid } from '../../../ui/use-said.ts';
import type { Language } from '../../../words/languages.ts';
import { Bar } from './Bar.tsx';
import { CardLog } from './CardLog.tsx';
import type { Asked } from './computer/Advice.tsx';
import { TableMatch } from './keeping/TableMatch.tsx';
import { Over } from './Over.tsx';
import { Played } from './Played.tsx';
import { AskDiscard, AskGoBack } from './Questions.tsx';
import { Scene } from './Scene.tsx';
import { useHand } from './use-hand.ts';
import { useTold } from './use-told.ts';

interface Props {
  readonly language: Language;
  readonly table: CardTable;
  readonly waitsFor: CardWaits;
  readonly isTakingBack: boolean;
  /** What the reader looks back at, in this game or an earlier one of the match; null while the table is shown as it is now. */
  readonly past: PastOf<CardTable> | null;
  /** Sends to the machine and gives the table as it is then. */
  readonly send: (event: CardTableEvent) => CardTable;
}

const Past = lazily(
  () => import('./Past.tsx'),
  (module) => module.Past,
);
const ShortcutList = lazily(
  () => import('../../../ui/ShortcutList.tsx'),
  (module) => module.ShortcutList,
);
const Advice = lazily(
  () => import('./computer/Advice.tsx'),
  (module) => module.Advice,
);

/** What the reader is asked, as a sentence. */
function promptFor(waitsFor: CardWaits, { state }: Game, telling: CardTelling): string {
  const words = wordsFor(telling.names.language);
  const { name } = telling;
  if (waitsFor !== 'play')
    return words(`prompt.${waitsFor === 'held' ? 'thinking' : waitsFor}` as 'prompt.over', { name });
  const { answerable } = state;
  if (answerable !== null && state.drivers[READER].hand.includes(SAFETY_OF[answerable]))
    return words('prompt.coup', { card: telling.names.card(answerable) });
  return words('prompt.play');
}

/** The settings and the list of keys, which can be asked for. `shown` is shown while looking back too. */
function useHelp(language: Language) {
  const [listsKeys, setListsKeys] = useState(false);
  const { shortcuts } = useSettings();
  const [notice, fetchFor] = useFetchingPress();
  const openSettings = () => fetchFor(bringSettings, (open) => open());
  useShortcuts(shortcuts, {
    settings: openSettings,
    list: () => fetchFor(ShortcutList.prepare, () => setListsKeys(true)),
  });
  return {
    openSettings,
    showKeys: () => setListsKeys(true),
    shown: (
      <>
        {notice}
        {listsKeys && <ShortcutList language={language} game="thousand-miles" onClose={() => setListsKeys(false)} />}
      </>
    ),
  };
}

/** What tells the match to its reader: the names of the cards and of the opponent. */
function useTelling(language: Language, table: CardTable): CardTelling {
  const level = opponentAt(table);
  const names = useMemo(() => cardNamesFor(language), [language]);
  return useMemo(() => ({ names, reader: READER, name: wordsFor(language)(`driver.${level}`) }), [names, level]);
}

/** Keeps in sight why a card is refused: it stands above the hand, which may fill a small window. */
function useRefusedInSight(section: RefObject<HTMLElement>, refused: Forbidden | null): void {
  useEffect(() => {
    if (refused !== null) section.current?.querySelector('.card-refused')?.scrollIntoView({ block: 'nearest' });
  }, [refused]);
}

/** A game under way. */
export function Play({ language, table, waitsFor, isTakingBack, past, send }: Props) {
  const words = wordsFor(language);
  const { history } = table;
  const game = gameAt(table);
  const telling = useTelling(language, table);
  const { names, name } = telling;
  const [said, setSaid] = useSaid();
  const [advice, setAdvice] = useState<Asked | null>(null);
  const section = useRef<HTMLElement>(null);
  const help = useHelp(language);
  const act = (action: Action) => send({ type: 'act', action });
  const isReaders = waitsFor === 'play';
  const prompt = promptFor(waitsFor, game, telling);

  const painted = useAfterPaint(history);
  const hand = useHand({ game, names, isReaders, prompt, setSaid, act });
  useRefusedInSight(section, hand.refused);
  useTold({ history, telling, prompt, setSaid, section, pressedAt: hand.pressedAt }, () => {
    hand.forget();
    setAdvice(null);
  });
  const lookBack = useCallback((at: number, plays = false) => send({ type: 'lookBack', at, plays }), []);
  const lookAtPlayed = (game: number) =>
    send({ type: 'lookBack', at: 0, plays: false, table: tableOfPlayed(table, game) });
  const next = () => {
    const asked = nextGame(table, drawSeed());
    if (asked === null) return;
    send({ type: 'start', asked });
    toTop();
  };

  if (past !== null)
    return (
      <>
        {help.shown}
        <LookingBack telling={telling} table={table} past={past} send={send} />
      </>
    );
  return (
    <Scene
      telling={telling}
      table={table}
      section={section}
      label={words('table')}
      said={said}
      side={
        <>
          <CardLog telling={telling} history={painted} onShow={lookBack} />
          <Played language={language} name={name} table={table} onLookBack={lookAtPlayed} />
          <TableMatch language={language} table={table} onLeave={() => send({ type: 'leave' })} />
        </>
      }
    >
      {waitsFor === 'over' ? (
        <Over language={language} name={name} table={table} onNext={next} onLeave={() => send({ type: 'leave' })} />
      ) : (
        <Turn
          names={names}
          game={game}
          prompt={prompt}
          hand={hand}
          isReaders={isReaders}
          onDiscard={(card) => act({ type: 'discard', card })}
          onAgain={waitsFor === 'stuck' ? () => send({ type: 'goOn' }) : null}
        />
      )}
      {advice !== null && (
        <Advice
          names={names}
          heading={advice.task === 'hint' ? words('hint.heading') : words('why.heading', { name })}
          asked={advice}
          onTake={advice.task === 'hint' && isReaders ? act : null}
          onClose={() => setAdvice(null)}
          say={setSaid}
        />
      )}
      {help.shown}
      <Bar
        language={language}
        table={table}
        isReaders={isReaders}
        asks={advice?.task}
        onAsk={(next) => setAdvice(advice === null ? next : null)}
        onStep={(type) => send({ type })}
        onKeys={help.showKeys}
        onSettings={help.openSettings}
      />
      {hand.asked !== null && <AskDiscard names={names} asked={hand.asked} onDecide={hand.decide} />}
      {isTakingBack && (
        <AskGoBack language={language} onDecide={(goesBack) => send({ type: goesBack ? 'takeBack' : 'leaveIt' })} />
      )}
    </Scene>
  );
}

interface LookingBackProps {
  readonly telling: CardTelling;
  readonly table: CardTable;
  readonly past: PastOf<CardTable>;
  readonly send: Props['send'];
}

/** The table as it was, in this game or an earlier one of the match. */
function LookingBack({ telling, table, past, send }: LookingBackProps) {
  return (
    <Past
      telling={telling}
      table={past.table ?? table}
      from={past}
      onReturn={() => send({ type: 'return' })}
      onBranch={(at) => {
        // The match itself stays as it was kept last.
        if (past.table !== undefined) send({ type: 'open', table: past.table });
        send({ type: 'branch', at, started: new Date().toISOString() });
      }}
    />
  );
}

interface TurnProps {
  readonly names: CardNames;
  readonly game: Game;
  readonly prompt: string;
  readonly hand: ReturnType<typeof useHand>;
  /** Whether it is the reader’s turn. */
  readonly isReaders: boolean;
  readonly onDiscard: (card: Card) => void;
  /** Asks the computer again where it has failed; null where it has not. */
  readonly onAgain: (() => void) | null;
}

/** What the reader is asked, the hand, and why a card of it cannot be played. */
function Turn({ names, game, prompt, hand, isReaders, onDiscard, onAgain }: TurnProps) {
  const words = wordsFor(names.language);
  const { refused } = hand;
  return (
    <>
      <div class="card-prompt">
        <p>{prompt}</p>
        {onAgain !== null && (
          <button type="button" class="button" onClick={onAgain}>
            {words('again')}
          </button>
        )}
      </div>
      <Hand names={names} game={game} hand={game.state.drivers[READER].hand} idle={!isReaders} onPress={hand.press} />
      {/* Below the hand, which stays under the finger. */}
      {refused !== null && (
        <Refused names={names} {...refused}>
          <button type="button" onClick={() => onDiscard(refused.card)}>
            {words('refused.discard')}
          </button>
        </Refused>
      )}
    </>
  );
}
