import { wordsFor as cardWords } from 'words:card-problems';
import { wordsFor } from 'words:games';
import { wordsFor as formWords } from 'words:problems';
import { FORM_PROBLEMS } from '../../../../kit/reading.ts';
import { MATCH_PROBLEMS, type MatchProblem } from '../../../../thousand-miles/index.ts';
import { RuleLink } from '../../../../ui/RuleLink.tsx';
import type { Language } from '../../../../words/languages.ts';

interface Props {
  readonly language: Language;
  readonly problems: readonly MatchProblem[];
}

const isOneOf = <T extends string>(all: readonly T[], reason: string): reason is T =>
  (all as readonly string[]).includes(reason);
type CardProblem = Exclude<(typeof MATCH_PROBLEMS)[number], (typeof FORM_PROBLEMS)[number]>;

/** What is wrong with a match that cannot be read: the first fault, its place, and its rule where it has one. */
export function Fault({ language, problems }: Props) {
  const words = wordsFor(language);
  const [first] = problems;
  if (first === undefined) return null;
  const { at, reason, rule } = first;
  return (
    <>
      {isOneOf(FORM_PROBLEMS, reason)
        ? formWords(language)(reason)
        : isOneOf(MATCH_PROBLEMS, reason)
          ? cardWords(language)(reason as CardProblem)
          : words('problem.action')}
      {at !== '' && <> {words('problem.place', { at })}</>}
      {rule !== null && (
        <>
          {' '}
          <RuleLink language={language} id={rule} />
        </>
      )}
    </>
  );
}
