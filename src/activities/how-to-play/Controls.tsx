import { wordsFor as filmWordsFor, type Key } from 'words:film';
import { wordsFor } from 'words:how-to-play';
import type { Language } from '../../words/languages.ts';
import { type FilmEvent, SPEEDS, type Speed } from './machine.ts';
import type { Shot } from './shots.ts';

const ICONS = {
  back: 'M17 5l-8 7 8 7M7 5v14',
  play: 'M8 5v14l11-7z',
  pause: 'M8.5 5v14M15.5 5v14',
  forward: 'M7 5l8 7-8 7M17 5v14',
  voice: 'M4 9.5v5h4l5 4.5v-14l-5 4.5zM16.5 8.5a5 5 0 0 1 0 7',
  choose: 'M4 7h16M4 12h16M4 17h10',
  screen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
} as const;

interface Props {
  readonly language: Language;
  readonly shots: readonly Shot[];
  readonly at: number;
  readonly isRunning: boolean;
  readonly speed: Speed;
  /** Whether a voice speaks; null where the device has none in this language. */
  readonly speaks: boolean | null;
  /** Whether somebody explains: then there is nothing that runs by itself. */
  readonly isHosted: boolean;
  /** Whether a step on leads anywhere. */
  readonly hasNext: boolean;
  readonly send: (event: FilmEvent) => void;
  readonly onForward: () => void;
  readonly onTry: () => void;
  /** Absent where the browser cannot fill the screen. */
  readonly onFullScreen: (() => void) | undefined;
}

/** The shots of each chapter as stretches of the bar; the one that is shown is filled. */
function Stretches({ shots, at }: Pick<Props, 'shots' | 'at'>) {
  const stretches = [...Map.groupBy(shots.keys(), (i) => shots[i]?.chapter)];
  return (
    <svg viewBox={`0 0 ${shots.length} 1`} preserveAspectRatio="none" aria-hidden="true">
      {stretches.map(([chapter, indices]) => {
        const [first, length] = [indices[0] as number, indices.length];
        return (
          <g key={chapter}>
            <rect x={first + 0.1} y="0" width={length - 0.2} height="1" />
            {at >= first && (
              <rect
                x={first + 0.1}
                y="0"
                width={Math.min(length - 0.2, at - first + 0.9)}
                height="1"
                class="film-past"
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** What the film is steered with: the bar with its chapters, steps, speed, voice, full screen, and the way to take over. */
export function Controls(props: Props) {
  const { language, shots, at, isRunning, speed, speaks, isHosted, send } = props;
  const words = wordsFor(language);
  const shot = shots[at] as Shot;
  const inChapter = shots.filter(({ chapter }) => chapter === shot.chapter).length;
  const button = (icon: keyof typeof ICONS, label: string, onClick: () => void, more = {}) => (
    <button type="button" class="film-button" aria-label={label} title={label} onClick={onClick} {...more}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  );
  return (
    <div class="film-controls notranslate">
      <div class="film-bar">
        <Stretches shots={shots} at={at} />
        <input
          type="range"
          min={0}
          max={shots.length - 1}
          value={at}
          autocomplete="off"
          aria-label={words('bar')}
          aria-valuetext={words('bar.value', {
            chapter: filmWordsFor(language)(`${shot.chapter}.title` as Key),
            n: shot.n + 1,
            all: inChapter,
          })}
          onInput={({ currentTarget }) => send({ type: 'goTo', shot: currentTarget.valueAsNumber })}
        />
      </div>
      {button('back', words('back'), () => send({ type: 'back' }), { 'aria-disabled': at === 0 })}
      {!isHosted &&
        button(isRunning ? 'pause' : 'play', words(isRunning ? 'pause' : 'play'), () =>
          send({ type: isRunning ? 'pause' : 'play' }),
        )}
      {button('forward', words('forward'), props.onForward, { 'aria-disabled': !props.hasNext })}
      <button type="button" class="film-try" onClick={props.onTry}>
        {words('try')}
      </button>
      {!isHosted && (
        <select
          class="film-speed"
          aria-label={words('speed')}
          value={speed}
          autocomplete="off"
          onChange={({ currentTarget }) => send({ type: 'setSpeed', speed: Number(currentTarget.value) as Speed })}
        >
          {SPEEDS.map((each) => (
            <option key={each} value={each} selected={each === speed}>
              {words('speed.value', { speed: String(each).replace('.', language === 'en' ? '.' : ',') })}
            </option>
          ))}
        </select>
      )}
      {!isHosted &&
        speaks !== null &&
        button('voice', words('voice'), () => send({ type: 'setVoice', speaks: !speaks }), { 'aria-pressed': speaks })}
      {!isHosted && button('choose', words('choose'), () => send({ type: 'leave' }))}
      {props.onFullScreen !== undefined && button('screen', words('screen'), props.onFullScreen)}
    </div>
  );
}
