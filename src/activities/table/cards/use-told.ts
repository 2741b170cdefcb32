import { wordsFor } from 'words:card-table';
import type { RefObject } from 'preact';
import { type MutableRef, useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { focusHandAgain } from '../../../cards/lay/Hand.tsx';
import type { CardTable } from '../../../machines/card-table.ts';
import { mayMove } from '../../../settings/may-move.ts';
import { settings } from '../../../settings/settings.ts';
import { type CardTelling, cardEventsInWords } from '../../../telling/thousand-miles/cards-telling.ts';
import { showStep, soundsOf } from './motion.ts';

interface Props {
  readonly history: CardTable['history'];
  readonly telling: CardTelling;
  readonly prompt: string;
  readonly setSaid: (text: string) => void;
  readonly section: RefObject<HTMLElement>;
  /** Where the card lay that was pressed last. */
  readonly pressedAt: MutableRef<DOMRect | undefined>;
}

/** Tells once everything that has happened since it was told last, with the sound and the movement of a step; `onChange` is called first. */
export function useTold({ history, telling, prompt, setSaid, section, pressedAt }: Props, onChange: () => void): void {
  const words = wordsFor(telling.names.language);
  const told = useRef<typeof history | null>(null);
  useLayoutEffect(() => {
    const before = told.current;
    told.current = history;
    onChange();
    if (history === before) return;
    if (history.start !== before?.start) {
      setSaid(prompt);
      return;
    }
    const steps = history.steps.slice(before.at, history.at);
    if (history.at < before.at) setSaid(`${words('undone')} ${prompt}`);
    else {
      const sentences = steps.flatMap((step) =>
        cardEventsInWords(step.events, telling).map(({ sentence }) => sentence),
      );
      setSaid([...sentences, prompt].join(' '));
    }
    const last = steps.at(-1);
    if (last === undefined || steps.length > 1) return;
    if (settings().sound) void import('../../../ui/sounds.ts').then(({ play }) => play(soundsOf(last)));
    // Where things have come to lie is known when the browser lays the page out for its next picture, which it does once.
    requestAnimationFrame(() => {
      if (section.current !== null && mayMove()) showStep(section.current, last, pressedAt.current);
    });
  }, [history]);
  useEffect(() => focusHandAgain(section), [history.at]);
}
