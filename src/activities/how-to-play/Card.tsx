import { wordsFor } from 'words:how-to-play';
import { pageAddress } from '../../words/addresses.ts';
import type { Language } from '../../words/languages.ts';
import { CUTS, type Cut, PLAYERS, type Players } from './shots.ts';

interface Props {
  readonly language: Language;
  readonly players: Players;
  /** How long the full cut is, in minutes. */
  readonly minutes: number;
  /** The chapter at which somebody has stopped watching, as it is called. */
  readonly resume: string | null;
  readonly hasEnded: boolean;
  /** What the page is called that goes on at the players' own table. */
  readonly firstTable: string;
  readonly onPlayers: (players: Players) => void;
  readonly onPlay: (cut: Cut) => void;
  readonly onResume: () => void;
}

/** What is over the picture before the film begins and when it has ended: which cut, and for how many. */
export function Card({ language, players, minutes, resume, hasEnded, firstTable, onPlayers, onPlay, onResume }: Props) {
  const words = wordsFor(language);
  return (
    <div class="film-card notranslate">
      {hasEnded && (
        <p class="film-ended" tabIndex={-1}>
          {words('ended')}
        </p>
      )}
      <div class="film-cuts">
        {CUTS.map((cut) => (
          <button
            key={cut}
            type="button"
            class="button"
            data-quiet={cut === 'short' || undefined}
            onClick={() => onPlay(cut)}
          >
            <span>
              <b>{cut === 'full' ? words('cut.full', { minutes }) : words('cut.short')}</b> {words(`cut.${cut}.text`)}
            </span>
          </button>
        ))}
      </div>
      <fieldset class="film-choice">
        <legend>{words('players')}</legend>
        {PLAYERS.map((n) => (
          <label key={n}>
            <input
              type="radio"
              name="film-players"
              checked={n === players}
              autocomplete="off"
              onChange={() => onPlayers(n)}
            />
            {n}
          </label>
        ))}
      </fieldset>
      {resume !== null && (
        <button type="button" class="button" data-quiet onClick={onResume}>
          {words('resume', { chapter: resume })}
        </button>
      )}
      {hasEnded && (
        <p class="film-onward">
          <a href={pageAddress(language, 'game-night/')}>{words('night')}</a>{' '}
          <a href={pageAddress(language, 'game-night/first-table/')}>{firstTable}</a>{' '}
          <a href={pageAddress(language, 'play/')}>{words('table')}</a>
        </p>
      )}
    </div>
  );
}
