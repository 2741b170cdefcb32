import '../../../ui/control-icon.css';
import './log.css';
import { wordsFor } from 'words:play';
import { useState } from 'preact/hooks';
import type { History, Step } from '../../../milestones/history.ts';
import type { Seat } from '../../../milestones/index.ts';
import { eventInWords, toldOf } from '../../../telling/events-in-words.ts';
import type { Names } from '../../../telling/names.ts';
import { nameWithin, playerIn } from '../../../telling/reader.ts';
import { memo } from '../../../ui/memo.ts';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { shortcut } from '../../../ui/shortcuts.ts';
import { usePrinted } from '../../../ui/use-printed.ts';
import type { Language } from '../../../words/languages.ts';
import { type LogTurn, logOf } from './log.ts';

interface Speaking {
  readonly names: Names;
  readonly seats: readonly Seat[];
}

interface Showing {
  /** After how many steps the table is shown, where that is not as it is now. */
  readonly shown?: number | undefined;
  /** Shows the table as it was after so many steps; `plays` lets it go on from there by itself. */
  readonly onShow: (at: number, plays?: boolean) => void;
}

/** Whose turn it is, and its number among that player’s; or who chooses starting tiles. */
export function turnTitle({ turn, player: index }: LogTurn, seats: readonly Seat[], language: Language): string {
  const words = wordsFor(language);
  const name = seats[index]?.name ?? '';
  return turn === 0
    ? words('log.draft', playerIn(name, language))
    : words('log.turn', { n: turn, player: nameWithin(name, language) });
}

interface StepProps extends Speaking, Pick<Showing, 'onShow'> {
  readonly step: Step;
  /** How many steps count after it. */
  readonly at: number;
  readonly isShown: boolean;
}

/** What a step did, a sentence an event with the number of its rule. The whole of it leads to the table as it was then. */
const LogStep = memo(({ step, at, isShown, names, seats, onShow }: StepProps) => {
  const told = toldOf(step.events).map((event) => ({
    rule: event.rule,
    sentence: eventInWords(event, { names, seats, state: step.game.state }),
  }));
  const [first] = told;
  // To finish a visit is no event by itself.
  if (first === undefined) return null;
  return (
    <li class="log-step" aria-current={isShown ? 'step' : undefined}>
      <p>
        {told.map(({ rule, sentence }, i) => (
          <span key={i}>
            {sentence} <RuleLink language={names.language} id={rule} />{' '}
          </span>
        ))}
      </p>
      <button
        type="button"
        class="log-show"
        data-at={at}
        aria-label={wordsFor(names.language)('log.show', { what: first.sentence })}
        onClick={() => onShow(at)}
      >
        <LookIcon />
      </button>
    </li>
  );
});

/** A clock that goes backwards. */
function LookIcon() {
  return (
    <svg class="control-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4.5 5v4.5H9M5 9a8 8 0 1 1-1 5M12 8v4.5l3 2" />
    </svg>
  );
}

function Turn({ turn, names, seats, shown, onShow }: Speaking & Showing & { readonly turn: LogTurn }) {
  return (
    <section class="log-turn">
      <h3>{turnTitle(turn, seats, names.language)}</h3>
      <ol>
        {turn.steps.map((step, i) => {
          const at = turn.first + i + 1;
          return (
            <LogStep key={at} step={step} at={at} isShown={at === shown} names={names} seats={seats} onShow={onShow} />
          );
        })}
      </ol>
      {turn.marks.length > 0 && <p class="log-mark">{wordsFor(names.language)('log.mark')}</p>}
    </section>
  );
}

/** Turns that are told before anybody asks for more. */
const LATEST = 8;

/** Everything that has happened, the latest turn first; the older ones when they are asked for, on paper, or when one of them is shown. */
export function Log({ history, names, seats, shown, onShow }: Speaking & Showing & { readonly history: History }) {
  const words = wordsFor(names.language);
  const [asked, setAsked] = useState(false);
  const isWhole = usePrinted() || asked;
  const turns = logOf(history).reverse();
  const told = isWhole || shown !== undefined ? turns : turns.slice(0, LATEST);
  return (
    <div class="log">
      <div class="log-head">
        <h2>{words('log.heading')}</h2>
        {shown === undefined && turns.length > 0 && (
          <button type="button" class="log-replay" onClick={() => onShow(0, true)} {...shortcut('replay')}>
            <LookIcon /> {words('log.replay')}
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keys */}
      <section class="log-turns" tabIndex={0} aria-label={words('log.heading')} {...shortcut('log')}>
        {turns.length === 0 ? (
          <p>{words('log.empty')}</p>
        ) : (
          told.map((turn) => (
            <Turn key={turn.first} turn={turn} names={names} seats={seats} shown={shown} onShow={onShow} />
          ))
        )}
        {told.length < turns.length && (
          <button type="button" class="button" data-quiet onClick={() => setAsked(true)}>
            {words('log.all')}
          </button>
        )}
      </section>
    </div>
  );
}
