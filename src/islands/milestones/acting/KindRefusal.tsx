import './message.css';
import { wordsFor } from 'words:table';
import type { ActionType, Refusal } from '../../../milestones/index.ts';
import { whyNotKind } from '../../../telling/consequences.ts';
import type { Names } from '../../../telling/names.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';

interface Props {
  readonly type: ActionType;
  readonly refusals: readonly Refusal[];
  readonly names: Names;
}

/** Why a whole kind of action is not possible, whatever would be chosen for it. */
export function KindRefusal({ type, refusals, names }: Props) {
  return (
    <div class="refusal">
      <strong>{wordsFor(names.language)('refused.heading')}</strong>
      <ul>
        {whyNotKind(type, refusals, names).map(({ rule, sentence }) => (
          <li key={sentence}>
            {sentence} {rule !== null && <RuleLink language={names.language} id={rule} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
