import { wordsFor as calculatorWords } from 'words:calculators';
import { wordsFor } from 'words:check';
import { useState } from 'preact/hooks';
import { Spaces } from '../../board/entering/Spaces.tsx';
import { GoodIcon, PlayerMark } from '../../board/pieces/icons.tsx';
import { type Game, GOODS, LIMITS, type Player, SPACES, type Space } from '../../milestones/index.ts';
import type { Names } from '../../telling/names.ts';
import { withPlayer } from './draft.ts';
import { NumberField } from './NumberField.tsx';

interface Props {
  readonly game: Game;
  readonly names: Names;
  readonly onChange: (game: Game) => void;
}

/** What is a player's own, one player after the other: workers, goods, VP, the playing piece. */
export function Seats({ game, names, onChange }: Props) {
  const words = wordsFor(names.language);
  const nameOf = (n: number) => calculatorWords(names.language)('player', { n: n + 1 });
  const { players, player: turn } = game.state;
  const [shown, show] = useState(turn);
  const seat = Math.min(shown, players.length - 1);
  const player = players[seat] as Player;
  const change = (part: Partial<Player>) => onChange(withPlayer(game, seat, part));
  return (
    <section class="calculator" aria-label={words('seats')}>
      <div class="check-pieces">
        {players.map((_, i) => (
          <button key={i} type="button" aria-pressed={i === seat} onClick={() => show(i)}>
            <PlayerMark index={i} /> {nameOf(i)}
          </button>
        ))}
      </div>
      <Spaces
        key={seat}
        language={names.language}
        names={names}
        spaces={player.spaces}
        onChange={(spaces) => change({ spaces })}
      />
      <fieldset class="row-goods">
        <legend>{words('goods')}</legend>
        {GOODS.map((good) => (
          <NumberField
            key={`${seat} ${good}`}
            language={names.language}
            label={names.good(good)}
            value={player.goods[good]}
            most={LIMITS.goods}
            onChange={(n) => change({ goods: { ...player.goods, [good]: n } })}
          >
            <GoodIcon good={good} />
          </NumberField>
        ))}
      </fieldset>
      <div class="calculator-fields">
        <NumberField
          key={seat}
          language={names.language}
          label={words('vp')}
          value={player.vp}
          most={LIMITS.vp}
          onChange={(vp) => change({ vp })}
        >
          {words('vp')}
        </NumberField>
        <label>
          {words('at')}
          <select value={player.piece} onChange={({ currentTarget: { value } }) => change({ piece: value as Space })}>
            {SPACES.map((space, i) => (
              <option key={space} value={space}>
                {space.startsWith('worker-')
                  ? `${names.space(space)} – ${names.employment(player.spaces[i - 1] ?? null)}`
                  : names.space(space)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  );
}
