import type { CDPSession } from '@playwright/test';

/** What is on the heap, in kB, and on the page, after what is not needed any more has been thrown away. */
export async function memory(session: CDPSession): Promise<{ heap: number; nodes: number; listeners: number }> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize / 1000, nodes, listeners: jsEventListeners };
}
