/**
 * What of the table is fetched when it is asked for. All of it is one module: with several, the bundler cuts what the table
 * shares with the examples into more pieces, and every page with an example would have to fetch more.
 */
export { AfterGame } from '../computer/AfterGame.tsx';
export { Past } from '../past/Past.tsx';
export { FinalScoring } from './FinalScoring.tsx';
