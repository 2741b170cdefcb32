import './play.css';
import { wordsFor } from 'words:card-table';
import { wordsFor as settingsWordsFor } from 'words:settings-button';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
  type CardTable,
  type CardTableEvent,
  type CardWaits,
  cardHistory,
  decisionNear,
  gameAt,
  nextGame,
  OPPONENT,
  opponentAt,
  READER,
  tableOfPlayed,
  totalsAt,
  winnerAt,
} from '../../../machines/card-table.ts';
import type { PastOf } from '../../../machines/table.ts';
import { cardNamesFor } from '../../../telling/thousand-miles/card-names.ts';
import {
  type CardTelling,
  cardEventsInWords,
  cardRefusalsInWords,
  type Said,
} from '../../../telling/thousand-miles/cards-telling.ts';
import {
  type Action,
  apply,
  type Card,
  type Game,
  isSafety,
  legalActions,
  SAFETY_OF,
  viewFor,
} from '../../../thousand-miles/index.ts';
import type { Language } from '../../../words/languages.ts';
import { mayMove } from '../../settings/may-move.ts';
import { SettingsIcon } from '../../settings/SettingsIcon.tsx';
import { settings } from '../../settings/settings.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { lazily } from '../../ui/lazily.ts';
import { NotFetched } from '../../ui/NotFetched.tsx';
import { drawSeed } from '../../ui/seed.ts';
import { shortcut, useShortcuts } from '../../ui/shortcuts.ts';
import { toTop } from '../../ui/to-top.ts';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { useSettingsDialog } from '../../ui/use-settings-dialog.ts';
import type { Asked } from '../computer/Advice.tsx';
import { TableMatch } from '../keeping/TableMatch.tsx';
import { Hand } from '../lay/Hand.tsx';
import { Refused } from '../lay/Refused.tsx';
import { CardLog } from './CardLog.tsx';
import { showStep, soundsOf } from './motion.ts';
import { Scene } from './Scene.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';

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
  () => import('../../ui/ShortcutList.tsx'),
  (module) => module.ShortcutList,
);
const Advice = lazily(
  () => import('../computer/Advice.tsx'),
  (module) => module.Advice,
);

/** A card that cannot be played, and why. */
interface Forbidden {
  readonly card: Card;
  readonly why: readonly Said[];
}

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

