/** The face of the room; whoever needs it fetches it whole, when a link is made or opened. */
export { type Course, courseOf } from './course.ts';
export { gameLinkOf, readGameLink, type SharedGame } from './game.ts';
export { linkTextOf, readLinkText } from './position.ts';
