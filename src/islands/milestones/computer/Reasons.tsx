import './advice.css';
import { wordsFor } from 'words:advice';
import type { Reason } from '../../../players/reasons.ts';
import { sourceKey, type Telling } from '../../../telling/events-in-words.ts';
import type { Names } from '../../../telling/names.ts';

const PARTS = ['gained', 'prepared', 'denied'] as const;

function reasonInWords(reason: Reason, names: Names, seats: Telling['seats']): string {
  const words = wordsFor(names.language);
  const nameOf = (player: number) => seats[player]?.name ?? '';
  switch (reason.what) {
    case 'vp':
      return words('gained.vp', { vp: reason.vp, source: sourceKey(reason.source) });
    case 'goods':
      return names.goods(reason.goods);
    case 'tile':
      return words('gained.tile', { tile: names.tile(reason.tile) });
    case 'plan':
      return words('prepared.plan', { vp: reason.vp, spaces: reason.spaces.map(names.space).join(', ') });
    case 'income':
      return words('prepared.income');
    case 'lead': {
      const kinds = names.kinds(reason.kind).toLocaleLowerCase(names.language);
      return reason.part === 'prepared'
        ? words('prepared.lead', { kinds })
        : words('denied.lead', { kinds, player: nameOf(reason.player) });
    }
    case 'construction': {
      const { action, player } = reason;
      const at = {
        street: () => names.numberAt((action as { milestone: string }).milestone),
        house: () => names.lot((action as { lot: string }).lot),
        marketplace: () => names.numberAt((action as { at: string }).at),
        deliver: () => names.point((action as { marketplace: string }).marketplace),
      }[action.type]();
      return words('denied.construction', { player: nameOf(player), type: action.type, at });
    }
    case 'end':
      return words('denied.end');
  }
}

interface Props {
  readonly names: Names;
  readonly seats: Telling['seats'];
  readonly reasons: readonly Reason[];
}

/** What a turn is good for: what it gains, prepares and takes from the others. */
export function Reasons({ names, seats, reasons }: Props) {
  const words = wordsFor(names.language);
  if (reasons.length === 0) return <p>{words('nothing')}</p>;
  return (
    <dl class="reasons">
      {PARTS.map((part) => {
        const told = reasons.filter((reason) => reason.part === part);
        if (told.length === 0) return null;
        return (
          <div key={part}>
            <dt>{words(part)}</dt>
            {told.map((reason, i) => (
              <dd key={i}>{reasonInWords(reason, names, seats)}</dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}
