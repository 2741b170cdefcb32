import { wordsFor } from 'words:learn';
import { pageAddress } from '../../words/addresses.ts';
import type { Language } from '../../words/languages.ts';
import { Star } from './Star.tsx';

interface Props {
  readonly language: Language;
  /** What has been learnt. */
  readonly text: string;
  readonly actions: number;
  readonly par: number | null;
  readonly tries: number;
  readonly next: { readonly id: string; readonly title: string } | null;
  readonly onOther: () => void;
}

/** The goal is reached: what it taught, how many actions it took, and where to go from here. */
export function Reached({ language, text, actions, par, tries, next, onOther }: Props) {
  const words = wordsFor(language);
  const starred = par !== null && actions <= par;
  return (
    <div class="lesson-reached">
      <p tabIndex={-1} data-focus>
        {starred && <Star />} <strong>{words('reached')}</strong> {text}
      </p>
      <p>
        {words('reached.in', { actions, tries })}{' '}
        {par !== null && (starred ? words('reached.star') : words('reached.more', { par }))}
      </p>
      <div class="example-acts">
        <a class="button" href={pageAddress(language, next === null ? 'learn/' : `learn/${next.id}/`)}>
          {next === null ? words('reached.path') : words('reached.next', { title: next.title })}
        </a>
        <button type="button" onClick={onOther}>
          {words('reached.other')}
        </button>
      </div>
    </div>
  );
}
