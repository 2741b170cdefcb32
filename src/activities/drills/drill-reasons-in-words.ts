import { type Key, wordsFor } from 'words:drill-results';
import { indexOf, type Player, type Reason, workerOn } from '../../milestones/index.ts';
import type { Names } from '../../telling/names.ts';
import { refusalInWords } from '../../telling/refusals-in-words.ts';
import { DRILL_REASONS, type Drill, type Why } from './drill.ts';

const isReason = (reason: Why['reason']): reason is Reason => !(DRILL_REASONS as readonly string[]).includes(reason);

/** A reason as a sentence. */
export function whyInWords({ game }: Drill, { rule, reason, at, n }: Why, names: Names): string {
  if (isReason(reason)) return refusalInWords({ rule, reason, at }, names);
  const [first] = at;
  const { spaces } = game.state.players[0] as Player;
  const worker =
    first !== undefined && 'space' in first
      ? `${names.employment(workerOn(spaces, indexOf(first.space)))} (${names.space(first.space)})`
      : '';
  return wordsFor(names.language)(`why.${reason}` as Key, { at: names.list(at.map(names.place)), n, worker });
}
