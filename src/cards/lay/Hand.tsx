import './hand.css';
import { wordsFor } from 'words:card-table';
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { onKey } from '../../kit/keys.ts';
import type { CardNames } from '../../telling/thousand-miles/card-names.ts';
import { type Action, type Card, type Game, legalActions } from '../../thousand-miles/index.ts';
import { CardPicture } from '../CardPicture.tsx';

interface Props {
  readonly names: CardNames;
  readonly game: Game;
  readonly hand: readonly Card[];
  /** Whether the hand waits for somebody else. */
  readonly idle: boolean;
  readonly onPress: (action: Action, at: DOMRect) => void;
}

const TYPES = ['play', 'discard'] as const;

/** Gives the focus back to the hand in a section, where the card that had it is gone. */
export function focusHandAgain(section: RefObject<HTMLElement>): void {
  if (document.activeElement === document.body)
    section.current?.querySelector<HTMLElement>('.hand [tabindex="0"]')?.focus({ preventScroll: true });
}

/**
 * The reader's cards: each is played by its upper half and discarded by its lower one, which are buttons. The keys go from card to
 * card; figures lead to a card, Enter plays it and Delete discards it (C7.2).
 */
export function Hand({ names, game, hand, idle, onPress }: Props) {
  const words = wordsFor(names.language);
  const playable = new Set(idle ? [] : legalActions(game).flatMap(({ type, card }) => (type === 'play' ? [card] : [])));
  const list = useRef<HTMLOListElement>(null);
  // The one button of the hand that the Tab key leads to.
  const [at, setAt] = useState({ card: 0, type: 'play' as Action['type'] });
  const last = Math.max(0, hand.length - 1);
  const stop = { ...at, card: Math.min(at.card, last) };
  const focus = (card: number, type: Action['type']) => {
    setAt({ card, type });
    list.current?.querySelector<HTMLElement>(`[data-card="${card}"] [data-does="${type}"]`)?.focus();
  };
  const press = (card: Card, type: Action['type'], element: Element) =>
    onPress({ type, card }, (element.closest('li') as Element).getBoundingClientRect());
  const onKeyDown = onKey((event) => {
    const index = Number((event.target as Element).closest('[data-card]')?.getAttribute('data-card') ?? stop.card);
    const { type } = stop;
    const goes: { readonly [key: string]: () => void } = {
      ArrowLeft: () => focus(Math.max(0, index - 1), type),
      ArrowRight: () => focus(Math.min(last, index + 1), type),
      ArrowUp: () => focus(index, 'play'),
      ArrowDown: () => focus(index, 'discard'),
      Home: () => focus(0, type),
      End: () => focus(last, type),
      // Held, it discards one card.
      Delete: () => !event.repeat && press(hand[index] as Card, 'discard', event.target as Element),
    };
    const does = goes[event.key];
    if (does === undefined) return;
    event.preventDefault();
    does();
  });
  return (
    <ol ref={list} class="hand" aria-label={words('hand')} onKeyDown={onKeyDown}>
      {hand.map((card, i) => {
        const name = names.card(card);
        const can = playable.has(card);
        const labels = {
          play: words(can ? 'play' : 'play.not', { card: name }),
          discard: words('discard.card', { card: name }),
        };
        return (
          <li
            key={i}
            class="hand-card"
            data-card={i}
            data-kind={card}
            data-can={can ? '' : undefined}
            aria-keyshortcuts={String(i + 1)}
          >
            <CardPicture card={card} />
            <span class="hand-name" aria-hidden="true">
              {names.breakable(card)}
            </span>
            {TYPES.map((type) => (
              <button
                key={type}
                type="button"
                class="hand-half"
                data-does={type}
                aria-label={labels[type]}
                aria-disabled={idle}
                tabIndex={stop.card === i && stop.type === type ? 0 : -1}
                onFocus={() => setAt({ card: i, type })}
                onClick={({ currentTarget }) => press(card, type, currentTarget)}
              >
                <span aria-hidden="true">{words(`half.${type}`)}</span>
              </button>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
