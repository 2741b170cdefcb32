import { useRef, useState } from 'preact/hooks';
import { type Forbidden, forbiddenInWords } from '../../../cards/lay/Refused.tsx';
import type { CardNames } from '../../../telling/thousand-miles/card-names.ts';
import { cardRefusalsInWords } from '../../../telling/thousand-miles/cards-telling.ts';
import { type Action, apply, type Game, isSafety } from '../../../thousand-miles/index.ts';

interface Props {
  readonly game: Game;
  readonly names: CardNames;
  /** Whether it is the reader’s turn, and what is asked then or waited for. */
  readonly isReaders: boolean;
  readonly prompt: string;
  readonly setSaid: (text: string) => void;
  readonly act: (action: Action) => void;
}

/** What the reader does with the hand: plays or discards a card, is refused one, or is asked first whether a safety is discarded. */
export function useHand({ game, names, isReaders, prompt, setSaid, act }: Props) {
  const [refused, setRefused] = useState<Forbidden | null>(null);
  const [asked, setAsked] = useState<Action | null>(null);
  /** Where the card lay that was pressed last. */
  const pressedAt = useRef<DOMRect>();
  const take = (action: Action) => {
    if (!isReaders) {
      setSaid(prompt);
      return;
    }
    const outcome = apply(game, action);
    if (!outcome.ok) {
      const forbidden = { card: action.card, why: cardRefusalsInWords(outcome.refusals, names) };
      setRefused(forbidden);
      setSaid(forbiddenInWords(forbidden, names));
    } else if (action.type === 'discard' && isSafety(action.card)) setAsked(action);
    else act(action);
  };
  const press = (action: Action, at: DOMRect) => {
    pressedAt.current = at;
    // The press is seen first; what comes of it is a task of its own, so that none is long.
    setTimeout(() => take(action));
  };
  const decide = (discards: boolean) => {
    setAsked(null);
    if (discards && asked !== null) act(asked);
  };
  return { refused, asked, pressedAt, press, decide, forget: () => setRefused(null) };
}
