import './refused.css';
import { wordsFor } from 'words:card-table';
import type { ComponentChildren } from 'preact';
import type { CardNames } from '../../telling/thousand-miles/card-names.ts';
import type { Said } from '../../telling/thousand-miles/cards-telling.ts';
import type { Card } from '../../thousand-miles/index.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';

/** A card that cannot be played, and why. */
export interface Forbidden {
  readonly card: Card;
  readonly why: readonly Said[];
}

/** The same for whoever hears it, as one text. */
export function forbiddenInWords({ card, why }: Forbidden, names: CardNames): string {
  const heading = wordsFor(names.language)('refused', { card: names.card(card) });
  return [heading, ...why.map(({ sentence }) => sentence)].join(' ');
}

interface Props extends Forbidden {
  readonly names: CardNames;
  /** What can be done instead. */
  readonly children?: ComponentChildren;
}

/** Why a card cannot be played: every rule that forbids it. */
export function Refused({ names, card, why, children }: Props) {
  return (
    <div class="card-refused">
      <strong>{wordsFor(names.language)('refused', { card: names.card(card) })}</strong>
      <ul>
        {why.map(({ rule, sentence }) => (
          <li key={sentence}>
            {sentence} {rule !== null && <RuleLink language={names.language} id={rule} />}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
