import type { ComponentChildren } from 'preact';
import { KINDS, type Kind, PRODUCT } from '../../../milestones/index.ts';
import { Drawn } from '../Drawn.tsx';
import { Detail, Drawing, Light, Shade } from './Drawing.tsx';

/** Hats, hair and clothes, around a head at (-10, 10). */
const DRESS: { readonly [K in Kind]: ComponentChildren } = {
  quarryman: (
    <>
      <path d="M-25 6C-25-14 5-14 5 6z" fill="var(--leather)" />
      <path d="M-28 6Q-10 1 8 6L7 10Q-10 5-27 10z" fill="var(--leather)" />
      <path d="M-20 20Q-10 13 0 20-10 25-20 20z" fill="var(--hair)" />
      <Detail d="M-27 60V42M6 60V42" />
    </>
  ),
  lumberjack: (
    <>
      <path d="M-24 12Q-25 35-10 35T4 12Q-2 19-10 18T-24 12z" fill="var(--hair)" />
      <path d="M-25 6Q-22-14-9-16T5 6z" fill="var(--tile-red)" />
      <path d="M-26 3Q-10-2 6 3V9Q-10 4-26 9z" fill="var(--cloth)" />
      <circle cx="-9" cy="-17" r="5" fill="var(--cloth)" />
      <Detail d="M-12 24q2 1 4 0M-32 52H12M-28 44H8M-20 38V62M0 38V62" />
    </>
  ),
  'sand-worker': (
    <>
      <path d="M2 9 16 7 9 13 17 18 2 15z" fill="var(--scarf)" />
      <path d="M-25 11Q-26-9-10-9T6 11Q-10-1-25 11z" fill="var(--scarf)" />
      <Detail d="M-17 0v.1M-9-4v.1M-1 0v.1M-13 19q3 3 6 0M-22 46Q-10 38 2 46" />
    </>
  ),
  'grain-grower': (
    <>
      <path d="M2 16Q12 24 8 40L4 44 1 39Q4 26-2 20z" fill="var(--hair)" />
      <path d="M-20 3Q-19-15-10-15T0 3z" fill="var(--straw)" />
      <path d="M-20 0Q-10 4 0 0V-4Q-10 0-20-4z" fill="var(--tile-red)" />
      <path d="M-36 6Q-10-8 16 6-10 14-36 6z" fill="var(--straw)" />
      <Detail d="M-13 19q3 3 6 0M-26 5q8-3 14-2M4 27q3 1 5-1M4 33q3 1 5-1" />
    </>
  ),
  coiner: (
    <>
      <path d="M-22 60V42L-16 36H-4L2 42V60z" fill="var(--cloth)" />
      <path d="M-29 4Q-29-11-10-11T9 2Q0 7-10 4T-29 4z" fill="var(--ink-cloth)" />
      <Detail d="M-20 11a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-8 11a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-12 21h5M-17 52H-3" />
    </>
  ),
};

/** Where the hand holds the tool. */
const HANDS: { readonly [K in Kind]: { readonly cx: number; readonly cy: number } } = {
  quarryman: { cx: 23, cy: 42 },
  lumberjack: { cx: 14, cy: 40 },
  'sand-worker': { cx: 27, cy: 9 },
  'grain-grower': { cx: 26, cy: 44 },
  coiner: { cx: 37, cy: 16 },
};

function WorkerDrawing({ kind }: { readonly kind: Kind }) {
  const colour = `var(--${PRODUCT[kind]})`;
  return (
    <Drawing name={`worker-${kind}`}>
      <rect x="-47" y="-65" width="94" height="130" rx="8" fill="var(--card)" />
      <path
        d="M-45.5 20Q-20 6 8 14T45.5 10V57Q45.5 63.5 39 63.5H-39Q-45.5 63.5-45.5 57z"
        class="m-ground"
        fill={colour}
      />
      <path d="M-38 63.5C-40 40-30 33-18 32H-2C10 33 20 40 18 63.5z" fill={colour} />
      <Shade d="M2 32C12 34 20 42 18 62.5H6Q12 44 2 32z" />
      <path d="M-17 26V33Q-10 39-3 33V26z" fill="var(--skin)" />
      <circle cx="-10" cy="10" r="15.5" fill="var(--skin)" />
      <path d="M-16 11v1M-5 11v1" />
      {DRESS[kind]}
      <Drawn name={kind} x={22} y={27} scale={0.7} />
      <circle {...HANDS[kind]} r="6.5" fill="var(--skin)" />
      <Light d="M-45-57Q-45-63-39-63H39Q45-63 45-57V-60H-45z" />
      <Drawn name={PRODUCT[kind]} x={27} y={-43} scale={0.5} />
    </Drawing>
  );
}

/** The worker of each kind on a card of 94 × 130: the number goes to the upper left, what is produced stands at the upper right. */
export function WorkerDrawings() {
  return (
    <>
      {KINDS.map((kind) => (
        <WorkerDrawing key={kind} kind={kind} />
      ))}
    </>
  );
}
