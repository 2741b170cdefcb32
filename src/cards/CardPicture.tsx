import './cards.css';
import { type CardKind, kindOf } from '../telling/thousand-miles/card-names.ts';
import type { Card } from '../thousand-miles/index.ts';
import { memo } from '../ui/memo.ts';
import { DRAWINGS } from './drawings.tsx';

interface Props {
  readonly card: Card;
  /** What it is called; without one it is drawn only, for whoever says it elsewhere. */
  readonly label?: string;
}

/** What tells the kinds apart without colours: a triangle, a cross, a shield in the corner; the miles have their stone. */
const MARKS: { readonly [K in CardKind]: string | null } = {
  mile: null,
  action: 'M12 6l7 12h-14z',
  remedy: 'M12 6v12m-6-6h12',
  safety: 'M12 5q4 2 7 2q1 9-7 13q-8-4-7-13q3 0 7-2z',
};

/** A card's face, without its name. Its edge keeps off the picture's: small cards lay between two pixels, and lost it. */
export const CardPicture = memo(({ card, label }: Props) => {
  const Drawing = DRAWINGS[card];
  const kind = kindOf(card);
  const mark = MARKS[kind];
  return (
    <svg
      class="tm-card-picture"
      data-kind={kind}
      viewBox="0 0 100 116"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <rect class="tm-card-ground" x="2.5" y="2.5" width="95" height="111" rx="7" />
      <g transform={kind === 'mile' ? 'translate(50 60)' : 'translate(50 61) scale(.95)'} class="tm-drawing">
        <Drawing />
      </g>
      {mark !== null && <path class="tm-card-mark" d={mark} />}
      <rect class="tm-card-edge" x="2.5" y="2.5" width="95" height="111" rx="7" />
    </svg>
  );
});

/** The back of a card: a road that winds from one corner to the other. */
export function CardBack() {
  return (
    <svg class="tm-card-picture" data-kind="back" viewBox="0 0 100 116" aria-hidden="true">
      <rect class="tm-card-ground" x="2.5" y="2.5" width="95" height="111" rx="7" />
      <path class="tm-back-road" d="M10 106C10 76 90 86 90 58S10 40 10 10" />
      <path class="tm-back-dashes" d="M10 106C10 76 90 86 90 58S10 40 10 10" />
      <rect class="tm-card-edge" x="2.5" y="2.5" width="95" height="111" rx="7" />
    </svg>
  );
}
