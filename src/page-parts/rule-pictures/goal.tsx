import { Drawn } from '../../board/pieces/Drawn.tsx';
import { gameOfScene, targetScore } from '../../milestones/index.ts';
import { Note } from './annotations.tsx';
import type { RulePicture } from './RulePicture.ts';

const spaces = ['coiner 1', 'coiner 2'];
/** Four players, as the script that is read aloud has them. */
const game = gameOfScene({
  players: [
    { vp: 23, spaces },
    { vp: 34, spaces },
    { vp: 17, spaces },
    { vp: 41, spaces },
  ],
});
const { players } = game.state;
const target = targetScore(players.length);
const TENS = Array.from({ length: Math.floor(target / 10) + 1 }, (_, i) => i * 10);
const LANES = [26, 58, 90, 122];
const at = (vp: number) => 44 + vp * 12;

/** What is played for and when it ends: markers on their way to the target space (1.2, 12.1). */
export const goal: RulePicture = {
  legend: [],
  values: { target, ahead: Math.max(...players.map(({ vp }) => vp)), behind: Math.min(...players.map(({ vp }) => vp)) },
  game,
  size: 'wide',
  Drawing: ({ label }) => (
    <svg class="row-picture" viewBox="0 0 720 190" role="img" aria-label={label}>
      <path d={`M${at(0)} 150H${at(target)}`} class="goal-track" />
      {TENS.map((vp) => (
        <g key={vp}>
          <path d={`M${at(vp)} 140V160`} class="goal-ten" />
          <text x={at(vp)} y="184" class="goal-number">
            {vp}
          </text>
        </g>
      ))}
      {players.map(({ vp }, i) => (
        <g key={vp}>
          <path d={`M${at(0)} ${LANES[i]}H${at(vp)}`} class={`goal-way m-banner-${i}`} />
          <Drawn name={`player-${i}`} x={at(vp)} y={LANES[i] ?? 0} scale={0.5} />
          <Note x={at(vp) + 40} y={LANES[i] ?? 0} text={String(vp)} size={28} />
        </g>
      ))}
      <path d={`M${at(target)} 162V8H${at(target) - 84}l14 22-14 22H${at(target)}`} class="goal-flag" />
      <text x={at(target) - 36} y="41" class="goal-target">
        {target}
      </text>
    </svg>
  ),
};
