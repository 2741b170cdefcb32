import { wordsFor } from 'words:streak';
import { useEffect, useState } from 'preact/hooks';
import { type Streak as Kept, runningOn } from '../../../daily/streak.ts';
import type { Language } from '../../../words/languages.ts';
import { today } from '../../ui/days.ts';
import { readStreak } from './streak-store.ts';

interface Props {
  readonly language: Language;
}

/** How many days in a row the exercise or the position of the day has been done; nothing where it never was. */
export function Streak({ language }: Props) {
  const words = wordsFor(language);
  const [streak, setStreak] = useState<Kept | null>(null);
  useEffect(() => setStreak(readStreak()), []);
  if (streak === null) return null;
  const running = runningOn(streak, today());
  return (
    <p class="drill-streak">
      {running > 0 && words('streak', { n: running })}{' '}
      {running < streak.longest && words('longest', { n: streak.longest })}
    </p>
  );
}
