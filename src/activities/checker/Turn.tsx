import { wordsFor as calculatorWords } from 'words:calculators';
import { wordsFor } from 'words:check';
import { wordsFor as tableWords } from 'words:table';
import { TileRow } from '../../choosing/TileRow.tsx';
import { DISPLAY_SIZE, type Game, type Player, startingTileCount } from '../../milestones/index.ts';
import { eventInWords } from '../../telling/events-in-words.ts';
import type { Names } from '../../telling/names.ts';
import { pointName } from '../../telling/place-names.ts';
import { Live } from '../../ui/Live.tsx';
import {
  atMoment,
  bringers,
  builtLast,
  changed,
  justBuilt,
  MOMENTS,
  type Moment,
  momentOf,
  withPlayers,
  withTiles,
} from './draft.ts';
import { NumberField } from './NumberField.tsx';

interface Props {
  readonly game: Game;
  readonly names: Names;
  readonly onChange: (game: Game) => void;
}

/** Which of the buildings came last: it brings the bonus tiles around it within reach. */
function BuiltLast({ game, names, onChange }: Props) {
  const words = wordsFor(names.language);
  const { state } = game;
  const able = bringers(game);
  if (able.length === 0) return null;
  const within = { type: 'bonus-in-reach', rule: '9.1', player: state.player, lots: state.bonusInReach } as const;
  return (
    <>
      <div class="calculator-fields">
        <label>
          {words('built')}
          <select
            value={justBuilt(game) ?? ''}
            onChange={(event) => onChange(builtLast(game, event.currentTarget.value))}
          >
            {able.map((point) => (
              <option key={point} value={point}>
                {pointName(game, names, point)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Live of={null}>{eventInWords(within, { names, seats: [], state })}</Live>
    </>
  );
}

/** The starting tiles that nobody has chosen yet; how many there are says whose turn it is (4.8). */
function StartingTiles({ game, names, onChange }: Props) {
  const words = wordsFor(names.language);
  const { player, players, startingTiles, display } = game.state;
  const toggle = (id: string) => {
    const others = startingTiles.filter((each) => each !== id);
    onChange(withTiles(game, { startingTiles: others.length < startingTiles.length ? others : [...others, id] }));
  };
  const chosen = startingTileCount(players.length) - startingTiles.length;
  return (
    <>
      <p>{words('row.how', { n: startingTileCount(players.length) })}</p>
      <Live of={null}>
        {words('row.turn', {
          player: calculatorWords(names.language)('player', { n: player + 1 }),
          which: chosen % 2 === 0 ? 'first' : 'second',
        })}
      </Live>
      <TileRow
        heading={tableWords(names.language)('starting.heading')}
        tiles={game.workerTiles.map(({ id }) => id).filter((id) => !display.includes(id))}
        workerTiles={game.workerTiles}
        names={names}
        onPress={({ value }) => toggle(value as string)}
        isChosen={(id) => startingTiles.includes(id)}
        isAllowed={() => false}
      />
    </>
  );
}

/** The table as a whole: how many play, whose turn it is and where it stands, the end, the display and the pile. */
export function Turn({ game, names, onChange }: Props) {
  const words = wordsFor(names.language);
  const nameOf = (n: number) => calculatorWords(names.language)('player', { n: n + 1 });
  const { state, workerTiles, pile, options } = game;
  const { phase, players, player, endTriggeredBy, display, startingTiles } = state;
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
      withTiles(game, { display: tile === '' ? others : [...others.slice(0, place), tile, ...others.slice(place)] }),
    );
  };
  return (
    <section class="calculator" aria-label={words('turn')}>
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
        {/* While the starting tiles are chosen, and when all is over, it follows from the rest. */}
        {phase !== 'draft' && phase !== 'over' && (
          <label>
            {words('whose')}
            <select
              value={player}
              onChange={(event) => onChange(changed(game, { player: Number(event.currentTarget.value) }))}
            >
              {seats}
            </select>
          </label>
        )}
        <label class="check-moment">
          {words('moment')}
          <select
            value={moment ?? ''}
            onChange={(event) => onChange(atMoment(game, event.currentTarget.value as Moment))}
          >
            {moment === null && <option value="">{words('moment.other')}</option>}
            {MOMENTS.filter((each) => asks || !each.startsWith('space')).map((each) => (
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
              onChange(changed(game, {}, { ...options, startingPlayer: Number(event.currentTarget.value) }))
            }
          >
            {seats}
          </select>
        </label>
        {phase !== 'draft' && (
          <label>
            {words('end')}
            <select
              value={endTriggeredBy ?? ''}
              onChange={({ currentTarget: { value } }) =>
                onChange(changed(game, { endTriggeredBy: value === '' ? null : Number(value) }))
              }
            >
              {phase !== 'over' && <option value="">{words('end.nobody')}</option>}
              {seats}
            </select>
          </label>
        )}
        <NumberField
          language={names.language}
          label={words('pile')}
          value={pile.length}
          most={workerTiles.length}
          onChange={(pileCount) => onChange(withTiles(game, { pileCount }))}
        >
          {words('pile')}
        </NumberField>
      </div>
      <p>{words('moment.why')}</p>
      {phase === 'bonus' && <BuiltLast game={game} names={names} onChange={onChange} />}
      {phase === 'draft' && <StartingTiles game={game} names={names} onChange={onChange} />}
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
            {workerTiles
              .filter(({ id }) => !startingTiles.includes(id))
              .map(({ id }) => (
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
