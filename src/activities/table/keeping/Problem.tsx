import { wordsFor } from 'words:games';
import { wordsFor as problemWords } from 'words:problems';
import { PROBLEMS, type Problem as ProblemFound, type ProblemReason } from '../../../milestones/index.ts';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import type { Language } from '../../../words/languages.ts';

interface Props {
  readonly language: Language;
  readonly problems: readonly ProblemFound[];
}

const isOfRecords = (reason: ProblemFound['reason']): reason is ProblemReason =>
  (PROBLEMS as readonly string[]).includes(reason);

/** What is wrong with a game that cannot be read: the first fault, its place, and its rule where it has one. */
export function Problem({ language, problems }: Props) {
  const words = wordsFor(language);
  const first = problems[0];
  if (first === undefined) return null;
  const { at, reason, rule } = first;
  return (
    <>
      {isOfRecords(reason) ? problemWords(language)(reason) : words('problem.action')}
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
