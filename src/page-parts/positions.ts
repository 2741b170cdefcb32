import { edgeCases } from '../cases/index.ts';
import { type Game, gameOfScene } from '../milestones/index.ts';
import type { Picture } from '../rulebook/pictures.ts';
import { DRAWINGS } from './rule-pictures/index.ts';

/** What the position of an edge case is called in addresses. */
export const nameOfCase = (id: string): string => `case-${id}`;

/** What the position of a picture of the rulebook is called in addresses. */
export const nameOfPicture = (id: Picture): string => `picture-${id}`;

/** The positions that pictures without a script of their own show, by their names: the position checker fetches them. */
export const POSITIONS: Readonly<Record<string, Game>> = Object.fromEntries([
  ...edgeCases().map(({ id, scene }) => [nameOfCase(id), gameOfScene(scene)]),
  ...Object.entries(DRAWINGS).map(([id, { game }]) => [nameOfPicture(id as Picture), game]),
]);
