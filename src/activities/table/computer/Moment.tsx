import { type Key, wordsFor } from 'words:analysis';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { Seat } from '../../../milestones/index.ts';
import type { Explanation } from '../../../players/reasons/explain.ts';
import type { Names } from '../../../telling/names.ts';
import { Said } from '../../../thinking/Explanation.tsx';

interface Props {
  readonly names: Names;
  readonly seats: readonly Seat[];
  /** Which moment of the game it is, and in which turn. */
  readonly as: Extract<Key, `moment.${string}`>;
  readonly n: number;
  /** What the turn did to the chance to win, as a sentence. */
  readonly chance: string;
  readonly explanation: Explanation;
  readonly onBranch: () => void;
  readonly onShow: () => void;
  /** What was played, and what would have been better. */
  readonly children: ComponentChildren;
}

/** A turn worth a second look: what it did, why it was best, or why another one was better, in one sentence, and the way back to it; then how it went. */
export function Moment({ names, seats, as, n, chance, explanation, onBranch, onShow, children }: Props) {
  const words = wordsFor(names.language);
  const heading = useId();
  return (
    <article class="moment" data-as={as} aria-labelledby={heading}>
      <h3 id={heading}>{words(as, { n })}</h3>
      <p>{chance}</p>
      {as !== 'moment.best' && <p>{words('why.better')}</p>}
      <Said names={names} seats={seats} explanation={explanation} />
      <div class="moment-acts">
        <button type="button" class="button" onClick={onBranch}>
          {words('branch')}
        </button>
        <button type="button" class="button" data-quiet onClick={onShow}>
          {words('show', { n })}
        </button>
      </div>
      {children}
    </article>
  );
}
