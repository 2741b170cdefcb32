import { useState } from 'preact/hooks';

/** What a screen reader is told, and what tells it something. Words that stand there already would not be read out again: a blank makes them others. */
export function useSaid(): readonly [string, (text: string) => void] {
  const [said, setSaid] = useState('');
  return [said, (text) => setSaid((before) => (before === text ? `${text}\u00a0` : text))];
}