/** A game under way. */
export function Play({ language, table, waitsFor, isTakingBack, past, send }: Props) {
  const words = wordsFor(language);
  const { history } = table;
  const game = gameAt(table);
  const level = opponentAt(table);
  const names = useMemo(() => cardNamesFor(language), [language]);
  const telling = useMemo(
    (): CardTelling => ({ names, reader: READER, name: words(`driver.${level}`) }),
    [names, level],
  );
  const { name } = telling;
  const [said, setText] = useState('');
  // Words that stand there already would not be read out again: a blank makes them others.
  const setSaid = (text: string) => setText((before) => (before === text ? `${text}\u00a0` : text));
  const [refused, setRefused] = useState<Forbidden | null>(null);
  const [asked, setAsked] = useState<Action | null>(null);
  const [advice, setAdvice] = useState<Asked | null>(null);
  const [listsKeys, setListsKeys] = useState(false);
  const section = useRef<HTMLElement>(null);
  const pressedAt = useRef<DOMRect>();
  const { shortcuts } = useSettings();
  const settingsDialog = useSettingsDialog();
  useShortcuts(shortcuts, { settings: settingsDialog.open, list: () => setListsKeys(true) });
  const isReaders = waitsFor === 'play';
  const prompt = promptFor(waitsFor, game, telling);

  const painted = useAfterPaint(history);
  useEffect(() => {
    // It stands above the hand, which may fill a small window.
    if (refused !== null) section.current?.querySelector('.card-refused')?.scrollIntoView({ block: 'nearest' });
  }, [refused]);
  // Everything that has happened since it was told last is told once.
  const told = useRef<typeof history | null>(null);
  useLayoutEffect(() => {
    const before = told.current;
    told.current = history;
    setRefused(null);
    setAdvice(null);
    if (history === before) return;
    if (history.start !== before?.start) {
      setSaid(prompt);
      return;
    }
    const steps = history.steps.slice(before.at, history.at);
    if (history.at < before.at) setSaid(`${words('undone')} ${prompt}`);
    else {
      const sentences = steps.flatMap((step) =>
        cardEventsInWords(step.events, telling).map(({ sentence }) => sentence),
      );
      setSaid([...sentences, prompt].join(' '));
    }
    const last = steps.at(-1);
    if (last === undefined || steps.length > 1) return;
    if (settings().sound) void import('../../ui/sounds.ts').then(({ play }) => play(soundsOf(last)));
    // Where things have come to lie is known when the browser lays the page out for its next picture, which it does once.
    requestAnimationFrame(() => {
      if (section.current !== null && mayMove()) showStep(section.current, last, pressedAt.current);
    });
  }, [history]);
  useEffect(() => {
    // The card that had the focus has gone.
    if (document.activeElement === document.body)
      section.current?.querySelector<HTMLElement>('.hand [tabindex="0"]')?.focus({ preventScroll: true });
  }, [history.at]);

  const act = (action: Action) => send({ type: 'act', action });
  const take = (action: Action) => {
    if (!isReaders) {
      setSaid(prompt);
      return;
    }
    const outcome = apply(game, action);
    if (!outcome.ok) {
      const why = cardRefusalsInWords(outcome.refusals, names);
      setRefused({ card: action.card, why });
      setSaid([words('refused', { card: names.card(action.card) }), ...why.map(({ sentence }) => sentence)].join(' '));
    } else if (action.type === 'discard' && isSafety(action.card)) setAsked(action);
    else act(action);
  };
  const press = (action: Action, at: DOMRect) => {
    pressedAt.current = at;
    // The press is seen first; what comes of it is a task of its own, so that none is long.
    setTimeout(() => take(action));
  };
  const playable = new Set(
    isReaders ? legalActions(game).flatMap(({ type, card }) => (type === 'play' ? [card] : [])) : [],
  );
  const canUndo = decisionNear(table, history.at - 1) !== null;
  const canRedo = history.at < history.steps.length && decisionNear(table, history.at + 1) !== null;
  const lastOfOpponent = history.steps.slice(0, history.at).findLastIndex(({ action }) => action.player === OPPONENT);
  const ask = (next: Asked) => setAdvice(advice === null ? next : null);
  const explain = () => {
    const step = history.steps[lastOfOpponent];
    if (step === undefined) return;
    const { type, card } = step.action;
    ask({ task: 'why', input: { before: cardHistory.gameBefore(history, lastOfOpponent), action: { type, card } } });
  };
  const lookBack = useCallback((at: number, plays = false) => send({ type: 'lookBack', at, plays }), []);
  const lookAtPlayed = (game: number) =>
    send({ type: 'lookBack', at: 0, plays: false, table: tableOfPlayed(table, game) });
  const next = () => {
    const asked = nextGame(table, drawSeed());
    if (asked === null) return;
    send({ type: 'start', asked });
    toTop();
  };

  // While looking back too.
  const shownAnywhere = (
    <>
      {settingsDialog.failed && <NotFetched />}
      {listsKeys && <ShortcutList language={language} game="thousand-miles" onClose={() => setListsKeys(false)} />}
    </>
  );
  if (past !== null)
    return (
      <>
        {shownAnywhere}
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
        <>
          <div class="card-prompt">
            <p>{prompt}</p>
            {waitsFor === 'stuck' && (
              <button type="button" class="button" onClick={() => send({ type: 'goOn' })}>
                {words('again')}
              </button>
            )}
            {refused !== null && (
              <Refused names={names} card={refused.card} why={refused.why}>
                <button type="button" onClick={() => act({ type: 'discard', card: refused.card })}>
                  {words('refused.discard')}
                </button>
              </Refused>
            )}
          </div>
          <Hand
            names={names}
            hand={game.state.drivers[READER].hand}
            isPlayable={(card) => playable.has(card)}
            idle={!isReaders}
            onPress={press}
          />
        </>
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
      {shownAnywhere}
      <fieldset class="card-bar" aria-label={words('bar')}>
        <button
          type="button"
          aria-disabled={!canUndo}
          onClick={() => canUndo && send({ type: 'undo' })}
          {...shortcut('undo')}
        >
          {words('undo')}
        </button>
        <button
          type="button"
          aria-disabled={!canRedo}
          onClick={() => canRedo && send({ type: 'redo' })}
          {...shortcut('redo')}
        >
          {words('redo')}
        </button>
        <button
          type="button"
          aria-disabled={!isReaders}
          aria-pressed={advice?.task === 'hint'}
          onClick={() => isReaders && ask({ task: 'hint', input: { view: viewFor(game, READER) } })}
          {...shortcut('hint')}
        >
          {words('hint')}
        </button>
        <button
          type="button"
          aria-disabled={lastOfOpponent < 0}
          aria-pressed={advice?.task === 'why'}
          onClick={explain}
          {...shortcut('why')}
        >
          {words('why')}
        </button>
        <button type="button" class="card-bar-keys" onClick={() => setListsKeys(true)} {...shortcut('list')}>
          {words('keys')}
        </button>
        <button
          type="button"
          class="card-bar-settings"
          aria-label={settingsWordsFor(language)('open')}
          onClick={settingsDialog.open}
          {...shortcut('settings')}
        >
          <SettingsIcon />
        </button>
      </fieldset>
      {asked !== null && (
        <Dialog
          language={language}
          heading={words('ask.heading')}
          onClose={(value) => {
            setAsked(null);
            if (value === 'discard') act(asked);
          }}
        >
          <p>{words('ask.text', { card: names.card(asked.card) })}</p>
          <p class="dialog-buttons">
            <button type="submit" value="" class="button" data-quiet autofocus>
              {words('ask.keep')}
            </button>
            <button type="submit" value="discard" class="button">
              {words('ask.discard')}
            </button>
          </p>
        </Dialog>
      )}
      {isTakingBack && (
        <Dialog
          language={language}
          heading={words('back.heading')}
          onClose={(value) => send({ type: value === 'back' ? 'takeBack' : 'leaveIt' })}
        >
          <p>{words('back.text')}</p>
          <p class="dialog-buttons">
            <button type="submit" value="" class="button" data-quiet autofocus>
              {words('back.stay')}
            </button>
            <button type="submit" value="back" class="button">
              {words('back.goBack')}
            </button>
          </p>
        </Dialog>
      )}
    </Scene>
  );
}

