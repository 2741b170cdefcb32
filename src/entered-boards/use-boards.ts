import { useEffect, useState } from 'preact/hooks';
import { onKept } from '../kit/fresh.ts';
import { bringSomeTime } from '../kit/network.ts';
import { isKept } from '../kit/storage-names.ts';
import type { PlayableBoard } from './boards-store.ts';

/**
 * The boards of the reader's own that a game can be played on, as they are kept now; none where they are not `wanted`. Few readers have entered
 * one: what reads them is fetched for those alone.
 */
export function usePlayableBoards(wanted = true): readonly PlayableBoard[] {
  const [boards, setBoards] = useState<readonly PlayableBoard[]>([]);
  useEffect(() => {
    if (!wanted) return;
    let isThere = true;
    const look = async () => {
      if (!isKept('boards')) return setBoards([]);
      const { playableBoards } = await bringSomeTime(() => import('./boards-store.ts'));
      if (isThere) setBoards(playableBoards());
    };
    void look();
    const stop = onKept('boards', look);
    return () => {
      isThere = false;
      stop();
    };
  }, [wanted]);
  return boards;
}
