/** What other folders import; a page fetches all of it when a link is made or opened. */
export { gameLinkOf, readGameLink, type SharedGame } from './game.ts';
export { firstAnswer, linkTexts, textsOf } from './mend.ts';
export { linkTextOf, readLinkText } from './position.ts';
