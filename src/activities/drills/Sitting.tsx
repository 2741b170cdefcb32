import { wordsFor } from 'words:daily-exercise';
import { wordsFor as drillWords } from 'words:drills';
import { useMemo } from 'preact/hooks';
import type { RuleId } from '../../milestones/index.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import type { Language } from '../../words/languages.ts';
import { type Drill, drillOn } from './draw-drill.ts';
import { Exercise } from './Exercise.tsx';

/** The rules of an exercise that is under way, and which of them it has come to. */
export interface Session {
  readonly rules: readonly RuleId[];
  /** The day on which it was begun. */
  readonly day: number;
  readonly at: number;
  /** How many of its exercises were right. */
  readonly right: number;
  readonly seed: number;
}

interface Props {
  readonly language: Language;
  readonly players: readonly string[];
  readonly session: Session;
  readonly onChecked: (rule: RuleId, right: boolean) => void;
  readonly onNext: () => void;
}

/** One rule of an exercise. */
export function Sitting({ language, players, session: { rules, at, seed }, onChecked, onNext }: Props) {
  const words = wordsFor(language);
  const rule = rules[at] as RuleId;
  // Only rules that a topic practises are ever due.
  const drill = useMemo(() => drillOn(rule, seed) as Drill, [rule, seed]);
  return (
    <>
      <p class="drill-progress">
        {words('progress', { n: at + 1, all: rules.length })} <RuleLink language={language} id={rule} />
      </p>
      <Exercise
        language={language}
        drill={drill}
        players={players}
        follows
        onChecked={(right) => onChecked(rule, right)}
        nextLabel={at + 1 < rules.length ? drillWords(language)('next') : words('finish')}
        onNext={onNext}
      />
    </>
  );
}
