import { useEffect } from 'preact/hooks';
import type { GameMachineEvent, WaitsFor } from '../../../machines/game.ts';

/**
 * Holds the computers for as long as `holds` is true, so that nothing goes on behind the backs of those who look at something
 * else; then lets them go on, unless people had held them before.
 */
export function useHolding(holds: boolean, waitsFor: WaitsFor, send: (event: GameMachineEvent) => void): void {
  useEffect(() => {
    if (!holds || (waitsFor !== 'thinking' && waitsFor !== 'showing')) return;
    send({ type: 'hold' });
    return () => send({ type: 'goOn' });
  }, [holds]);
}
