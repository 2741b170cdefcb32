import { LEVELS, PLAYER } from '../../thousand-miles/players/levels.ts';
import type { CardPlayer } from '../../thousand-miles/players/player.ts';
import { random } from '../../thousand-miles/players/random.ts';

/** Who can be asked to play. */
export const CONTESTANTS = ['random', ...LEVELS] as const;
export type Contestant = (typeof CONTESTANTS)[number];

/** The player of a name. */
export const playerFor = (name: Contestant): CardPlayer => (name === 'random' ? random : PLAYER[name]);
