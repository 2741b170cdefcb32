import { Detail, Drawing, Light, Shade } from './Drawing.tsx';

/** The tool of each kind of worker: pick, axe, shovel in the sand, sickle, hammer on a coin. */
export function KindDrawings() {
  return (
    <>
      <Drawing name="quarryman">
        <path d="M-4-20H4L5 31H-5z" fill="var(--handle)" />
        <path d="M-31 1C-22-22-10-26 0-26S22-22 31 1C20-12 10-14 0-14S-20-12-31 1z" fill="var(--iron)" />
        <Light d="M-29-3C-20-22-10-25 0-25S20-22 29-3C18-18 10-20 0-20S-18-18-29-3z" />
        <Shade d="M0 0H5V30H0z" />
      </Drawing>
      <Drawing name="lumberjack">
        <path d="M10-30 17-26-14 30-22 26z" fill="var(--handle)" />
        <path d="M-1-29 18-20Q27-13 30 4 16 11 2 8-2-8-13-12z" fill="var(--iron)" />
        <Light d="M29 3Q16 10 3 7L2 3Q16 5 27-3z" />
      </Drawing>
      <Drawing name="sand-worker">
        <path d="M-10-31H10V-23H4V2H-4V-23H-10z" fill="var(--handle)" />
        <path d="M-14-4H14V12Q12 24 0 30-12 24-14 12z" fill="var(--iron)" />
        <Light d="M-12-2H-5V24Q-12 20-12 12z" />
        <path d="M-31 31Q-15 30-12 19-3 12 8 18 15 31 31 31z" fill="var(--sand)" />
        <Detail d="M-9 25v.1M0 22v.1M8 26v.1M-17 28v.1" />
      </Drawing>
      <Drawing name="grain-grower">
        <path d="M-11 14C-36-4-28-31-1-31 18-31 30-17 28 4 22-12 12-20 0-18-13-16-12-2-2 8z" fill="var(--iron)" />
        <Light d="M-26-9C-25-24-14-30-1-30 17-30 27-19 27-2 20-20 10-25-2-24-15-23-20-14-20-4z" />
        <path d="M-12 12-3 6 13 26Q11 33 3 32z" fill="var(--handle)" />
      </Drawing>
      <Drawing name="coiner">
        <path d="M-22 14V21C-22 34 22 34 22 21V14z" fill="var(--coin)" />
        <ellipse cy="14" rx="22" ry="9" fill="var(--coin)" />
        <path d="M-4 11H4V17H-4z" fill="var(--coin-hole)" />
        <path d="M9-20 12-26 31-17 28-11z" fill="var(--handle)" />
        <path d="M-19-15-9-32 14-21 5-4z" fill="var(--iron)" />
        <Light d="M-9-32 14-21 11-16-12-27z" />
        <Detail d="M-25 2-19 5M-15-6-13-1M-7 27v3M7 27v3M0 27v4M-14 25v3M14 25v3" />
      </Drawing>
    </>
  );
}
