import { wordsFor } from 'words:analysis';
import { useMemo } from 'preact/hooks';
import type { TableGame } from '../../../machines/game.ts';
import { actionsIn, gameBefore } from '../../../milestones/history.ts';
import type { Names } from '../../../telling/names.ts';
import { playerIn } from '../../../telling/reader.ts';
import { turnInWords } from '../../../telling/turn-in-words.ts';
import { Better, Sentences } from '../../../thinking/Better.tsx';
import { More } from '../../../thinking/Explanation.tsx';
import type { Analysed, ReviewedTurn } from '../../../thinking/tasks.ts';
import { locales } from '../../../words/languages.ts';
import { ChancesPlot } from './ChancesPlot.tsx';
import { Moment } from './Moment.tsx';
import { turnsOf } from './use-analysis.ts';

/** A finished game, and the ways from the analysis back into it. */
export interface AnalysisProps {
  readonly names: Names;
  readonly table: TableGame;
  /** Shows the table as it was after so many steps: of a turn after its first, since before it the turn before is shown. */
  readonly onShow: (at: number) => void;
  /** Plays on from where so many steps counted, as a game of its own. */
  readonly onBranch: (at: number) => void;
}

interface Props extends AnalysisProps {
  readonly player: number;
  readonly analysed: Analysed;
}

/** What the parts of an analysis share: the game, the turns of the player, and how a chance is written. */
interface Shared extends AnalysisProps {
  readonly turns: ReturnType<typeof turnsOf>;
  readonly reviews: Analysed['reviews'];
  readonly percent: (chance: number) => string;
}

interface MomentProps extends Shared {
  /** Which of the turns it is, from 0. */
  readonly i: number;
}

/** How many of the turns that cost most are shown. */
const WORST = 3;

/** The turns that cost most, the worst first. */
function costliest(reviews: Analysed['reviews']): readonly number[] {
  const cost = (i: number) => (reviews[i] as ReviewedTurn).before - (reviews[i] as ReviewedTurn).after;
  return [...reviews.keys()]
    .filter((i) => reviews[i]?.better)
    .sort((a, b) => cost(b) - cost(a))
    .slice(0, WORST);
}

/** What leads from a turn back into the game. */
function momentOf({ names, table, turns, i, onShow, onBranch }: MomentProps) {
  const at = turns[i]?.first ?? 0;
  return {
    names,
    seats: table.seats,
    n: i + 1,
    onBranch: () => onBranch(at),
    onShow: () => onShow(at + 1),
  };
}

/** The game in which a turn begins, and what was done in it. */
function playedIn({ table, turns, i }: MomentProps) {
  return {
    before: gameBefore(table.history, turns[i]?.first ?? 0),
    taken: actionsIn(turns[i]?.steps ?? []),
  };
}

/** The best moment and the worst one first, then the other costly turns, and all of them as a line and as a table. */
export function Reviews({ player, analysed: { reviews, best }, ...shown }: Props) {
  const { names, table } = shown;
  const { language } = names;
  const words = wordsFor(language);
  const turns = useMemo(() => turnsOf(table.history, player), [table.history, player]);
  const formatted = useMemo(
    () => new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 0 }),
    [language],
  );
  const percent = (chance: number) => formatted.format(chance);
  const shared: Shared = { ...shown, turns, reviews, percent };
  const [worst, ...others] = costliest(reviews);
  return (
    <>
      <div class="moments">
        {best !== null && <BestMoment {...shared} i={best.turn} explanation={best.explanation} />}
        {worst === undefined ? <p>{words('none')}</p> : <CostlyMoment {...shared} i={worst} as="moment.worst" />}
      </div>
      <ChancesPlot
        label={words('plot', playerIn(table.seats[player]?.name ?? '', language))}
        chances={reviews.map(({ after }) => after)}
        marked={worst === undefined ? [] : [worst, ...others]}
        percent={percent}
      />
      {others.length > 0 && (
        <details class="analysis-others">
          <summary>{words('others')}</summary>
          <div class="moments">
            {others.map((i) => (
              <CostlyMoment key={i} {...shared} i={i} as="moment.costly" />
            ))}
          </div>
        </details>
      )}
      <details>
        <summary>{words('table')}</summary>
        <ChancesTable {...shared} />
      </details>
    </>
  );
}

interface BestMomentProps extends MomentProps {
  readonly explanation: NonNullable<Analysed['best']>['explanation'];
}

/** The turn that won most, and why it was the best. */
function BestMoment({ explanation, ...at }: BestMomentProps) {
  const { names, table, reviews, percent, i } = at;
  const words = wordsFor(names.language);
  const { before, taken } = playedIn(at);
  return (
    <Moment
      {...momentOf(at)}
      as="moment.best"
      chance={words('chance.rose', { after: percent((reviews[i] as ReviewedTurn).after) })}
      explanation={explanation}
    >
      <p>{words('taken')}</p>
      <Sentences of={turnInWords(before, taken, names)} />
      <More names={names} seats={table.seats} explanation={explanation} />
    </Moment>
  );
}

interface CostlyMomentProps extends MomentProps {
  readonly as: 'moment.worst' | 'moment.costly';
}

/** A turn that cost something, and a better one. */
function CostlyMoment({ as, ...at }: CostlyMomentProps) {
  const { names, table, reviews, percent, i } = at;
  const words = wordsFor(names.language);
  const review = reviews[i] as ReviewedTurn;
  const { better, contrast } = review;
  if (better === null || contrast === null) return null;
  return (
    <Moment
      {...momentOf(at)}
      as={as}
      chance={words('chance.fell', { before: percent(review.before), after: percent(review.after) })}
      explanation={contrast.better}
    >
      <Better names={names} seats={table.seats} {...playedIn(at)} better={better} contrast={contrast} />
    </Moment>
  );
}

/** The chances of all turns, each with the way back to it. */
function ChancesTable({ names, turns, reviews, percent, onShow }: Shared) {
  const words = wordsFor(names.language);
  return (
    <table>
      <thead>
        <tr>
          {(['turn', 'best', 'played', 'costs'] as const).map((column) => (
            <th key={column} scope="col">
              {words(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {reviews.map(({ before, after }, i) => (
          <tr key={i}>
            <th scope="row">
              <button type="button" onClick={() => onShow((turns[i]?.first ?? 0) + 1)}>
                {words('turn.n', { n: i + 1 })}
              </button>
            </th>
            <td>{percent(before)}</td>
            <td>{percent(after)}</td>
            <td>{percent(before - after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
