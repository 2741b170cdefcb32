import './score.css';
import { wordsFor } from 'words:card-table';
import { useId } from 'preact/hooks';
import { mayMove } from '../../../settings/may-move.ts';
import { POINT_SOURCES, RULE_OF, type Score, SEATS, type Seat } from '../../../thousand-miles/index.ts';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { type Language, locales } from '../../../words/languages.ts';

interface Props {
  readonly language: Language;
  readonly name: string;
  /** The number of the game in its match. */
  readonly n: number;
  readonly scores: readonly [Score, Score];
  /** The points of both in the match, this game included. */
  readonly totals: readonly [number, number] | null;
}

/** The points of a game, each kind told by itself and with its rule (C6). */
export function ScoreSheet({ language, name, n, scores, totals }: Props) {
  const words = wordsFor(language);
  const number = new Intl.NumberFormat(locales[language]);
  const heading = useId();
  const row = (label: string, points: (seat: Seat) => number) => (
    <>
      <th scope="row">{label}</th>
      {SEATS.map((seat) => (
        <td key={seat}>{number.format(points(seat))}</td>
      ))}
    </>
  );
  return (
    <section class="score-sheet" aria-labelledby={heading}>
      <h3 id={heading}>{words('score.game', { n })}</h3>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{words('you')}</th>
            <th scope="col">{name}</th>
          </tr>
        </thead>
        <tbody>
          {POINT_SOURCES.filter((source) => source === 'miles' || scores.some((score) => score[source] > 0)).map(
            (source, i) => (
              <tr key={source} style={{ '--nth': String(mayMove() ? i : 0) }}>
                <th scope="row">
                  {words(`source.${source}`)} <RuleLink language={language} id={RULE_OF[source]} />
                </th>
                {SEATS.map((seat) => (
                  <td key={seat}>{number.format(scores[seat][source])}</td>
                ))}
              </tr>
            ),
          )}
        </tbody>
        <tfoot>
          <tr>{row(words('score.total'), (seat) => scores[seat].total)}</tr>
          {totals !== null && <tr>{row(words('score.match'), (seat) => totals[seat])}</tr>}
        </tfoot>
      </table>
    </section>
  );
}
