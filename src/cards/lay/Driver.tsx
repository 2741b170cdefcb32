import './driver.css';
import { wordsFor } from 'words:card-table';
import type { CardNames } from '../../telling/thousand-miles/card-names.ts';
import { type Card, type Driver as DriverState, MILES, type Seat } from '../../thousand-miles/index.ts';
import { memo } from '../../ui/memo.ts';
import { CardPicture } from '../CardPicture.tsx';
import { LimitSign, TrafficLight } from '../TrafficLight.tsx';

interface Props {
  readonly names: CardNames;
  readonly seat: Seat;
  /** What the driver is called; null for the reader. */
  readonly name: string | null;
  readonly driver: DriverState;
  /** What lies on top of the pile. */
  readonly pile: Card | null;
}

const TRIP = 1000;

/** What lies before a driver: light, pile, miles and safeties (C7.1). */
export const Driver = memo(({ names, seat, name, driver, pile }: Props) => {
  const words = wordsFor(names.language);
  const light = names.light(driver.light);
  const { total, miles, safeties, coupsFourres, limit } = driver;
  return (
    <section
      class="driver"
      data-seat={seat}
      aria-label={words('side', { who: name === null ? 'you' : 'other', name: name ?? '', total, light })}
    >
      <div class="driver-signals">
        <TrafficLight light={driver.light} label={words('light', { light })} />
        <span class="driver-light-word" aria-hidden="true">
          {light}
        </span>
      </div>
      <figure class="driver-pile" data-pile={seat}>
        {pile === null ? (
          <div class="no-card" role="img" aria-label={words('pile.empty')} />
        ) : (
          <CardPicture key={`${pile} ${total}`} card={pile} label={words('pile', { card: names.card(pile) })} />
        )}
      </figure>
      <div class="driver-trip">
        <h2>
          <span>{name ?? words('you')}</span>
          <span class="driver-total">
            {words('total', { n: total })} <small>{words('left', { n: TRIP - total })}</small>
          </span>
        </h2>
        <Road total={total} seat={seat} />
        <ul class="driver-miles" aria-label={words('kinds')}>
          {MILES.map((mile) => {
            const n = miles.filter((each) => each === mile).length;
            return n === 0 ? null : (
              <li key={mile} class="mile-count">
                {words('kind', { n, miles: mile })}
              </li>
            );
          })}
        </ul>
      </div>
      <div class="driver-safeties">
        {limit && <LimitSign label={words('limit')} />}
        {safeties.length > 0 && (
          <ul aria-label={words('safeties')}>
            {safeties.map((safety) => {
              const isCoup = coupsFourres.includes(safety);
              const card = names.card(safety);
              return (
                <li key={safety} class="safety" data-coup={isCoup ? '' : undefined}>
                  <CardPicture card={safety} label={isCoup ? words('safety.coup', { card }) : card} />
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </section>
  );
});

/** The road of 1000 miles, with a stone every hundred, and the car as far as it has come. */
function Road({ total, seat }: { readonly total: number; readonly seat: Seat }) {
  return (
    <div class="road" aria-hidden="true">
      <div class="road-way">
        <svg
          class="road-car"
          data-seat={seat}
          aria-hidden="true"
          viewBox="-22 -16 44 24"
          // Set by the script, because pages allow no style attribute.
          ref={(car) => car?.style.setProperty('inset-inline-start', `${total / 10}%`)}
        >
          <path class="road-body" d="M-20 3q-1-8 5-9l5-7q1-2 3-2h11q2 0 4 2l5 7q7 1 7 9z" />
          <path class="road-window" d="M-8-7l4-5h5v5zM4-7v-5h3l5 5z" />
          <circle class="road-wheel" cx="-11" cy="3" r="4.5" />
          <circle class="road-wheel" cx="11" cy="3" r="4.5" />
        </svg>
      </div>
    </div>
  );
}
