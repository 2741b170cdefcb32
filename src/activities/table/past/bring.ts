/** How much of the board has to be in view, in pixels. */
const ENOUGH = 160;

/** Brings the table before the reader where its board is out of sight. */
export function bringBoard(table: HTMLElement | null): void {
  const board = table?.querySelector('.board-frame')?.getBoundingClientRect();
  // In a low window the board stays where it is, and what lies beside the table goes over it once the hand has gone.
  const hand = table?.querySelector('.table-hand')?.getBoundingClientRect();
  if (board === undefined || hand === undefined) return;
  if (Math.min(board.bottom, hand.bottom) < ENOUGH || board.top > innerHeight - ENOUGH)
    table?.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Scrolls the log, and nothing but the log, to the entry of the step that is shown. */
export function bringEntry(table: HTMLElement | null): void {
  const entry = table?.querySelector('.log-step[aria-current]');
  const log = entry?.closest('.log-turns');
  if (!entry || !log) return;
  const [at, window] = [entry.getBoundingClientRect(), log.getBoundingClientRect()];
  if (at.top < window.top) log.scrollTop -= window.top - at.top;
  if (at.bottom > window.bottom) log.scrollTop += at.bottom - window.bottom;
}
