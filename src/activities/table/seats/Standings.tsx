import './standings.css';
import { wordsFor as playWordsFor } from 'words:play';
import { wordsFor } from 'words:summary';
import { KindIcon, PlayerMark } from '../../../board/pieces/icons.tsx';
import { pieceOf } from '../../../board/seats/SeatStrip.tsx';
import { finalScoringOf, type Game, KINDS, type Seat, targetScore, totalGoods } from '../../../milestones/index.ts';
import type { Names } from '../../../telling/names.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { MajorityRules } from './MajorityRules.tsx';
import { Supplies } from './Supplies.tsx';

interface Props {
  readonly names: Names;
  readonly game: Game;
  readonly seats: readonly Seat[];
  readonly onClose: () => void;
}

/** Where everybody stands: points, majorities and goods as if the game ended now (12.4–12.7), how far the end is and what is left. */
export function Standings({ names, game, seats, onClose }: Props) {
  const { language } = names;
  const words = wordsFor(language);
  const { state, options } = game;
  const scoring = finalScoringOf(state.players, options.variants.equalCategoryScores);
  const vp = state.players.map((player) => player.vp);
  const majorities = seats.map((_, i) => KINDS.reduce((sum, kind) => sum + (scoring[kind].vp[i] as number), 0));
  const target = targetScore(seats.length);
  const cells = (numbers: readonly number[]) => numbers.map((n, i) => <td key={seats[i]?.name}>{n}</td>);
  return (
    <Dialog language={language} heading={playWordsFor(language)('standings')} onClose={onClose}>
      <div class="standings">
        <table>
          <thead>
            <tr>
              <td />
              {seats.map((seat) => (
                <th key={seat.name} scope="col">
                  <PlayerMark index={pieceOf(seat)} /> {seat.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{words('standings.now')}</th>
              {cells(vp)}
            </tr>
            {KINDS.map((kind) => (
              <tr key={kind}>
                <th scope="row">
                  <KindIcon kind={kind} /> {names.kinds(kind)}
                </th>
                {scoring[kind].values.map((value, i) => {
                  const points = scoring[kind].vp[i] as number;
                  return (
                    <td key={seats[i]?.name} class={points > 0 ? 'standings-scores' : undefined}>
                      {value} {points > 0 && <strong>+{points}</strong>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr class="standings-ended">
              <th scope="row">{words('standings.ended')}</th>
              {cells(vp.map((points, i) => points + (majorities[i] as number)))}
            </tr>
            <tr>
              <th scope="row">{words('final.goods')}</th>
              {cells(state.players.map(({ goods }) => totalGoods(goods)))}
            </tr>
            <tr>
              <th scope="row">{words('standings.missing', { target })}</th>
              {cells(vp.map((points) => Math.max(0, target - points)))}
            </tr>
          </tfoot>
        </table>
      </div>
      <MajorityRules language={language} variants={options.variants} />
      <Supplies language={language} state={state} />
    </Dialog>
  );
}
