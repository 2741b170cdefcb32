import './log.css';
import { wordsFor } from 'words:table';
import { memo } from 'preact/compat';
import { useState } from 'preact/hooks';
import type { History, Step } from '../../machines/history.ts';
import type { Seat } from '../../milestones/index.ts';
import { type LogTurn, logOf } from './log.ts';
import type { Names } from './names.ts';
import { RuleLink } from './RuleLink.tsx';
import { eventInWords, toldOf } from './tell.ts';

interface Speaking {
  readonly names: Names;
  readonly seats: readonly Seat[];
}

/** What a step did, a sentence an event with the number of its rule. */
const LogStep = memo(({ step, names, seats }: Speaking & { readonly step: Step }) => (
  <li>
    {toldOf(step.events).map((event, i) => (
      <span key={i}>
        {eventInWords(event, { names, seats, state: step.game.state })}{' '}
        <RuleLink language={names.language} id={event.rule} />{' '}
      </span>
    ))}
  </li>
));

function Turn({ turn, names, seats }: Speaking & { readonly turn: LogTurn }) {
  const words = wordsFor(names.language);
  const player = seats[turn.player]?.name ?? '';
  return (
    <section class="log-turn">
      <h3>{turn.turn === 0 ? words('log.draft', { player }) : words('log.turn', { n: turn.turn, player })}</h3>
      <ol>
        {turn.steps.map((step, i) => (
          <LogStep key={turn.first + i} step={step} names={names} seats={seats} />
        ))}
      </ol>
      {turn.marks.length > 0 && <p class="log-mark">{words('log.mark')}</p>}
    </section>
  );
}

/** Turns that are told before anybody asks for more. */
const LATEST = 8;

/** Everything that has happened, the latest turn first; the older ones when they are asked for. */
export function Log({ history, names, seats }: Speaking & { readonly history: History }) {
  const words = wordsFor(names.language);
  const [all, setAll] = useState(false);
  const turns = logOf(history).reverse();
  const told = all ? turns : turns.slice(0, LATEST);
  return (
    <div class="log">
      <h2>{words('log.heading')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keys */}
      <section class="log-turns" tabIndex={0} aria-label={words('log.heading')}>
        {turns.length === 0 ? (
          <p>{words('log.empty')}</p>
        ) : (
          told.map((turn) => <Turn key={turn.first} turn={turn} names={names} seats={seats} />)
        )}
        {told.length < turns.length && (
          <button type="button" class="button" data-quiet onClick={() => setAll(true)}>
            {words('log.all')}
          </button>
        )}
      </section>
    </div>
  );
}
