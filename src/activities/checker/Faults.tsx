import { wordsFor as calculatorWords } from 'words:calculators';
import { wordsFor } from 'words:check';
import { wordsFor as problemWords } from 'words:problems';
import type { Game, Problem, ProblemReason } from '../../milestones/index.ts';
import type { Names } from '../../telling/names.ts';
import { Live } from '../../ui/Live.tsx';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { culprit } from './draft.ts';

interface Props {
  readonly game: Game;
  readonly names: Names;
  readonly problems: readonly Problem[];
}

/** Everything that no game could have led to, all at once, each with its piece and its rule. */
export function Faults({ game, names, problems }: Props) {
  const words = wordsFor(names.language);
  const nameOf = (problem: Problem) => {
    const what = culprit(problem, game);
    if (what === null) return null;
    if ('seat' in what) return calculatorWords(names.language)('player', { n: what.seat + 1 });
    return names.of(what.site);
  };
  return (
    <Live as="div" class="check-faults" of={null}>
      {problems.length === 0 ? (
        <p class="check-fine">{words('fine')}</p>
      ) : (
        <>
          <p>{words('faults', { n: problems.length })}</p>
          <ul>
            {problems.map((problem) => {
              const name = nameOf(problem);
              return (
                <li key={problem.at + problem.reason}>
                  {name !== null && <strong>{words('of', { place: name })}</strong>}{' '}
                  {/* What is within reach is worked out here: it can only be nothing. */}
                  {problem.reason === 'reach-disagrees'
                    ? words('built.none')
                    : problemWords(names.language)(problem.reason as ProblemReason)}{' '}
                  {problem.rule !== null && <RuleLink language={names.language} id={problem.rule} />}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Live>
  );
}
