import { FORM_PROBLEMS } from '../kit/reading.ts';
import { type Game, type GameRecord, layoutOf, type Read, readRecord, startOf } from '../milestones/index.ts';
import { recordIn } from './position.ts';

export { firstAnswer } from './mend.ts';

/**
 * Reads a position that may still break the rules' invariants, such as one that is being built. What has not the form of a
 * position, or names what its board and its table do not have, is refused as by `readLinkText`.
 */
export async function readUnfinished(text: string): Promise<Read<{ readonly game: Game }>> {
  const found = await recordIn(text);
  if (!('record' in found)) return found;
  const read = readRecord(found.record);
  if (read.ok) return { ok: true, game: read.game };
  const isFormSound = read.problems.every(
    ({ at, reason }) => at.startsWith('position.state.') && !(FORM_PROBLEMS as readonly string[]).includes(reason),
  );
  if (!isFormSound) return read;
  const game = startOf(found.record as GameRecord);
  const { index, lotIndex } = layoutOf(game.board);
  const { players, player, streets, houses, marketplaces, flour, bonusTiles } = game.state;
  const isShowable =
    players.length === game.options.players &&
    player < players.length &&
    // Of several faults in one list the first alone may have been named.
    [...Object.keys(bonusTiles), ...houses].every((lot) => lotIndex.has(lot)) &&
    [...streets.flat(), ...marketplaces, ...flour].every((point) => index.has(point));
  return isShowable ? { ok: true, game } : read;
}
