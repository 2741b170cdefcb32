import { wordsFor as calculatorWords } from 'words:calculators';
import { wordsFor } from 'words:check';
import { atMoment, changed, MOMENTS, type Moment, momentOf, withPlayers, withTiles } from '../../../checker/draft.ts';
import { DISPLAY_SIZE, type Game, type Player } from '../../../milestones/index.ts';
import type { Names } from '../../../telling/names.ts';
import { NumberField } from './NumberField.tsx';

interface Props {
  readonly game: Game;
  readonly names: Names;
  readonly onChange: (game: Game) => void;
}

/** The table as a whole: how many play, whose turn it is and where it stands, the end, the display and the pile. */
export function Turn({ game, names, onChange }: Props) {
  const words = wordsFor(names.language);
  const nameOf = (n: number) => calculatorWords(names.language)('player', { n: n + 1 });
  const { state, workerTiles, pile, options } = game;
  const { players, player, endTriggeredBy, display } = state;
  const moment = momentOf(game);
  const asks = !(players[player] as Player).piece.startsWith('worker-');
  const seats = players.map((_, seat) => (
    <option key={seat} value={seat}>
      {nameOf(seat)}
    </option>
  ));
  const show = (place: number, tile: string) => {
    const others = display.filter((id, i) => i !== place && id !== tile);
    onChange(
      withTiles(game, tile === '' ? others : [...others.slice(0, place), tile, ...others.slice(place)], pile.length),
    );
  };
  return (
    <section class="calculator">
      <h2>{words('turn')}</h2>
      <div class="calculator-fields">
        <label>
          {words('players')}
          <select
            value={players.length}
            onChange={(event) => onChange(withPlayers(game, Number(event.currentTarget.value)))}
          >
            {[2, 3, 4].map((n) => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words('whose')}
          <select
            value={player}
            onChange={(event) => onChange(changed(game, { player: Number(event.currentTarget.value) }))}
          >
            {seats}
          </select>
        </label>
        <label>
          {words('moment')}
          <select
            value={moment ?? ''}
            onChange={(event) => onChange(atMoment(game, event.currentTarget.value as Moment))}
          >
            {moment === null && <option value="">{words('moment.other')}</option>}
            {MOMENTS.filter((each) => asks || each.startsWith('move')).map((each) => (
              <option key={each} value={each}>
                {words(`moment.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words('starter')}
          <select
            value={options.startingPlayer}
            onChange={(event) =>
              onChange({ ...game, options: { ...options, startingPlayer: Number(event.currentTarget.value) } })
            }
          >
            {seats}
          </select>
        </label>
        <label>
          {words('end')}
          <select
            value={endTriggeredBy ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange(changed(game, { endTriggeredBy: value === '' ? null : Number(value) }))
            }
          >
            <option value="">{words('end.nobody')}</option>
            {seats}
          </select>
        </label>
        <NumberField
          language={names.language}
          label={words('pile')}
          value={pile.length}
          most={workerTiles.length}
          onChange={(count) => onChange(withTiles(game, display, count))}
        >
          {words('pile')}
        </NumberField>
      </div>
      <p>{words('moment.why')}</p>
      <fieldset class="calculator-fields">
        <legend>{words('display')}</legend>
        {Array.from({ length: DISPLAY_SIZE }, (_, place) => (
          <select
            key={place}
            aria-label={words('display.place', { n: place + 1 })}
            value={display[place] ?? ''}
            onChange={(event) => show(place, event.currentTarget.value)}
          >
            <option value="">{words('display.none')}</option>
            {workerTiles.map(({ id }) => (
              <option key={id} value={id}>
                {names.tile(id)}
              </option>
            ))}
          </select>
        ))}
      </fieldset>
    </section>
  );
}
