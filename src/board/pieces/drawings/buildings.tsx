import { Drawn } from '../Drawn.tsx';
import { Detail, Drawing, Light, Shade } from './Drawing.tsx';

/** The ground of a building space, 194 × 116, with the building's feet at y = 44. */
function Ground() {
  return (
    <>
      <rect x="-97" y="-58" width="194" height="116" rx="8" fill="var(--sky)" />
      <path d="M-96 30Q-50 12 0 22T96 18V50Q96 57 89 57H-89Q-96 57-96 50z" fill="var(--hill)" stroke="none" />
      <path d="M-96 44Q-40 36 10 42T96 40V50Q96 57 89 57H-89Q-96 57-96 50z" fill="var(--land)" stroke="none" />
    </>
  );
}

/** The four buildings of a player board. The castle's banner flies in the player's colour (`--banner`). */
export function BuildingDrawings() {
  return (
    <>
      <Drawing name="castle">
        <Ground />
        <path d="M0-34V-55" />
        <path d="M0-55Q12-60 22-53T42-54L36-47 42-40Q32-36 22-41T0-41z" fill="var(--banner)" />
        <path d="M-24 44V-34H-15V-26H-5V-34H5V-26H15V-34H24V44z" fill="var(--wall-stone)" />
        <Shade d="M10-26H15V-34H24V44H10z" />
        <path
          d="M-66 46V4H-58V11H-48V4H-38V11H-28V4H-20V46zM66 46V4H58V11H48V4H38V11H28V4H20V46z"
          fill="var(--wall-stone)"
        />
        <path d="M-82 46V-14H-74V-7H-66V-14H-58V46zM82 46V-14H74V-7H66V-14H58V46z" fill="var(--wall-stone)" />
        <Shade d="M-64-14H-58V46H-66V-7zM72 46H82V-14H76V-7zM42 11H48V4H58V46H42z" />
        <path d="M-13 46V25Q0 10 13 25V46z" fill="var(--piece-line)" />
        <path d="M-8 27V46M0 22V46M8 27V46M-12 33H12" stroke="var(--wall-stone)" stroke-width="1.5" />
        <path d="M-4-14H4V-3H-4zM-72 6V14M72 6V14" fill="var(--piece-line)" />
        <Detail d="M-19-10H-13M11 2H17M-18 8H-12M-48 22H-40M-36 32H-28M34 24H42M46 34H54M-77 24H-71M68 26H74M-68 36H-62" />
      </Drawing>
      <Drawing name="trading-house">
        <Ground />
        <g transform="translate(0 3)scale(0.93)">
          <path d="M-74 46V-4H74V46z" fill="var(--wall)" />
          <Shade d="M44-4H74V46H44z" />
          <path d="M-84-2-60-32H60L84-2z" fill="var(--tile-red)" />
          <Light d="M-60-32H60L64-27H-64z" />
          <path d="M-34-2V-30L0-55 34-30V-2z" fill="var(--wall)" />
          <path d="M-40-26 0-56 40-26" stroke-width="6" />
          <path
            d="M-67 46V20Q-54 4-41 20V46zM-33 46V20Q-20 4-7 20V46zM7 46V20Q20 4 33 20V46zM41 46V20Q54 4 67 20V46z"
            fill="var(--window)"
          />
          <path d="M-67 34H-41V46H-67zM41 34H67V46H41z" fill="var(--wood)" />
          <path d="M0-40V-8M-20-32 20-32M-20-32-27-16H-13zM20-32 13-16H27zM-8-8H8" />
          <path d="M-28-16H-12Q-20-8-28-16zM12-16H28Q20-8 12-16z" fill="var(--coin)" />
          <Detail d="M-70-20H-50M-62-12H-44M48-20H68M46-11H60" />
          <Drawn name="wood" x={-54} y={30} scale={0.3} />
          <Drawn name="grain" x={54} y={26} scale={0.34} />
          <Drawn name="coin" x={20} y={38} scale={0.26} />
        </g>
      </Drawing>
      <Drawing name="board-of-works">
        <Ground />
        <g transform="translate(0 3)scale(0.93)">
          <path d="M-80 46V2H-62V-10H-34V-2H-10V46z" fill="var(--wall)" />
          <path d="M-66 46V26Q-56 14-46 26V46zM-32 14H-20V28H-32z" fill="var(--window)" />
          <Detail d="M-78 12H-68M-60 0H-50M-46-4H-40M-40 8H-30M-76 30H-70M-24 36H-14M-42 40H-34" />
          <path d="M-86 46V-26M-4 46V-26M-90-8H0M-90 20H0M-86 20-4-8" stroke="var(--handle)" stroke-width="5" />
          <path d="M-86 46V-26M-4 46V-26M-90-8H0M-90 20H0" class="m-detail" />
          <path d="M46 46V-52H54V46zM54-12 24-46" fill="var(--wood)" />
          <path d="M-32-52 70-56V-48L-32-46z" fill="var(--wood)" />
          <path d="M30 46 46 18V30L38 46zM70 46 54 18V30L62 46z" fill="var(--wood)" />
          <path d="M-24-48V-30" />
          <circle cx="62" cy="14" r="24" fill="var(--straw)" />
          <circle cx="62" cy="14" r="17" />
          <path d="M62-10V38M38 14H86M45-3 79 31M79-3 45 31" />
          <circle cx="62" cy="14" r="4" fill="var(--iron)" />
          <Drawn name="stone" x={-24} y={-20} scale={0.44} />
          <Drawn name="stone" x={14} y={38} scale={0.4} />
          <Drawn name="stone" x={26} y={40} scale={0.34} />
        </g>
      </Drawing>
      <Drawing name="mill">
        <Ground />
        <path d="M-34 46Q-24 10-20-18H20Q24 10 34 46z" fill="var(--wall)" />
        <Shade d="M8-18H20Q24 10 34 46H12Q16 14 8-18z" />
        <path d="M-25-16Q-22-42 0-42T25-16Q0-10-25-16z" fill="var(--tile-red)" />
        <path d="M-9 46V30Q0 20 9 30V46z" fill="var(--wood)" />
        <path d="M-6 2H6V14H-6z" fill="var(--window)" />
        <g transform="translate(0 -20)rotate(24)">
          <path d="M0-36V36M-62 0H62" stroke-width="4" />
          <path d="M3-34H17V-8H3zM-17 8H-3V34H-17zM10 3H62V17H10zM-62-17H-10V-3H-62z" fill="var(--cloth)" />
          <Detail d="M3-25H17M3-17H17M-17 17H-3M-17 25H-3M23 3V17M36 3V17M49 3V17M-23-17V-3M-36-17V-3M-49-17V-3" />
          <circle r="6" fill="var(--iron)" />
        </g>
        <Drawn name="flour" x={58} y={34} scale={0.72} />
        <Drawn name="flour" x={76} y={39} scale={0.6} />
        <path d="M-80 48V30M-72 48V27M-64 48V31M-56 48V28M-48 48V32" stroke="var(--grain)" stroke-width="5" />
        <Detail d="M-80 48V28M-72 48V25M-64 48V29M-56 48V26M-48 48V30" />
      </Drawing>
    </>
  );
}
