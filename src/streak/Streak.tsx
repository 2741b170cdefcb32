import { wordsFor } from 'words:streak';
import { useKept } from '../ui/use-kept.ts';
import { useToday } from '../ui/use-today.ts';
import type { Language } from '../words/languages.ts';
import { readStreak, runningToday } from './streak-store.ts';

interface Props {
  readonly language: Language;
}

/** How many days in a row the exercise or the position of the day has been done; nothing where it never was. */
export function Streak({ language }: Props) {
  const words = wordsFor(language);
  const [streak] = useKept(['streak'], readStreak, null);
  const today = useToday();
  if (streak === null) return null;
  const running = runningToday(streak, today);
  return (
    <p class="drill-streak notranslate">
      {running > 0 && words('streak', { n: running })}{' '}
      {running < streak.longest && words('longest', { n: streak.longest })}
    </p>
  );
}
