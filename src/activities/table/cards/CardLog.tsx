import './card-log.css';
import { wordsFor } from 'words:card-table';
import { useState } from 'preact/hooks';
import type { History } from '../../../kit/history.ts';
import type { Step } from '../../../kit/play.ts';
import { type CardTelling, cardEventsInWords } from '../../../telling/thousand-miles/cards-telling.ts';
import type { Action, Game, GameEvent } from '../../../thousand-miles/index.ts';
import { memo } from '../../../ui/memo.ts';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { shortcut } from '../../../ui/shortcuts.ts';
import { usePrinted } from '../../../ui/use-printed.ts';

interface Props {
  readonly telling: CardTelling;
  readonly history: History<Game, Action, GameEvent>;
  /** After how many steps the table is shown, where that is not as it is now. */
  readonly shown?: number;
  /** Shows the table as it was after so many steps; `plays` lets it go on from there by itself. */
  readonly onShow: (at: number, plays?: boolean) => void;
}

/** As many steps are told before anybody asks for more. */
const LATEST = 16;

/** Everything that has happened, the latest first, each with its rules and the way to the table as it was then. */
export const CardLog = memo(({ telling, history, shown, onShow }: Props) => {
  const words = wordsFor(telling.names.language);
  const [asked, setAsked] = useState(false);
  const isWhole = usePrinted() || asked;
  const steps = history.steps.slice(0, history.at);
  const first = isWhole || shown !== undefined ? 0 : Math.max(0, steps.length - LATEST);
  return (
    <section class="card-log">
      <div class="card-log-head">
        <h2>{words('log')}</h2>
        {shown === undefined && steps.length > 0 && (
          <button type="button" class="button" data-quiet onClick={() => onShow(0, true)} {...shortcut('replay')}>
            {words('replay')}
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keys */}
      <section class="card-log-steps" tabIndex={0} aria-label={words('log')} {...shortcut('log')}>
        {steps.length === 0 && <p>{words('log.empty')}</p>}
        <ol reversed>
          {steps
            .slice(first)
            .map((step, i) => {
              const at = first + i + 1;
              return (
                <LogStep
                  key={at}
                  telling={telling}
                  step={step}
                  at={at}
                  isShown={at === shown}
                  isMarked={history.marks.includes(at)}
                  onShow={onShow}
                />
              );
            })
            .reverse()}
        </ol>
        {first > 0 && (
          <button type="button" class="button" data-quiet onClick={() => setAsked(true)}>
            {words('log.all')}
          </button>
        )}
      </section>
    </section>
  );
});

interface StepProps extends Pick<Props, 'telling' | 'onShow'> {
  readonly step: Step<Game, Action, GameEvent>;
  /** How many steps count after it. */
  readonly at: number;
  readonly isShown: boolean;
  /** Whether something hidden was seen here before it was taken back. */
  readonly isMarked: boolean;
}

const LogStep = memo(({ telling, step, at, isShown, isMarked, onShow }: StepProps) => {
  const { language } = telling.names;
  const words = wordsFor(language);
  const told = cardEventsInWords(step.events, telling);
  return (
    <li class="card-log-step" data-seat={step.action.player} aria-current={isShown ? 'step' : undefined}>
      <p>
        {told.map(({ rule, sentence }, i) => (
          <span key={i}>
            {sentence} {rule !== null && <RuleLink language={language} id={rule} />}{' '}
          </span>
        ))}
        {isMarked && <em class="card-log-mark">{words('log.mark')}</em>}
      </p>
      <button
        type="button"
        class="card-log-show"
        aria-label={words('log.show', { what: told[0]?.sentence ?? '' })}
        onClick={() => onShow(at)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4.5 5v4.5H9M5 9a8 8 0 1 1-1 5M12 8v4.5l3 2" />
        </svg>
      </button>
    </li>
  );
});
