import './since.css';
import { wordsFor } from 'words:acting';
import { wordsFor as computerWordsFor } from 'words:computer';
import type { History } from '../../../milestones/history.ts';
import type { Seat } from '../../../milestones/index.ts';
import type { Names } from '../../../telling/names.ts';
import { turnsSince } from './since.ts';

interface Props {
  readonly names: Names;
  readonly history: History;
  readonly seats: readonly Seat[];
  /** Asks why a turn was taken: where it began and where it ended. */
  readonly onWhy: (first: number, end: number) => void;
}

/** What the others have done since the last turn of the player whose turn begins, a line for each. */
export function Since({ names, history, seats, onWhy }: Props) {
  const words = wordsFor(names.language);
  const turns = turnsSince(history);
  if (turns.length === 0) return null;
  return (
    <div class="since">
      <h3>{words('since')}</h3>
      <ul>
        {turns.map(({ player, spaces, vp, first, end }) => (
          <li key={player}>
            {words('since.turn', {
              player: seats[player]?.name ?? '',
              spaces: names.list(
                spaces.map(({ space, worker }) => (worker === null ? names.space(space) : names.employment(worker))),
              ),
              vp,
            })}{' '}
            {seats[player]?.by !== 'person' && (
              <button
                type="button"
                aria-label={words('since.why', { player: seats[player]?.name ?? '' })}
                onClick={() => onWhy(first, end)}
              >
                {computerWordsFor(names.language)('why')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
