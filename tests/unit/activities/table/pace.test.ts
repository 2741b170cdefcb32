import { expect, test } from 'vitest';
import { paceOf } from '../../../../src/activities/table/computer/pace.ts';
import type { TableGame } from '../../../../src/machines/game.ts';
import { MILESTONES } from '../../../../src/milestones/game.ts';
import { type History, replay } from '../../../../src/milestones/history.ts';
import { type Action, apply } from '../../../../src/milestones/index.ts';
import { gameWithEverything } from '../../../browser/planned-games.ts';

const tableOf = (history: History): TableGame => ({ history, seats: [], started: '', seed: null });

test('at the usual pace no turn takes longer than two seconds with a third of a second of thinking, and nothing waits before the first action', () => {
  const { start, actions } = gameWithEverything();
  let first = 0;
  let shown = 0;
  let game = start;
  for (const [i, action] of actions.entries()) {
    const outcome = apply(game, action);
    if (!outcome.ok) throw new Error('refused');
    const ends = MILESTONES.endsTurn(game, outcome.game);
    game = outcome.game;
    const end = actions.findIndex((each, at) => at > i && each.player !== action.player);
    const plan = ends ? [] : (actions.slice(i + 1, end === -1 ? undefined : end) as Action[]);
    const before = { ...replay(start, actions.slice(0, i), []), confirmed: i };
    if (i === first) expect(paceOf('usual', tableOf(before), plan), `before action ${i}`).toBe(0);
    if (action.type !== 'done') shown += paceOf('usual', tableOf(replay(start, actions.slice(0, i + 1), [])), plan);
    if (!ends) continue;
    expect(shown).toBeLessThanOrEqual(1700);
    [first, shown] = [i + 1, 0];
  }
});
