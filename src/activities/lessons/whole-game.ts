import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { viewFor } from '../../milestones/index.ts';
import { apprentice } from '../../players/apprentice.ts';
import { greedy } from '../../players/greedy.ts';
import type { ComputerPlayer } from '../../players/player.ts';
import type { Replier } from './board-lesson.ts';
import { lessonsWith } from './board-lessons.ts';

const PLAYERS: { readonly [By in Replier]: ComputerPlayer } = { apprentice, greedy };

/** All lessons of the board game, also those in which computer players reply. */
export const ALL_LESSONS = lessonsWith((by, game, seat, n) => PLAYERS[by](viewFor(game, seat), xoroshiro128plus(n)));
