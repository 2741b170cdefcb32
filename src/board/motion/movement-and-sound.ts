/** Movement and sound at the table, loaded together once the table is there. */

export { play } from '../../ui/sounds.ts';
export { show } from './flights.ts';
export { movementOf } from './movement.ts';
export { soundsOf } from './sounds.ts';
