import { useEffect, useRef, useState } from 'preact/hooks';
import type { History } from '../../../milestones/history.ts';
import type { Action } from '../../../milestones/index.ts';
import { drawSeed } from '../../ui/seed.ts';
import { type LogTurn, logOf } from '../log/log.ts';
import { START_AND_ANSWER } from './effort.ts';
import type { ReviewedTurn } from './tasks.ts';
import { browserThinker } from './thinker.ts';

/** How long each of the positions around a turn is thought about, in milliseconds. */
const EFFORT = 150;
/** A turn is looked at from three positions. */
const POSITIONS_OF_A_TURN = 3;

const analyst = browserThinker();
/** What has been found out about a game, for each of its players: people look into the game meanwhile, and come back. */
const known = new WeakMap<History, Map<number, readonly ReviewedTurn[]>>();

export type Analysed =
  | { readonly state: 'idle' | 'stopped' | 'failed' }
  | { readonly state: 'running'; readonly done: number }
  | { readonly state: 'done'; readonly reviews: readonly ReviewedTurn[] };

/** A player's turns without the draft, and where each ends. */
export function turnsOf(history: History, player: number): readonly (LogTurn & { readonly end: number })[] {
  return logOf(history)
    .map((turn) => ({ ...turn, end: turn.first + turn.steps.length }))
    .filter((turn) => turn.player === player && turn.turn > 0);
}

/** The analysis of a player's turns: how it stands, and how it is started and stopped. */
export function useAnalysis(history: History, player: number) {
  const before = known.get(history)?.get(player);
  const [running, setRunning] = useState<Exclude<Analysed, { state: 'done' }>>({ state: 'idle' });
  const asking = useRef<AbortController | null>(null);
  useEffect(() => {
    setRunning({ state: 'idle' });
    return () => asking.current?.abort();
  }, [history, player]);

  const start = async () => {
    const turns = turnsOf(history, player);
    const actions = history.steps.slice(0, history.at).map(({ action: { player: _, ...action } }) => action as Action);
    const asked = new AbortController();
    asking.current = asked;
    setRunning({ state: 'running', done: 0 });
    try {
      const reviews = await analyst.ask(
        'analysis',
        {
          start: history.start,
          actions,
          turns: turns.map(({ first, end }) => [first, end] as const),
          ms: EFFORT,
          seed: drawSeed(),
        },
        {
          signal: asked.signal,
          patience: START_AND_ANSWER + POSITIONS_OF_A_TURN * EFFORT,
          onProgress: (progress) => setRunning({ state: 'running', done: Math.round(progress * turns.length) }),
        },
      );
      known.set(history, new Map([...(known.get(history) ?? []), [player, reviews]]));
      setRunning({ state: 'idle' });
    } catch {
      setRunning({ state: asked.signal.aborted ? 'stopped' : 'failed' });
    }
  };
  const analysed: Analysed = before === undefined ? running : { state: 'done', reviews: before };
  return { analysed, start, stop: () => asking.current?.abort() };
}
