import { Detail, Drawing, Light } from './Drawing.tsx';

/** What is printed on the board: numbers, the white stall, bushes and the countryside. */
export function CountryDrawings() {
  return (
    <>
      {[1, 2, 3, 4, 5].map((number) => (
        <Drawing key={number} name={`number-${number}`} printed>
          <circle
            r={21 - number * 0.45}
            fill={`var(--number-${number})`}
            class="m-rim"
            stroke-width={1 + number * 0.9}
          />
          <text y="9.5" class="m-number">
            {number}
          </text>
        </Drawing>
      ))}
      <Drawing name="stall" printed>
        <circle r="31" fill="var(--land)" stroke="none" />
        <path d="M-20-2V24H20V-2" fill="#fff" />
        <path d="M-22 10H22" />
        <path d="M-19-24H19L28-4Q22 5 16-4 10 5 5-4 0 5-5-4-10 5-16-4-22 5-28-4z" fill="#fff" />
        <path d="M-12-24-16-4M-4-24-5-4M4-24 5-4M12-24 16-4" />
      </Drawing>
      <Drawing name="bush" printed>
        <path
          d="M-24 17C-34 10-28-4-19-3-19-16-4-20 2-12 12-20 23-10 19-2 30 0 30 13 22 17 8 22-12 22-24 17z"
          fill="var(--bush)"
        />
        <Light d="M-19-3C-19-16-4-20 2-12-8-14-14-8-14-1zM6-3C10-10 18-8 19-2 14-4 10-3 6-3z" />
        <path d="M-13 8v.1M-4-2v.1M3 9v.1M13 4v.1M17 12v.1M-20 12v.1" stroke="var(--berry)" stroke-width="5.5" />
      </Drawing>
      <Drawing name="fir" printed>
        <path d="M0-22 10-8H6L14 6H8L15 17H-15L-8 6H-14L-6-8H-10z" fill="var(--leaf)" />
        <path d="M0 17V23" />
      </Drawing>
      <Drawing name="oak" printed>
        <path d="M0 8V21M0 14 6 8" />
        <path d="M-8 10C-20 10-20-6-11-7-10-20 10-20 11-7 20-6 20 10 8 10 4 13-4 13-8 10z" fill="var(--leaf)" />
        <Detail d="M-6-6q3-4 7-3M2 2q4 1 6-2" />
      </Drawing>
      <Drawing name="firs" printed>
        <path d="M9-20 17-7H14L20 5H-2L4-7H1zM9 5V10" fill="var(--leaf)" />
        <path d="M-8-12-1 0H-4L3 15H-20L-13 0H-16zM-8 15V20" fill="var(--leaf)" />
      </Drawing>
      <Drawing name="rocks" printed>
        <path d="M-21 14-15-2-4-6 4 14zM-1 14 6 2 16 4 20 14z" fill="var(--rock)" />
        <Detail d="M-15-2-9 5-11 14M6 2 9 8" />
      </Drawing>
      <Drawing name="crag" printed>
        <path d="M-20 15-13-2-6-6 1-18 9-9 12 2 20 15z" fill="var(--rock)" />
        <Detail d="M1-18-1-4 5 4 3 15M-6-6-8 6M12 2 8 9" />
      </Drawing>
      <Drawing name="dune" printed>
        <path d="M-24 9Q-12-12 0-3T24 9" />
        <Detail d="M-13 8q5-6 10-2M5 9v.1M-16 14v.1M12 13v.1M-2 13v.1" />
      </Drawing>
      <Drawing name="wheat" printed>
        <path d="M-13 15Q-12 0-15-10M-4 15Q-4-2-5-14M5 15Q5 0 7-13M14 15Q13 2 17-8" />
        <path
          d="M-15-10l-4 5m4-5l3 6m-3 0l-4 4m4-4l4 5M-5-14l-4 5m4-5l4 5m-4 1l-4 4m4-4l4 4M7-13l-4 4m4-4l3 6m-4 0l-4 3m4-3l3 5M17-8l-4 3m4-3l2 6m-3 0l-4 3m4-3l2 5"
          class="m-ear"
        />
      </Drawing>
      <Drawing name="pond" printed>
        <path
          d="M-58 6C-64-22-34-20-24-32-6-44 18-36 30-26 52-26 66-8 54 10 52 30 22 26 8 36-14 44-26 30-38 28-52 26-54 16-58 6z"
          fill="var(--water)"
        />
        <path d="M-26-10h16M8 2h24M-20 14h14M6-18h12" class="m-ripple-line" />
        <path d="M-48 22Q-47 4-51-8M-42 25Q-41 10-38 0M46 20Q46 6 51-4M40 24Q40 14 36 4" />
        <path d="M-51-8v-6M-38 0v-6M51-4v-6M36 4v-6" stroke="var(--wood)" stroke-width="4.5" />
      </Drawing>
      <Drawing name="tuft" printed>
        <path d="M-9 6Q-8-2-13-6M-7 6Q-5-4-5-9M-5 6Q-3 0 2-4M8 10q0-5-3-8M10 10q2-5 5-7" />
      </Drawing>
      <Drawing name="flowers" printed>
        <path d="M-8 10Q-7 2-9-3M1 10Q2 0 5-4M-8 10q-4-4-7-4M1 10q4-3 8-3" />
        <circle cx="-9" cy="-6" r="3.4" fill="var(--berry)" />
        <circle cx="6" cy="-7" r="3.4" fill="var(--straw)" />
      </Drawing>
    </>
  );
}
