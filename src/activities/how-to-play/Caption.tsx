import { wordsFor as filmWordsFor, type Key } from 'words:film';
import { wordsFor } from 'words:how-to-play';
import type { SnapshotFrom } from 'xstate';
import { PlayerMark } from '../../board/pieces/icons.tsx';
import { Changes } from '../../choosing/Changes.tsx';
import type { Player } from '../../milestones/index.ts';
import { minutesOf } from '../../page-parts/reading-time.ts';
import type { Names } from '../../telling/names.ts';
import { Live } from '../../ui/Live.tsx';
import { RuleLink } from '../../ui/RuleLink.tsx';
import type { Language } from '../../words/languages.ts';
import { Clock } from './Clock.tsx';
import { type filmMachine, selectFilm } from './machine.ts';

interface Props {
  readonly language: Language;
  readonly snapshot: SnapshotFrom<typeof filmMachine>;
  /** The players' names by seat. */
  readonly players: readonly string[];
  readonly names: Names;
  /** What somebody who explains does now; null where nobody does. */
  readonly cue: string | null;
}

/** What a chapter of the film is called. */
export const chapterTitle = (language: Language, chapter: string) => filmWordsFor(language)(`${chapter}.title` as Key);

/** The line below the picture, whose it is, and by which rules; for somebody who explains, the time and what to show. */
export function Caption({ language, snapshot, players, names, cue }: Props) {
  const words = wordsFor(language);
  const { context } = snapshot;
  const shot = selectFilm.shot(snapshot);
  const line = selectFilm.line(snapshot);
  const isRunning = selectFilm.isRunning(snapshot);
  const isIdle = snapshot.matches('idle');
  const when = isIdle || shot.when === undefined ? null : words(`when.${shot.when}`);
  const { frame, step } = shot;
  const showsChanges = !isIdle && frame.events.length > 0 && step.frame !== 'players' && step.frame !== 'track';
  return (
    <div class="film-caption">
      <p class="film-chapter notranslate">
        <strong>{chapterTitle(language, shot.chapter)}</strong>
        {when !== null && <span class="film-when">{when}</span>}
        {!isRunning && !isIdle && (
          <span class="film-rules">
            {step.rules.map((id) => (
              <RuleLink key={id} language={language} id={id} />
            ))}
          </span>
        )}
        {(step.frame === 'player' || showsChanges) && (
          <span class="film-who">
            <PlayerMark index={frame.player} /> <strong>{players[frame.player]}</strong>{' '}
            <span>{names.vp((frame.shown.state.players[frame.player] as Player).vp)}</span>{' '}
            {showsChanges && <Changes before={frame.before} after={frame.shown} player={frame.player} names={names} />}
          </span>
        )}
        {cue !== null && <Clock language={language} planned={minutesOf(context.lines.slice(0, context.at + 1))} />}
      </p>
      <Live class="film-line" aria-live={context.speaks ? 'off' : 'polite'} of={shot}>
        {/* Another element for each line: translators put their own in the place of a text, and then go on with what is new. */}
        {line !== '' && (
          <span key={line}>
            {when !== null && <span class="unseen">{when}: </span>}
            {line}
          </span>
        )}
      </Live>
      {cue !== null && (
        <p class="film-cue">
          <b>{words('cue')}:</b> <span key={cue}>{cue}</span>
        </p>
      )}
    </div>
  );
}
