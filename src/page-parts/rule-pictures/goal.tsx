import { Drawn } from '../../board/pieces/Drawn.tsx';
import { gameOfScene } from '../../milestones/index.ts';
import { NUMBERS } from '../quick.ts';
import { Note } from './annotations.tsx';
import type { RulePicture } from './RulePicture.ts';

const spaces = ['coiner 1', 'coiner 2'];
const game = gameOfScene({
  players: [
    { vp: 23, spaces },
    { vp: 34, spaces },
    { vp: 17, spaces },
    { vp: 41, spaces },
  ],
});
const { players } = game.state;
const scores = players.map(({ vp }) => vp);
const end = Math.max(...NUMBERS.map(({ target }) => target));
const TENS = Array.from({ length: Math.floor(end / 10) + 1 }, (_, i) => i * 10);
const LANES = [26, 58, 90, 122];
const at = (vp: number) => 44 + vp * 9;

/**
 * What is played for and when it ends: markers on their way to the target space, which differs with the number of players (1.2, 12.1).
 * A page that knows how many play shows only what carries their number in `data-players`.
 */
export const goal: RulePicture = {
  legend: [],
  values: {
    // For an unknown number of players the caption names the targets of all; a page that knows it gives both.
    players: 0,
    target: 0,
    ahead: Math.max(...scores),
    behind: Math.min(...scores),
    ...Object.fromEntries(NUMBERS.map((each) => [`of${each.players}`, each.target])),
  },
  game,
  size: 'wide',
  Drawing: ({ label }) => (
    <svg class="row-picture" viewBox={`0 0 ${at(end) + 44} 190`} role="img" aria-label={label}>
      <path d={`M${at(0)} 150H${at(end)}`} class="goal-track" />
      {TENS.map((vp) => (
        <g key={vp}>
          <path d={`M${at(vp)} 140V160`} class="goal-ten" />
          <text x={at(vp)} y="184" class="goal-number">
            {vp}
          </text>
        </g>
      ))}
      {scores.map((vp, i) => (
        <g key={vp} data-players={NUMBERS.flatMap(({ players }) => (players > i ? [players] : [])).join(' ')}>
          <path d={`M${at(0)} ${LANES[i]}H${at(vp)}`} class={`goal-way m-banner-${i}`} />
          <Drawn name={`player-${i}`} x={at(vp)} y={LANES[i] ?? 0} scale={0.5} />
          <Note x={at(vp) + 40} y={LANES[i] ?? 0} text={String(vp)} size={28} />
        </g>
      ))}
      {NUMBERS.map(({ players, target }) => (
        <g key={target} data-players={players}>
          <path d={`M${at(target)} 162V8H${at(target) - 58}l10 22-10 22H${at(target)}`} class="goal-flag" />
          <text x={at(target) - 23} y="41" class="goal-target">
            {target}
          </text>
          {Array.from({ length: players }, (_, i) => (
            <Drawn key={i} name={`player-${i}`} x={at(target) - 12 - 15 * i} y={74} scale={0.25} />
          ))}
        </g>
      ))}
    </svg>
  ),
};
