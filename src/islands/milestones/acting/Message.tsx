import './message.css';
import { wordsFor } from 'words:table';
import type { Refusal } from '../../../milestones/index.ts';
import { refusalInWords } from '../../../telling/events-in-words.ts';
import type { Names } from '../../../telling/names.ts';
import type { Preview } from '../../../telling/preview.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { GoodsList } from './GoodsList.tsx';

/** Why something is not possible: every rule that forbids it, the most telling first. */
export function RefusalMessage({ refusals, names }: { readonly refusals: readonly Refusal[]; readonly names: Names }) {
  return (
    <div class="refusal">
      <strong>{wordsFor(names.language)('refused.heading')}</strong>
      <ul>
        {refusals.map((refusal) => (
          <li key={`${refusal.reason}${JSON.stringify(refusal.at)}`}>
            {refusalInWords(refusal, names)}{' '}
            {refusal.rule !== null && <RuleLink language={names.language} id={refusal.rule} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A refusal as plain sentences, for the live region. */
export function refusalsInWords(refusals: readonly Refusal[], names: Names): string {
  const heading = wordsFor(names.language)('refused.heading');
  return [heading, ...refusals.map((refusal) => refusalInWords(refusal, names))].join(' ');
}

/** What an action would cost, yield and score. */
export function PreviewMessage({ preview, names }: { readonly preview: Preview; readonly names: Names }) {
  const words = wordsFor(names.language);
  const { sentence, cost, gain, vp, notes } = preview;
  const has = (goods: typeof cost) => Object.values(goods).some((n) => n > 0);
  return (
    <div class="preview">
      <p class="preview-sentence">{sentence}</p>
      <dl>
        {vp !== null && (
          <div class="preview-vp">
            <dt>{words('preview.vp')}</dt>
            <dd>
              <strong>{names.vp(vp)}</strong>
            </dd>
          </div>
        )}
        {has(gain) && (
          <div>
            <dt>{words('preview.gain')}</dt>
            <dd>
              <GoodsList goods={gain} names={names} />
            </dd>
          </div>
        )}
        {has(cost) && (
          <div>
            <dt>{words('preview.cost')}</dt>
            <dd>
              <GoodsList goods={cost} names={names} />
            </dd>
          </div>
        )}
      </dl>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

/** A preview as plain sentences, for the live region. */
export function previewInWords({ sentence, cost, gain, vp, notes }: Preview, names: Names): string {
  const words = wordsFor(names.language);
  const part = (key: 'preview.cost' | 'preview.gain', goods: typeof cost) => {
    const counted = names.goods(goods);
    return counted === '' ? [] : [`${words(key)}: ${counted}.`];
  };
  const scored = vp === null ? [] : [`${names.vp(vp)}.`];
  return [sentence, ...scored, ...part('preview.gain', gain), ...part('preview.cost', cost), ...notes].join(' ');
}
