import './message.css';
import { wordsFor } from 'words:table';
import { useId } from 'preact/hooks';
import type { Action, Game, Player } from '../milestones/index.ts';
import { sentenceOf } from '../telling/actions-in-words.ts';
import type { Names } from '../telling/names.ts';
import type { Preview } from '../telling/preview.ts';
import type { Why } from '../telling/refusals-in-words.ts';
import { RuleLink } from '../ui/RuleLink.tsx';
import { GoodsList } from './GoodsList.tsx';

interface RefusedProps {
  readonly game: Game;
  /** The rules that forbid it, each with its sentence. */
  readonly why: readonly Why[];
  /** What is allowed nearest to it. */
  readonly instead: Action | null;
  readonly names: Names;
  readonly onTakeNearest: () => void;
}

/** Why something is not possible: every rule that forbids it, the most telling first, and what could be done instead. */
export function Refused({ game, why, instead, names, onTakeNearest }: RefusedProps) {
  const words = wordsFor(names.language);
  const id = useId();
  return (
    <div class="refusal">
      <strong>{words('refused.heading')}</strong>
      <ul>
        {why.map(({ rule, sentence }, i) => (
          <li key={i}>
            {sentence} {rule !== null && <RuleLink language={names.language} id={rule} />}
          </li>
        ))}
      </ul>
      {instead !== null && (
        <p class="refusal-instead">
          {words('instead')}{' '}
          <span id={id}>{sentenceOf(instead, game, game.state.players[game.state.player] as Player, names)}</span>{' '}
          <button type="button" aria-describedby={id} onClick={onTakeNearest}>
            {words('instead.choose')}
          </button>
        </p>
      )}
    </div>
  );
}

/** The same as plain sentences, for the live region. */
export function refusedInWords(why: readonly Why[], names: Names): string {
  return [wordsFor(names.language)('refused.heading'), ...why.map(({ sentence }) => sentence)].join(' ');
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
        <p key={note} class="preview-note">
          {note}
        </p>
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
