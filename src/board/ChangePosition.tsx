import type { Game } from '../milestones/index.ts';
import { useFetchingPress } from '../ui/use-fetching-press.tsx';
import { pageAddress } from '../words/addresses.ts';
import type { Language } from '../words/languages.ts';

interface Props {
  readonly language: Language;
  readonly label: string;
  readonly game: Game;
  /** The look of the button, where its surroundings give it none. */
  readonly look?: string;
}

/** Leads to the position checker with the position that is shown; the code that makes its link is loaded when it is pressed. */
export function ChangePosition({ language, label, game, look }: Props) {
  const [notice, press] = useFetchingPress();
  const go = () =>
    press(
      () => import('./to-checker.ts'),
      ({ toChecker }) => toChecker(pageAddress(language, 'check/'), game),
    );
  return (
    <>
      <button type="button" class={look} data-quiet onClick={go}>
        {label}
      </button>
      {notice}
    </>
  );
}
