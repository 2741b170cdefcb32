import './past.css';
import { wordsFor as tableWords } from 'words:card-table';
import { wordsFor } from 'words:past';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { CardPicture } from '../../../cards/CardPicture.tsx';
import { type CardTable, cardHistory, OPPONENT, READER } from '../../../machines/card-table.ts';
import type { PastOf } from '../../../machines/table.ts';
import { type CardTelling, cardEventsInWords } from '../../../telling/thousand-miles/cards-telling.ts';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { Controls } from '../../../ui/stepping/Controls.tsx';
import { pastKeys } from '../../../ui/stepping/past-keys.ts';
import { useStepping } from '../../../ui/stepping/use-stepping.ts';
import { useSaid } from '../../../ui/use-said.ts';
import { CardLog } from './CardLog.tsx';
import { Scene } from './Scene.tsx';

interface Props {
  readonly telling: CardTelling;
  readonly table: CardTable;
  readonly from: PastOf<CardTable>;
  readonly onReturn: () => void;
  /** Plays on from where so many steps count, as a match of its own. */
  readonly onBranch: (at: number) => void;
}

/** Where these keys do something else. */
const OWN_KEYS = 'input, select, .card-log-steps';

/** The table as it was after any of its steps, to step through and to play on from. The game itself stays as it is. */
export function Past({ telling, table, from, onReturn, onBranch }: Props) {
  const { names, name } = telling;
  const words = wordsFor(names.language);
  const { history } = table;
  const { whole, shown, at, last, go, controls } = useStepping(history, from, cardHistory);
  const step = shown.steps[at - 1];
  const told = step === undefined ? [] : cardEventsInWords(step.events, telling);
  const who = tableWords(names.language)('who', { who: step?.action.player === OPPONENT ? 'other' : 'you', name });
  const title = step === undefined ? words('start') : who;
  const section = useRef<HTMLElement>(null);
  const [said, setSaid] = useSaid();
  useEffect(() => setSaid([`${title}.`, ...told.map(({ sentence }) => sentence)].join(' ')), [at]);
  // The section hears the keys: a key in the moment in which it appears must not be lost.
  useLayoutEffect(() => section.current?.focus({ preventScroll: true }), []);
  useEffect(() => section.current?.scrollIntoView({ block: 'start' }), []);

  const { hand } = cardHistory.gameOf(shown).state.drivers[READER];

  return (
    <Scene
      telling={telling}
      table={{ ...table, history: shown }}
      section={section}
      label={words('label')}
      said={said}
      isPast
      onKeyDown={pastKeys(OWN_KEYS, go, onReturn)}
      side={
        <CardLog
          telling={telling}
          history={whole}
          shown={at}
          onShow={(chosen) => controls.send({ type: 'goTo', at: chosen })}
        />
      }
    >
      <div class="card-past">
        <p class="card-past-banner">
          {table.target !== null && `${tableWords(names.language)('score.game', { n: table.played.length + 1 })} · `}
          {words('banner')}
        </p>
        <h2>
          {title} <small>{words('step', { n: at, all: last })}</small>
        </h2>
        <ul>
          {told.map(({ rule, sentence }, i) => (
            <li key={i}>
              {sentence} {rule !== null && <RuleLink language={names.language} id={rule} />}
            </li>
          ))}
        </ul>
        <ol class="card-past-hand" aria-label={tableWords(names.language)('hand')}>
          {hand.map((card, i) => (
            <li key={i}>
              <CardPicture card={card} label={names.card(card)} />
            </li>
          ))}
        </ol>
        <Controls language={names.language} title={title} {...controls} />
        <p class="card-buttons">
          <button type="button" class="button" onClick={onReturn}>
            {words('return')}
          </button>
          <button
            type="button"
            class="button"
            data-quiet
            aria-disabled={at === last}
            onClick={() => at !== last && onBranch(at)}
          >
            {words('branch')}
          </button>
        </p>
        <p>{words('branch.text')}</p>
      </div>
    </Scene>
  );
}
