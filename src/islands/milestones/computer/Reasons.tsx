import { wordsFor } from 'words:advice';
import type { Reason } from '../../../players/reasons.ts';
import type { Telling } from '../../../telling/events-in-words.ts';
import type { Names } from '../../../telling/names.ts';
import { reasonsInWords } from '../../../telling/reasons-in-words.ts';

interface Props {
  readonly names: Names;
  readonly seats: Telling['seats'];
  readonly reasons: readonly Reason[];
}

/** What a turn is good for, and what it gives up. */
export function Reasons({ names, seats, reasons }: Props) {
  if (reasons.length === 0) return <p>{wordsFor(names.language)('nothing')}</p>;
  return (
    <dl class="reasons">
      {reasonsInWords(reasons, names, seats).map(({ heading, reasons }) => (
        <div key={heading}>
          <dt>{heading}</dt>
          {reasons.map((reason, i) => (
            <dd key={i}>{reason}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
