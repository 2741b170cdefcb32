import './scene.css';
import { wordsFor } from 'words:card-table';
import type { ComponentChildren, RefObject } from 'preact';
import { type CardTable, cardHistory, OPPONENT, READER, totalsAt } from '../../../machines/card-table.ts';
import type { CardTelling } from '../../../telling/thousand-miles/cards-telling.ts';
import { CardBack, CardPicture } from '../cards/CardPicture.tsx';
import { Driver } from './Driver.tsx';
import { pilesOf } from './piles.ts';

interface Props {
  readonly telling: CardTelling;
  readonly table: CardTable;
  readonly section: RefObject<HTMLElement>;
  readonly label: string;
  /** What is said once, to whoever hears the table. */
  readonly said: string;
  readonly isPast?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** What stands between the drivers and what the reader holds. */
  readonly children: ComponentChildren;
  /** What stands beside the table. */
  readonly side: ComponentChildren;
}

/** The table as it lies there: both drivers, the deck and the discard pile, the running totals (C7.1). */
export function Scene({ telling, table, section, label, said, isPast = false, onKeyDown, children, side }: Props) {
  const { names, name } = telling;
  const words = wordsFor(names.language);
  const { history, target } = table;
  const { state } = cardHistory.gameOf(history);
  const piles = pilesOf(history.start, history.steps.slice(0, history.at));
  const totals = totalsAt(table);
  const number = new Intl.NumberFormat(names.language);
  const top = state.discards.at(-1);
  const driver = (seat: typeof READER) => (
    <Driver names={names} seat={seat} name={name} driver={state.drivers[seat]} pile={piles[seat]} />
  );
  return (
    <section
      ref={section}
      class="card-table"
      data-past={isPast ? '' : undefined}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <p class="unseen" role="status">
        {said}
      </p>
      <div class="card-main">
        {driver(OPPONENT)}
        <div class="card-middle">
          <div class="card-stack" data-stack="deck">
            {state.deckCount > 0 ? <CardBack /> : <div class="no-card" />}
            <span>{words('deck', { n: state.deckCount })}</span>
          </div>
          <div class="card-stack" data-stack="discard">
            {top === undefined ? (
              <div class="no-card" role="img" aria-label={words('discard.empty')} />
            ) : (
              <CardPicture key={state.discards.length} card={top} label={words('discard', { card: names.card(top) })} />
            )}
            <span aria-hidden="true">{words('half.discarded')}</span>
          </div>
          <dl class="card-points">
            <dt>
              {words('points')}{' '}
              {target !== null && <small>{words('points.target', { n: number.format(target) })}</small>}
            </dt>
            <dd>{words('points.of', { who: 'you', name, n: number.format(totals[READER]) })}</dd>
            <dd>{words('points.of', { who: 'other', name, n: number.format(totals[OPPONENT]) })}</dd>
            <dd class="card-other-hand">{words('hand.other', { name, n: state.drivers[OPPONENT].hand.length })}</dd>
          </dl>
        </div>
        {driver(READER)}
        {children}
      </div>
      <aside class="card-side" aria-label={words('beside')}>
        {side}
      </aside>
    </section>
  );
}
