/** What moves and sounds at the table: fetched as one when the table is there. */
export { show } from './flights.ts';
export { movementOf } from './movement.ts';
export { play, soundsOf } from './sounds.ts';
