import { useEffect, useMemo } from 'preact/hooks';
import type { Asked } from '../../../machines/asking.ts';
import { actionsIn, type History } from '../../../milestones/history.ts';
import { POSITIONS_OF_A_TURN, REVIEWING, START_AND_ANSWER } from '../../../thinking/effort.ts';
import type { Analysed } from '../../../thinking/tasks.ts';
import { browserThinker } from '../../../thinking/thinker.ts';
import { drawSeed } from '../../../ui/seed.ts';
import { useAsking } from '../../../ui/use-asking.ts';
import { isTurnOf, type LogTurn, logOf } from '../log/log.ts';

const analyst = browserThinker();
/** What has been found out about a game, for each of its players: people look into the game meanwhile, and come back. */
const known = new WeakMap<History, Map<number, Analysed>>();

/** A player's turns without the draft, and where each ends. */
export function turnsOf(history: History, player: number): readonly (LogTurn & { readonly end: number })[] {
  return logOf(history)
    .map((turn) => ({ ...turn, end: turn.first + turn.steps.length }))
    .filter(isTurnOf(player));
}

/** The analysis of a player's turns: how it stands, and how it is started and stopped. */
export function useAnalysis(history: History, player: number) {
  const before = known.get(history)?.get(player);
  const turns = useMemo(() => turnsOf(history, player), [history, player]);
  const [running, send] = useAsking(async (putting) => {
    const actions = actionsIn(history.steps.slice(0, history.at));
    const input = {
      start: history.start,
      actions,
      turns: turns.map(({ first, end }) => [first, end] as const),
      ms: REVIEWING,
      seed: drawSeed(),
    };
    const patience = START_AND_ANSWER + POSITIONS_OF_A_TURN * REVIEWING;
    const found = await analyst.ask('analysis', input, { ...putting, patience });
    known.set(history, new Map([...(known.get(history) ?? []), [player, found]]));
    return found;
  });
  useEffect(() => send({ type: 'forget' }), [history, player]);
  // Until it has been forgotten, the machine's answer may be about another player: what is known is about this one.
  const asked: Asked<Analysed> = running.state === 'answered' ? { state: 'idle' } : running;
  return {
    turns,
    analysed: before === undefined ? asked : ({ state: 'answered', output: before } as const),
    start: () => send({ type: 'ask' }),
    stop: () => send({ type: 'stop' }),
  };
}
