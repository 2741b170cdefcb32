import { wordsFor } from 'words:daily';
import { Pictures } from '../../choosing/Pictures.tsx';
import type { Game } from '../../milestones/index.ts';
import type { Names } from '../../telling/names.ts';

interface Props {
  readonly start: Game;
  /** The same game, as far as the reader has played it. */
  readonly game: Game;
  readonly players: readonly string[];
  readonly names: Names;
}

/** The player boards of the others. */
export function Others({ start, game, players, names }: Props) {
  const words = wordsFor(names.language);
  const me = start.state.player;
  return (
    <details class="position-others">
      <summary>
        {words('others', {
          n: players.length - 1,
          scores: names.list(
            players.flatMap((name, i) => (i === me ? [] : [`${name} ${names.vp(start.state.players[i]?.vp ?? 0)}`])),
          ),
        })}
      </summary>
      {players.map(
        (name, i) =>
          i !== me && <Pictures key={name} game={game} player={i} views={['player']} players={players} names={names} />,
      )}
    </details>
  );
}
