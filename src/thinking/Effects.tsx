import type { Effect } from '../players/reasons/effects.ts';
import { effectsInWords } from '../telling/effects-in-words.ts';
import type { Telling } from '../telling/events-in-words.ts';
import type { Names } from '../telling/names.ts';

interface Props {
  readonly names: Names;
  readonly seats: Telling['seats'];
  readonly effects: readonly Effect[];
}

/** What a turn gains, prepares, takes from the others and gives up. */
export function Effects({ names, seats, effects }: Props) {
  return (
    <dl class="effects">
      {effectsInWords(effects, names, seats).map(({ heading, effects }) => (
        <div key={heading}>
          <dt>{heading}</dt>
          {effects.map((effect, i) => (
            <dd key={i}>{effect}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
