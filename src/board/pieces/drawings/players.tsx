import { Detail, Drawing, Light, Shade } from './Drawing.tsx';

const FOOT = 'M-19 29C-19 20-10 21-8 14H8C10 21 19 20 19 29z';

/** The playing pieces: tower, ship, tree and star, each also in the player's colour. */
export function PlayerDrawings() {
  return (
    <>
      <Drawing name="player-0">
        <path d={FOOT} fill="var(--player-1)" />
        <path d="M-11 16V-12H-15V-31H-8V-25H-3.5V-31H3.5V-25H8V-31H15V-12H11V16z" fill="var(--player-1)" />
        <Shade d="M4-25H8V-31H15V-12H11V16H4z" />
        <path d="M-15-12H15" />
        <path d="M-4 16V4Q0-2 4 4V16z" fill="var(--piece-line)" />
      </Drawing>
      <Drawing name="player-1">
        <path d={FOOT} fill="var(--player-2)" />
        <path d="M-2-31V2" />
        <path d="M2-29Q24-22 23-4H2z" fill="var(--card)" />
        <path d="M-6-22V-4H-21Q-17-16-6-22z" fill="var(--card)" />
        <path d="M-27 0H28Q24 16 12 17H-12Q-23 16-27 0z" fill="var(--player-2)" />
        <Shade d="M-24 7Q0 12 25 7 21 16 12 17H-12Q-20 16-24 7z" />
      </Drawing>
      <Drawing name="player-2">
        <path d={FOOT} fill="var(--player-3)" />
        <path d="M0-33 14-16H8L20 0H12L24 16H-24L-12 0H-20L-8-16H-14z" fill="var(--player-3)" />
        <Shade d="M0-33 14-16H8L20 0H12L24 16H6Q12-6 0-33z" />
        <Detail d="M-10 8q4 3 8 1M-7-7q4 3 8 1M3 9q3 2 7-1" />
      </Drawing>
      <Drawing name="player-3">
        <path d={FOOT} fill="var(--player-4)" />
        <path
          d="M0-33 7.6-15.5 26.6-13.6 12.3-1 16.5 17.6 0 7.8-16.5 17.6-12.3-1-26.6-13.6-7.6-15.5z"
          fill="var(--player-4)"
        />
        <Light d="M0-30-7-15 0-8zM-23-12-12-2 0-8zM-14 15 0 6V-8z" />
        <Detail d="M0-8V-26M0-8 20-12M0-8 12 12M0-8-12 12M0-8-20-12" />
      </Drawing>
    </>
  );
}
