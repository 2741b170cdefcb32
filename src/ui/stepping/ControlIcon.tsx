import '../control-icon.css';

const PATHS = {
  first: 'M6 5v14M18 5l-8 7 8 7',
  turnBack: 'M19 5l-7 7 7 7M12 5l-7 7 7 7',
  back: 'M15.5 5l-8 7 8 7',
  forward: 'M8.5 5l8 7-8 7',
  turnForward: 'M5 5l7 7-7 7M12 5l7 7-7 7',
  last: 'M18 5v14M6 5l8 7-8 7',
  play: 'M8 5v14l11-7z',
  pause: 'M8.5 5v14M15.5 5v14',
} as const;

export type ControlName = keyof typeof PATHS;

/** The picture on a button that steps or plays; what it does is said by the button's name. */
export function ControlIcon({ name }: { readonly name: ControlName }) {
  return (
    <svg class="control-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
