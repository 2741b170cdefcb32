import './scene.css';
import { wordsFor } from 'words:card-table';
import type { ComponentChildren, RefObject } from 'preact';
import { Lay } from '../../../cards/lay/Lay.tsx';
import { pilesOf } from '../../../cards/lay/piles.ts';
import { type CardTable, cardHistory, OPPONENT, READER, totalsAt } from '../../../machines/card-table.ts';
import type { CardTelling } from '../../../telling/thousand-miles/cards-telling.ts';
import { Live } from '../../../ui/Live.tsx';
import type { Said } from '../../../ui/use-said.ts';
import { locales } from '../../../words/languages.ts';
import { SearchWay } from './SearchWay.tsx';

interface Props {
  readonly telling: CardTelling;
  readonly table: CardTable;
  readonly section: RefObject<HTMLElement>;
  readonly label: string;
  /** What is said once, to whoever hears the table. */
  readonly said: Said;
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
  const number = new Intl.NumberFormat(locales[names.language]);
  return (
    <section
      ref={section}
      class="card-table"
      data-past={isPast ? '' : undefined}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <Live class="unseen" of={said}>
        {said.text}
      </Live>
      <div class="card-main">
        <Lay telling={telling} state={state} piles={piles}>
          <dl class="card-points">
            <dt>
              {words('points')}{' '}
              {target !== null && <small>{words('points.target', { n: number.format(target) })}</small>}
            </dt>
            <dd>{words('points.of', { who: 'you', name, n: number.format(totals[READER]) })}</dd>
            <dd>{words('points.of', { who: 'other', name, n: number.format(totals[OPPONENT]) })}</dd>
            <dd class="card-other-hand">{words('hand.other', { name, n: state.drivers[OPPONENT].hand.length })}</dd>
          </dl>
          <SearchWay label={words('search')} />
        </Lay>
        {children}
      </div>
      <aside class="card-side" aria-label={words('beside')}>
        {side}
      </aside>
    </section>
  );
}
