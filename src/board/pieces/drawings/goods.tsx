import { Detail, Drawing, Light, Shade } from './Drawing.tsx';

/** The stem and the awns, with an outline of their own to be seen on any ground. */
const STALK = 'M0 31V-2M-9-12-17-27M9-12 17-27M0-20V-31M-11 1-22-11M11 1 22-11';

/** The five kinds of goods: a block, a log, a heap, an ear, a ring – told apart by outline alone. */
export function GoodsDrawings() {
  return (
    <>
      <Drawing name="stone">
        <path d="M0-28 25-14V14L0 28-25 14V-14z" fill="var(--stone)" />
        <Light d="M0-28 25-14 0 0-25-14z" />
        <Shade d="M0 0 25-14V14L0 28z" />
        <path d="M-25-14 0 0 25-14M0 0V28" />
        <Detail d="M-17 1l5 3M-12 10l5 3M9 9l6-3M12 15l5-3M-6-15l5-2" />
      </Drawing>
      <Drawing name="wood">
        <path d="M3-13l2-12h9l4 12z" fill="var(--wood)" />
        <path d="M-19-15H22c12 0 12 32 0 32H-19z" fill="var(--wood)" />
        <Shade d="M-19 6H29c-2 6-4 11-7 11H-19z" />
        <ellipse cx="-19" cy="1" rx="11" ry="16" fill="var(--wood-cut)" />
        <Detail d="M-19-8c7 0 7 18 0 18s-7-18 0-18M-19-2c2 0 2 6 0 6M-2-7h14M4 0h16M-3 8h11" />
      </Drawing>
      <Drawing name="sand">
        <path d="M-31 23C-19 17-13-20-1-21S18 15 31 23Q0 30-31 23z" fill="var(--sand)" />
        <Shade d="M-1-21C12-20 18 15 31 23Q20 27 4 27 14 6-1-21z" />
        <Detail d="M-9 2v.1M-3-8v.1M-15 16v.1M-5 14v.1M3 6v.1M8 17v.1M16 19v.1M-20 21v.1M1-1v.1" />
      </Drawing>
      <Drawing name="grain">
        <path d={STALK} stroke-width="5" />
        <path d={STALK} stroke="var(--grain)" stroke-width="1.6" />
        <path
          d="M0 25q-4-9-15-9 3 12 15 12M0 15q-13-1-14-14 14 1 14 14 0-13 14-14-1 13-14 14zM0 3q-12-1-13-13 13 1 13 13 0-12 13-13-1 12-13 13zM0-8q-8-7 0-18 8 11 0 18z"
          fill="var(--grain)"
        />
        <Shade d="M0 15q0-13 14-14-1 13-14 14zM0 3q0-12 13-13-1 12-13 13zM0-8q8-7 0-18z" />
      </Drawing>
      <Drawing name="coin">
        <circle r="26" fill="var(--coin)" />
        <Light d="M-18-18A26 26 0 0 1 18-18L-18 18A26 26 0 0 1-18-18z" />
        <circle r="19.5" class="m-detail" />
        <path d="M-7-7H7V7H-7z" fill="var(--coin-hole)" />
        <Detail d="M0-15v3M0 15v-3M-15 0h3M15 0h-3" />
      </Drawing>
    </>
  );
}
