import { useEffect, useState } from 'preact/hooks';
import { onSeen } from '../kit/fresh.ts';
import { today } from './days.ts';

/** The day is looked up so often, in milliseconds: clocks are set, and travellers come to other zones, while the page is open. */
const LOOK = 60_000;

/** The day on the reader's clock: another one at midnight, when the clock is set, or when the page is seen again on a later day. */
export function useToday(): number {
  const [day, setDay] = useState(today);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      setDay(today());
      const now = new Date();
      const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
      timer = setTimeout(look, Math.min(LOOK, midnight.getTime() - now.getTime()));
    };
    look();
    const stop = onSeen(look);
    // A device that has slept shows the page again without telling it.
    addEventListener('focus', look);
    return () => {
      clearTimeout(timer);
      removeEventListener('focus', look);
      stop();
    };
  }, []);
  return day;
}
