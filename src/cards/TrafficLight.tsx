import './cards.css';
import { LIGHTS, type Light } from '../thousand-miles/index.ts';

/** What tells the lamps apart without colours: a bar, a point, an arrow. */
const MARKS: { readonly [L in Light]: string } = {
  red: 'M-6 0h12',
  yellow: 'M0-1v2',
  green: 'M0 7V-6m-5 5l5-5l5 5',
};

interface Props {
  readonly light: Light;
  /** What is said of it; without a label it is drawn only. */
  readonly label?: string;
}

/** A driver's light: which lamp is lit is seen by its place and its mark as well. */
export function TrafficLight({ light, label }: Props) {
  return (
    <svg
      class="tm-light"
      data-light={light}
      viewBox="0 0 40 100"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <rect class="tm-light-box" x="2" y="2" width="36" height="96" rx="10" />
      {LIGHTS.map((lamp, i) => (
        <g key={lamp} transform={`translate(20 ${20 + i * 30})`}>
          <circle r="11.5" class={lamp === light ? `tm-${lamp}` : 'tm-unlit'} />
          {lamp === light && <path class="tm-lamp-mark" d={MARKS[lamp]} />}
        </g>
      ))}
    </svg>
  );
}

/** The sign that lies beside a light while a Speed Limit holds, whatever the light (C4.2). */
export function LimitSign({ label }: { readonly label: string }) {
  return (
    <svg class="tm-limit-sign" viewBox="-40 -40 80 80" role="img" aria-label={label}>
      <circle class="tm-sign" r="34" />
      <text class="tm-figure" y="12" font-size="34">
        50
      </text>
    </svg>
  );
}
