import { EMPTY_ROW, ROW } from '../../../src/activities/game-night/calculators/row.ts';
import { linkText } from '../../../src/evening/address.ts';

/** What is entered in a calculator, as a link. */
export const ROW_SCHEMA = ROW;
export const ROW_LINK = linkText({ ...EMPTY_ROW, goods: [1, 2, 3, 4, 5].slice(0, EMPTY_ROW.goods.length) });
