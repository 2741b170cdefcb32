import type { VNode } from 'preact';
import type { Card, Mile } from '../thousand-miles/index.ts';

/** Everything is drawn around the origin, within 44 to each side. */
type Drawing = () => VNode;

/** A wheel; `flat` is how much of it is pressed into the road. */
const Wheel = ({ flat = false }: { readonly flat?: boolean }) => (
  <g>
    <path
      class="tm-rubber"
      d={flat ? 'M-34 8a34 34 0 1 1 68 0q0 26-12 28h-44q-12-2-12-28z' : 'M-34 0a34 34 0 1 0 68 0a34 34 0 1 0-68 0z'}
    />
    <circle class="tm-metal" r="19" cy={flat ? 6 : 0} />
    <circle class="tm-rubber" r="6" cy={flat ? 6 : 0} />
    <path class="tm-spokes" d="M0-17V-6M0 17V6M-17 0H-6M17 0H6" transform={flat ? 'translate(0 6)' : undefined} />
  </g>
);

/** A pump; what stands beside it is the hose. */
const Pump = () => (
  <g>
    <path class="tm-body" d="M-28 38V-30q0-6 6-6h26q6 0 6 6v68z" />
    <path class="tm-glass" d="M-20-26h22v18h-22z" />
    <path class="tm-line" d="M10-2h8q6 0 6 6v16q0 6 6 6t6-6V-14L26-26" />
    <path class="tm-line" d="M-34 38h50" />
  </g>
);

/** The lamps of a traffic light as it stands on a card; `lit` counts from above. */
const Lamps = ({ lit }: { readonly lit: 0 | 2 }) => (
  <g>
    <rect class="tm-rubber" x="-19" y="-42" width="38" height="84" rx="9" />
    {[0, 1, 2].map((lamp) => (
      <circle
        key={lamp}
        r="10"
        cy={(lamp - 1) * 26}
        class={lamp !== lit ? 'tm-unlit' : lit === 0 ? 'tm-red' : 'tm-green'}
      />
    ))}
    {lit === 0 ? <path class="tm-sign-mark" d="M-5-26h10" /> : <path class="tm-sign-mark" d="M0 31v-10m-4 4l4-4l4 4" />}
  </g>
);

/** The sign of a limit, ended by a bar or not. */
const Limit = ({ ended }: { readonly ended: boolean }) => (
  <g>
    <circle class={ended ? 'tm-sign-over' : 'tm-sign'} r="36" />
    <text class="tm-figure" y="11" font-size="34">
      50
    </text>
    {ended && <path class="tm-bar" d="M-26 26L26-26" />}
  </g>
);

/** Who is safe has a shield behind what it is safe from. */
const Shield = () => <path class="tm-shield" d="M0-44q18 10 38 10q4 52-38 78q-42-26-38-78q20 0 38-10z" />;

const Car = () => (
  <g>
    <path class="tm-body" d="M-36 20q-2-16 10-18l8-14q2-4 6-4h18q4 0 7 4l9 13q14 2 14 19z" />
    <path class="tm-glass" d="M-14-1l6-11h8v11zM4-1v-11h6l8 11z" />
    <circle class="tm-rubber" cx="-19" cy="21" r="9" />
    <circle class="tm-rubber" cx="19" cy="21" r="9" />
    <circle class="tm-metal" cx="-19" cy="21" r="4" />
    <circle class="tm-metal" cx="19" cy="21" r="4" />
  </g>
);

/** What stands beside the road on the way to the stone, the farther the more it is. */
const COUNTRY: { readonly [M in Mile]: Drawing } = {
  '25': () => <path class="tm-wall" d="M-40-2v-14l10-9l10 9v14z" />,
  '50': () => <path class="tm-tree" d="M-30-2v-8m0-26q14 2 13 15t-13 11q-13 2-13-11t13-15z" />,
  '75': () => <path class="tm-tree" d="M-48-2q16-28 34-18t20 18z" />,
  '100': () => (
    <g>
      <path class="tm-far" d="M-48-2l22-34l16 20l10-10l22 24z" />
      <path class="tm-snow" d="M-26-36l8 10l-5 3l-4-3l-5 2z" />
    </g>
  ),
  '200': () => (
    <g>
      <circle class="tm-sun" cx="-8" cy="-16" r="15" />
      <path class="tm-far" d="M-48-2l14-20l12 14l16-22l12 18l10-9l22 19z" />
    </g>
  ),
};

