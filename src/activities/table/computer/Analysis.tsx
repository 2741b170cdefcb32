import { wordsFor } from 'words:analysis';
import { Fragment } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import type { TableGame } from '../../../machines/game.ts';
import { actionsIn, gameBefore } from '../../../milestones/history.ts';
import type { Names } from '../../../telling/names.ts';
import { playerIn } from '../../../telling/reader.ts';
import { turnInWords } from '../../../telling/turn-in-words.ts';
import { Better, Sentences } from '../../../thinking/Better.tsx';
import { More } from '../../../thinking/Explanation.tsx';
import type { Analysed, ReviewedTurn } from '../../../thinking/tasks.ts';
import { Live } from '../../../ui/Live.tsx';
import { locales } from '../../../words/languages.ts';
import { ChancesPlot } from './ChancesPlot.tsx';
import { Moment } from './Moment.tsx';
import { turnsOf, useAnalysis } from './use-analysis.ts';

interface Props {
  readonly names: Names;
  readonly table: TableGame;
  /** Shows the table as it was after so many steps: of a turn after its first, since before it the turn before is shown. */
  readonly onShow: (at: number) => void;
  /** Plays on from where so many steps counted, as a game of its own. */
  readonly onBranch: (at: number) => void;
}

/** How many of the turns that cost most are shown. */
const WORST = 3;

/** The game in hindsight: how each turn of a player changed the chance to win, and what would have been better. */
export function Analysis({ names, table, onShow, onBranch }: Props) {
  const words = wordsFor(names.language);
  const { history, seats } = table;
  const ofPeople = [...seats.keys()].filter((seat) => seats[seat]?.by === 'person');
  const candidates = ofPeople.length > 0 ? ofPeople : [...seats.keys()];
  const [player, setPlayer] = useState(candidates[0] as number);
  const { turns, analysed, start, stop } = useAnalysis(history, player);
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const done = analysed.state === 'answered';
  // The buttons that led here are gone.
  useEffect(() => title.current?.focus({ preventScroll: done }), [done]);
  const looked = analysed.state === 'running' ? Math.round(analysed.share * turns.length) : 0;
  const name = seats[player]?.name ?? '';
  return (
    <section class="analysis" aria-labelledby={heading}>
      <h2 id={heading} ref={title} tabIndex={-1}>
        {words('heading')}
      </h2>
      <p>{words('lead', playerIn(name, names.language))}</p>
      {candidates.length > 1 && (
        <label class="analysis-of">
          <span>{words('of')}</span>
          <select value={player} onChange={({ currentTarget: { value } }) => setPlayer(Number(value))}>
            {candidates.map((seat) => (
              <option key={seat} value={seat}>
                {seats[seat]?.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {!done && (
        <div class="analysis-run">
          <button type="button" class="button" onClick={() => (analysed.state === 'running' ? stop() : start())}>
            {words(analysed.state === 'running' ? 'stop' : 'start')}
          </button>
          {analysed.state === 'running' && (
            <>
              <progress value={looked} max={turns.length} aria-label={words('progress')} />
              <span>{words('progress.count', { done: looked, all: turns.length })}</span>
            </>
          )}
          <Live as="span" of={analysed.state}>
            {(analysed.state === 'stopped' || analysed.state === 'failed') && words(analysed.state)}
          </Live>
        </div>
      )}
      {analysed.state === 'answered' && (
        <Reviews
          names={names}
          table={table}
          player={player}
          analysed={analysed.output}
          onShow={onShow}
          onBranch={onBranch}
        />
      )}
    </section>
  );
}

interface ReviewsProps extends Props {
  readonly player: number;
  readonly analysed: Analysed;
}

/** The best moment and the worst one first, then the other costly turns, and all of them as a line and as a table. */
function Reviews({ names, table, player, analysed: { reviews, best }, onShow, onBranch }: ReviewsProps) {
  const words = wordsFor(names.language);
  const { history, seats } = table;
  const turns = useMemo(() => turnsOf(history, player), [history, player]);
  const formatted = useMemo(
    () => new Intl.NumberFormat(locales[names.language], { style: 'percent', maximumFractionDigits: 0 }),
    [names.language],
  );
  const percent = (chance: number) => formatted.format(chance);
  /** Where a turn begins, and what was done in it. */
  const at = (i: number) => turns[i]?.first ?? 0;
  const played = (i: number) => actionsIn(turns[i]?.steps ?? []);
  const cost = (i: number) => (reviews[i] as ReviewedTurn).before - (reviews[i] as ReviewedTurn).after;
  const [worst, ...others] = [...reviews.keys()]
    .filter((i) => reviews[i]?.better)
    .sort((a, b) => cost(b) - cost(a))
    .slice(0, WORST);
  const momentAt = (i: number) => ({
    names,
    seats,
    n: i + 1,
    onBranch: () => onBranch(at(i)),
    onShow: () => onShow(at(i) + 1),
  });
  const costly = (i: number, as: 'moment.worst' | 'moment.costly') => {
    const { before, after, better, contrast } = reviews[i] as ReviewedTurn;
    if (better === null || contrast === null) return null;
    return (
      <Moment
        {...momentAt(i)}
        as={as}
        chance={words('chance.fell', { before: percent(before), after: percent(after) })}
        explanation={contrast.better}
      >
        <Better
          names={names}
          seats={seats}
          before={gameBefore(history, at(i))}
          taken={played(i)}
          better={better}
          contrast={contrast}
        />
      </Moment>
    );
  };
  return (
    <>
      <div class="moments">
        {best !== null && (
          <Moment
            {...momentAt(best.turn)}
            as="moment.best"
            chance={words('chance.rose', { after: percent((reviews[best.turn] as ReviewedTurn).after) })}
            explanation={best.explanation}
          >
            <p>{words('taken')}</p>
            <Sentences of={turnInWords(gameBefore(history, at(best.turn)), played(best.turn), names)} />
            <More names={names} seats={seats} explanation={best.explanation} />
          </Moment>
        )}
        {worst === undefined ? <p>{words('none')}</p> : costly(worst, 'moment.worst')}
      </div>
      <ChancesPlot
        label={words('plot', playerIn(seats[player]?.name ?? '', names.language))}
        chances={reviews.map(({ after }) => after)}
        marked={worst === undefined ? [] : [worst, ...others]}
        percent={percent}
      />
      {others.length > 0 && (
        <details class="analysis-others">
          <summary>{words('others')}</summary>
          <div class="moments">
            {others.map((i) => (
              <Fragment key={i}>{costly(i, 'moment.costly')}</Fragment>
            ))}
          </div>
        </details>
      )}
      <details>
        <summary>{words('table')}</summary>
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
                  <button type="button" onClick={() => onShow(at(i) + 1)}>
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
      </details>
    </>
  );
}
