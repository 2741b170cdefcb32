import './lay.css';
import { wordsFor } from 'words:card-table';
import type { ComponentChildren } from 'preact';
import type { CardTelling } from '../../telling/thousand-miles/cards-telling.ts';
import { otherThan, type Seat, type State } from '../../thousand-miles/index.ts';
import { CardBack, CardPicture } from '../CardPicture.tsx';
import { Driver } from './Driver.tsx';
import type { Piles } from './piles.ts';

interface Props {
  readonly telling: CardTelling;
  readonly state: State;
  readonly piles: Piles;
  /** What stands beside the deck and the discard pile. */
  readonly children?: ComponentChildren;
}

/** What lies on the table: the other driver, the deck and the discard pile, and the reader (C7.1). */
export function Lay({ telling, state, piles, children }: Props) {
  const { names, name, reader } = telling;
  const words = wordsFor(names.language);
  const top = state.discards.at(-1);
  const driver = (seat: Seat) => (
    <Driver
      names={names}
      seat={seat}
      name={seat === reader ? null : name}
      driver={state.drivers[seat]}
      pile={piles[seat]}
    />
  );
  return (
    <>
      {driver(otherThan(reader))}
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
        {children}
      </div>
      {driver(reader)}
    </>
  );
}
