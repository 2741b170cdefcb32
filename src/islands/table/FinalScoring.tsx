import './final-scoring.css';
import { wordsFor } from 'words:table';
import { KINDS, type State, totalGoods } from '../../milestones/index.ts';
import { KindIcon, PlayerMark } from '../pieces/icons.tsx';
import { RuleLink } from './RuleLink.tsx';
import { pieceOf } from './SeatStrip.tsx';
import { eventInWords, scoringInWords, type Telling } from './tell.ts';

interface Props {
  readonly telling: Telling;
  /** The number of the deal; null where it is not known. */
  readonly seed: number | null;
  readonly onAgain: () => void;
  readonly onSameDeal?: (() => void) | undefined;
  readonly onSetup: () => void;
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** The final scoring kind by kind, who has won, and what to do next (12.4–12.7). */
export function FinalScoring({ telling, seed, onAgain, onSameDeal, onSetup }: Props) {
  const { names, seats, state } = telling;
  const words = wordsFor(names.language);
  const scoring = state.finalScoring as NonNullable<State['finalScoring']>;
  const winners = state.winners as readonly number[];
  const vp = state.players.map((player) => player.vp);
  const goods = state.players.map((player) => totalGoods(player.goods));
  const majorities = state.players.map((_, i) => sum(KINDS.map((kind) => scoring[kind].vp[i] as number)));
  const tied = vp.filter((points) => points === Math.max(...vp)).length > 1;
  const won = eventInWords({ type: 'game-over', rule: '12.7', player: 0, winners, vp, goods }, telling);
  return (
    <section class="final">
      <h2>{words('final.heading')}</h2>
      <p class="final-winner">
        {winners.map((player) => (
          <PlayerMark key={player} index={pieceOf(seats[player] as (typeof seats)[number])} />
        ))}
        <strong>{won}</strong>
        {tied && <> {words('final.tie')}</>} <RuleLink language={names.language} id="12.7" />
      </p>
      <p>
        {words('final.lead')} <RuleLink language={names.language} id="12.5" />
      </p>
      <div class="final-kinds">
        <div class="final-table">
          <table>
            <thead>
              <tr>
                <th scope="col">{words('final.kind')}</th>
                {seats.map((seat) => (
                  <th key={seat.name} scope="col">
                    <PlayerMark index={pieceOf(seat)} /> {seat.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{words('final.before')}</th>
                {vp.map((points, i) => (
                  <td key={seats[i]?.name}>{points - (majorities[i] as number)}</td>
                ))}
              </tr>
              {KINDS.map((kind) => (
                <tr key={kind}>
                  <th scope="row">
                    <KindIcon kind={kind} /> {names.kinds(kind)}
                  </th>
                  {scoring[kind].values.map((value, i) => {
                    const points = scoring[kind].vp[i] as number;
                    return (
                      <td key={seats[i]?.name} class={points > 0 ? 'final-scores' : undefined}>
                        <span class="final-value">{words('final.value', { value })}</span>{' '}
                        <strong>{names.vp(points)}</strong>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{words('final.total')}</th>
                {vp.map((points, i) => (
                  <td key={seats[i]?.name}>
                    <strong>{points}</strong>
                  </td>
                ))}
              </tr>
              <tr>
                <th scope="row">{words('final.goods')}</th>
                {goods.map((count, i) => (
                  <td key={seats[i]?.name}>{count}</td>
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
        <ul class="final-told">
          {KINDS.map((kind) => (
            <li key={kind}>{scoringInWords(scoring, kind, telling)}</li>
          ))}
        </ul>
      </div>
      {seed !== null && <p>{words('seed.shown', { seed })}</p>}
      <p class="final-next">
        <button type="button" class="button" onClick={onAgain}>
          {words('final.again')}
        </button>
        {onSameDeal && (
          <button type="button" class="button" data-quiet onClick={onSameDeal}>
            {words('final.sameDeal')}
          </button>
        )}
        <button type="button" class="button" data-quiet onClick={onSetup}>
          {words('final.setup')}
        </button>
      </p>
    </section>
  );
}
