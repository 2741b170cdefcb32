import { KINDS, PRODUCT } from '../../../milestones/index.ts';
import { Drawn } from '../Drawn.tsx';
import { Detail, Drawing, Light, Shade } from './Drawing.tsx';

/** The striped roof of a stall, with its scalloped edge. */
const AWNING = 'M-17-24H17L25-4Q20 3 15-4 10 3 5-4 0 3-5-4-10 3-15-4-20 3-25-4z';
const STRIPES = 'M-10.2-24H-3.4L-5-4Q-10 3-15-4zM3.4-24H10.2L15-4Q10 3 5-4z';

/** What is laid on the board and on the player boards. */
export function PieceDrawings() {
  return (
    <>
      <Drawing name="street">
        <rect x="-50" y="-8" width="100" height="16" rx="4" fill="var(--street)" />
        <Detail d="M-32-7V-1M-14-7V-1M4-7V-1M22-7V-1M38-7V-1M-40-1H44M-24-1V7M-5-1V7M13-1V7M30-1V7" />
      </Drawing>
      <Drawing name="milestone">
        <ellipse cx="3" cy="19" rx="23" ry="7" class="m-shadow" />
        <path d="M-16 19V-10C-16-34 16-34 16-10V19Q0 25-16 19z" fill="var(--milestone)" />
        <Shade d="M4-27C14-24 16-16 16-10V19Q10 22 3 22 9 0 4-27z" />
        <path d="M-16-8C-17-36 17-36 16-8Q0-2-16-8z" fill="var(--tile-red)" />
        <Light d="M-13-12C-13-24-6-28-1-28-7-24-8-16-7-9z" />
        <Detail d="M-8 3H7M-8 10H4" />
      </Drawing>
      <Drawing name="marketplace">
        <ellipse cx="3" cy="20" rx="28" ry="7" class="m-shadow" />
        <path d="M-18-6V21M18-6V21" />
        <path d="M-21 5H21V21H-21z" fill="var(--wood)" />
        <Shade d="M-21 13H21V21H-21z" />
        <circle cx="-11" cy="3" r="4.5" fill="var(--tile-red)" />
        <circle cx="-2" cy="3" r="4.5" fill="var(--grain)" />
        <path d="M5 5V-1H15V5z" fill="var(--sand)" />
        <path d={AWNING} fill="var(--cloth)" />
        <path d={STRIPES} fill="var(--tile-red)" stroke="none" />
        <Shade d="M8-24H17L25-4Q20 3 15-4z" />
        <path d={AWNING} />
      </Drawing>
      <Drawing name="house">
        <ellipse cx="2" cy="20" rx="27" ry="6" class="m-shadow" />
        <path d="M10-12V-25H16V-12z" fill="var(--milestone)" />
        <path d="M3-3H23V20H3z" fill="var(--wall)" />
        <Shade d="M3-3H23V20H3z" />
        <path d="M-22 20V-3L-9-20 3-3V20z" fill="var(--wall)" />
        <path d="M-9-21H14L26-1H5z" fill="var(--tile-red)" />
        <path d="M-9-21-24 0M-9-21 5-1" stroke-width="4" />
        <path d="M-14 20V8H-5V20z" fill="var(--wood)" />
        <path d="M9 4H17V12H9z" fill="var(--window)" />
        <Detail d="M-22 3H3M-9-13V3M1-14H17M5-8H21" />
      </Drawing>
      <Drawing name="flour">
        <path d="M-12 19Q-21 2-8-9L-13-18Q0-24 13-18L8-9Q21 2 12 19 0 24-12 19z" fill="var(--sack)" />
        <Shade d="M3-9H8Q21 2 12 19 8 21 2 22 12 6 3-9z" />
        <path d="M-8-9Q0-6 8-9" stroke-width="4" />
        <Detail d="M0 14V2M0 13q-6 0-6-6M0 13q6 0 6-6M0 7q-5 0-5-5M0 7q5 0 5-5" />
      </Drawing>
      <Drawing name="cover">
        <rect x="-47" y="-65" width="94" height="130" rx="8" fill="var(--cover)" />
        <Shade d="M-23-64H0V64H-23zM23-64H39Q46-64 46-57V57Q46 64 39 64H23z" />
        <path d="M-23-64V64M0-64V64M23-64V64" />
        <Detail d="M-36-20V8M-12-8V14M11-24V2M34-4V18M-34 22V30M12 14V26" />
        <path d="M-43-47H43V-31H-43zM-43 31H43V47H-43z" fill="var(--cover)" />
        <path d="M-35-39v.1M-12-39v.1M12-39v.1M35-39v.1M-35 39v.1M-12 39v.1M12 39v.1M35 39v.1" stroke-width="5" />
      </Drawing>
      <Drawing name="empty">
        <rect x="-44" y="-62" width="88" height="124" rx="8" class="m-dashed" />
        <path d="M-22 34C-22 12-12 8-7 6A15 15 0 1 1 7 6C12 8 22 12 22 34z" class="m-dashed" />
      </Drawing>
      {KINDS.map((kind) => (
        <Drawing key={kind} name={`bonus-${kind}`}>
          <circle cx="2" cy="3" r="27" class="m-shadow" />
          <circle r="22.5" stroke-width="12" stroke-dasharray="0 8.836" />
          <circle r="22.5" stroke={`var(--${PRODUCT[kind]})`} stroke-width="7.5" stroke-dasharray="0 8.836" />
          <circle r="22" fill="var(--card)" />
          <circle r="21" fill={`var(--${PRODUCT[kind]})`} class="m-ground" />
          <Drawn name={kind} scale={0.56} />
        </Drawing>
      ))}
    </>
  );
}