/** The country lies within the card's edge, whose corners are round. */
const milesOf = (mile: Mile): Drawing => {
  const Country = COUNTRY[mile];
  return () => (
    <g>
      <Country />
      <path class="tm-grass" d="M-47.5-2q47.5-8 95 0v48.5q0 7-7 7h-81q-7 0-7-7z" />
      <path class="tm-road" d="M-7-4L-42 52h60L1-4z" />
      <path class="tm-dashes" d="M-3.5 2l-2 8m-2 8l-2.5 10m-2 8l-3 14" />
      <path class="tm-stone" d="M-18 46V16q0-29 30-29t30 29v30z" />
      <path class="tm-cap" d="M-18 16q0-29 30-29t30 29q-30-10-60 0z" />
      <text class="tm-figure" x="12" y="38" font-size={mile.length > 2 ? 28 : 31}>
        {mile}
      </text>
    </g>
  );
};

/** What each card shows. */
export const DRAWINGS: { readonly [C in Card]: Drawing } = {
  '25': milesOf('25'),
  '50': milesOf('50'),
  '75': milesOf('75'),
  '100': milesOf('100'),
  '200': milesOf('200'),
  stop: () => <Lamps lit={0} />,
  'speed-limit': () => <Limit ended={false} />,
  'out-of-gas': () => (
    <g>
      <Pump />
      <path class="tm-bar" d="M-32 30L32-30" />
    </g>
  ),
  'flat-tire': () => (
    <g>
      <Wheel flat />
      <path class="tm-line" d="M-44 38h88" />
      <path class="tm-spark" d="M30 22l8-6M33 30l10-1" />
    </g>
  ),
  accident: () => (
    <g>
      <g transform="rotate(-12) translate(-6 8)">
        <Car />
      </g>
      <path
        class="tm-burst"
        d="M30-8l4-16l5 14l13-6l-7 12l12 6l-13 4l5 13l-12-6l-5 13l-4-14l-12 3l8-10l-10-8l13 0z"
        transform="translate(-4 0) scale(.8)"
      />
    </g>
  ),
  roll: () => <Lamps lit={2} />,
  'end-of-limit': () => <Limit ended />,
  gasoline: () => (
    <g>
      <Pump />
      <path class="tm-drop" d="M-9 2q12 15 12 22a12 12 0 0 1-24 0q0-7 12-22z" />
    </g>
  ),
  'spare-tire': () => (
    <g>
      <Wheel />
      <circle class="tm-badge" cx="27" cy="-27" r="13" />
      <path class="tm-sign-mark" d="M27-34v14m-7-7h14" />
    </g>
  ),
  repairs: () => (
    <g>
      <path
        class="tm-metal tm-edged"
        d="M-34 26l34-34q-6-20 10-30q8-4 15-2l-12 13l3 11l11 3l12-12q4 14-6 23q-9 8-21 5l-34 34q-5 5-11-1t-1-10z"
      />
      <circle class="tm-hole" cx="-29" cy="31" r="3.5" />
    </g>
  ),
  'right-of-way': () => (
    <g>
      <Shield />
      <path class="tm-priority-edge" d="M0-27l27 27l-27 27l-27-27z" />
      <path class="tm-priority" d="M0-18l18 18l-18 18l-18-18z" />
    </g>
  ),
  'extra-tank': () => (
    <g>
      <Shield />
      <rect class="tm-body" x="-24" y="-15" width="48" height="30" rx="13" />
      <path class="tm-line" d="M-9-15v30M9-15v30M-4-20h8" />
      <path class="tm-drop" d="M0-9q7 9 7 13a7 7 0 0 1-14 0q0-4 7-13z" />
    </g>
  ),
  'puncture-proof': () => (
    <g>
      <Shield />
      <g transform="translate(0 -3) scale(.68)">
        <Wheel />
      </g>
    </g>
  ),
  'driving-ace': () => (
    <g>
      <Shield />
      <circle class="tm-helm" cy="-2" r="22" />
      <path class="tm-helm" d="M-21-5q21-10 42 0M0 0v20" />
      <path
        class="tm-star"
        d="M0-12l3 6.5l7 .8l-5.200 4.800l1.400 7l-6.200-3.5l-6.200 3.5l1.400-7l-5.200-4.800l7-.8z"
      />
    </g>
  ),
};