interface OverProps {
  readonly language: Language;
  readonly name: string;
  readonly table: CardTable;
  readonly onNext: () => void;
  readonly onLeave: () => void;
}

/** Who has won, the score sheet, and the ways on. */
function Over({ language, name, table, onNext, onLeave }: OverProps) {
  const words = wordsFor(language);
  const { scores } = gameAt(table).state;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  if (scores === null) return null;
  const winner = winnerAt(table);
  const ahead = Math.sign(scores[READER].total - scores[OPPONENT].total);
  const inMatch = table.target !== null;
  return (
    <div class="card-over">
      <h2 ref={heading} tabIndex={-1}>
        {winner !== null
          ? words(winner === READER ? 'match.won' : 'match.lost', { name })
          : words(ahead > 0 ? 'over.won' : ahead < 0 ? 'over.lost' : 'over.tied', { name })}
      </h2>
      <ScoreSheet
        language={language}
        name={name}
        n={table.played.length + 1}
        scores={scores}
        totals={inMatch ? totalsAt(table) : null}
      />
      <p class="card-buttons">
        {winner === null && (
          <button type="button" class="button" onClick={onNext}>
            {words('next')}
          </button>
        )}
        <button type="button" class="button" data-quiet onClick={onLeave}>
          {words('new')}
        </button>
      </p>
    </div>
  );
}

interface PlayedProps extends Pick<OverProps, 'language' | 'name' | 'table'> {
  /** Shows an earlier game from its beginning. */
  readonly onLookBack: (game: number) => void;
}

/** The earlier games of the match: their score sheets, and the ways back to them. */
function Played({ language, name, table, onLookBack }: PlayedProps) {
  const words = wordsFor(language);
  if (table.played.length === 0) return null;
  return (
    <details class="card-played">
      <summary>{words('played')}</summary>
      {table.played.map((game, i) => (
        <div key={i}>
          <ScoreSheet language={language} name={name} n={i + 1} scores={game.scores} totals={null} />
          <button type="button" class="button" data-quiet onClick={() => onLookBack(i)}>
            {words('played.replay', { n: i + 1 })}
          </button>
        </div>
      ))}
    </details>
  );
}
