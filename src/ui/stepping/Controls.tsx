import './controls.css';
import { wordsFor } from 'words:past';
import { type ReplayEvent, SPEEDS, type Speed } from '../../machines/replay.ts';
import { type Language, locales } from '../../words/languages.ts';
import { shortcut } from '../shortcuts.ts';
import { ControlIcon, type ControlName } from './ControlIcon.tsx';

/** Where one can go from a step. */
export type StepTarget = Exclude<ControlName, 'play' | 'pause'>;

interface Props {
  readonly language: Language;
  readonly at: number;
  readonly last: number;
  /** Whose turn the step belongs to. */
  readonly title: string;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly go: (target: StepTarget) => void;
  readonly send: (event: ReplayEvent) => void;
}

/** The buttons to step with, a slider over all steps, and the speed at which they follow each other. */
export function Controls({ language, at, last, title, isPlaying, speed, go, send }: Props) {
  const words = wordsFor(language);
  const number = new Intl.NumberFormat(locales[language]);
  const button = (name: ControlName, isIdle: boolean, onPress: () => void, keys = {}) => (
    // Not `disabled`: the focus stays where it is at the ends.
    <button
      type="button"
      class={`past-button past-to-${name}`}
      aria-label={words(name)}
      aria-disabled={isIdle}
      onClick={onPress}
      {...keys}
    >
      <ControlIcon name={name} />
    </button>
  );
  const stepper = (target: StepTarget, isIdle: boolean) => button(target, isIdle, () => go(target));
  const playing = isPlaying ? 'pause' : 'play';
  return (
    <div class="past-controls">
      <fieldset class="past-buttons" aria-label={words('controls')}>
        {stepper('first', at === 0)}
        {stepper('turnBack', at === 0)}
        {stepper('back', at === 0)}
        {button(playing, last === 0, () => send({ type: playing }), shortcut('hold'))}
        {stepper('forward', at === last)}
        {stepper('turnForward', at === last)}
        {stepper('last', at === last)}
      </fieldset>
      <div class="past-slide">
        <input
          type="range"
          min={0}
          max={last}
          step={1}
          value={at}
          aria-label={words('where')}
          aria-valuetext={words('where.value', { n: at, all: last, title })}
          onInput={({ currentTarget: { value } }) => send({ type: 'goTo', at: Number(value) })}
        />
        <label>
          <span class="unseen">{words('speed')}</span>
          <select
            value={String(speed)}
            onChange={({ currentTarget: { value } }) => send({ type: 'setSpeed', speed: Number(value) as Speed })}
          >
            {SPEEDS.map((each) => (
              <option key={each} value={String(each)}>
                {words('speed.value', { speed: number.format(each) })}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}
