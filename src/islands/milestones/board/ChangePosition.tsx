import { useState } from 'preact/hooks';
import type { Game } from '../../../milestones/index.ts';
import { pageAddress } from '../../../words/addresses.ts';
import type { Language } from '../../../words/languages.ts';
import { NotFetched } from '../../ui/NotFetched.tsx';

interface Props {
  readonly language: Language;
  readonly label: string;
  readonly game: Game;
  /** The look of the button, where its surroundings give it none. */
  readonly look?: string;
}

/** Leads to the position checker with the position that is shown; what makes its link is fetched when it is pressed. */
export function ChangePosition({ language, label, game, look }: Props) {
  const [failed, setFailed] = useState(false);
  const go = async () => (await import('./to-checker.ts')).toChecker(pageAddress(language, 'check/'), game);
  return (
    <>
      <button type="button" class={look} data-quiet onClick={() => go().catch(() => setFailed(true))}>
        {label}
      </button>
      {failed && <NotFetched />}
    </>
  );
}
