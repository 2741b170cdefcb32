import { wordsFor as tableWordsFor } from 'words:play';
import { wordsFor } from 'words:summary';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Board } from '../../../board/pieces/Board.tsx';
import { KindIcon, PlayerMark } from '../../../board/pieces/icons.tsx';
import { WorkerCard } from '../../../board/pieces/WorkerCard.tsx';
import { pieceOf } from '../../../board/seats/SeatStrip.tsx';
import type { TableGame } from '../../../machines/game.ts';
import { gameOf } from '../../../milestones/history.ts';
import { KINDS, type Kind, type Player, type State, totalGoods, type Worker } from '../../../milestones/index.ts';
import { scoringInWords, type Telling, winnersInWords } from '../../../telling/events-in-words.ts';
import type { Names } from '../../../telling/names.ts';
import { TELLINGS } from '../../../telling/told-so-far.ts';
import { lazily } from '../../../ui/lazily.ts';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { MajorityRules } from '../seats/MajorityRules.tsx';
import { Summary } from '../summary/Summary.tsx';

const MapPicture = lazily(
  () => import('./MapPicture.tsx'),
  (module) => module.MapPicture,
);

interface Props {
  readonly names: Names;
  readonly table: TableGame;
  /** How much of it is told. */
  readonly told: number;
  /** Tells so much of it; the words are what is new. */
  readonly onTell: (told: number, words: string) => void;
  readonly onAgain: () => void;
  readonly onSameDeal?: (() => void) | undefined;
  readonly onSetup: () => void;
  readonly onReplay: () => void;
  /** What stands right under the result, before its details. */
  readonly children?: ComponentChildren;
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** The workers of a kind that count for a player (12.4). */
const countingFor = ({ spaces }: Player, kind: Kind): readonly Worker[] =>
  spaces.flatMap((worker) => (worker !== null && worker !== 'covered' && worker.kind === kind ? [worker] : []));

/** The final scoring kind by kind, who has won, and what to do next (12.4–12.7). */
export function FinalScoring({ names, table, told, onTell, onAgain, onSameDeal, onSetup, onReplay, children }: Props) {
  const { history, seats } = table;
  const { state, options } = gameOf(history);
  const telling: Telling = { names, seats, state };
  const words = wordsFor(names.language);
  const scoring = state.finalScoring as NonNullable<State['finalScoring']>;
  const kindsTold = KINDS.slice(0, told);
  const isWhole = told >= TELLINGS;
  const won = winnersInWords(telling);
  const next = KINDS[told];
  const [isPictured, setPictured] = useState(false);

  // What ended the last turn is gone: whoever pressed it goes on from here.
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useEffect(() => {
    if (told === 0) heading.current?.focus();
  }, []);

  // Whoever pressed the last of the buttons that are gone by now goes on from the result.
  const winner = useRef<HTMLParagraphElement>(null);
  const wasWhole = useRef(isWhole);
  useEffect(() => {
    if (isWhole && !wasWhole.current) winner.current?.focus({ preventScroll: true });
    wasWhole.current = isWhole;
  }, [isWhole]);

  return (
    <section class="final" aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1} ref={heading}>
        {words('final.heading')}
      </h2>
      {isWhole ? (
        <Winner names={names} table={table} place={winner} />
      ) : (
        <p class="final-tell">
          <button
            type="button"
            class="button"
            onClick={() => onTell(told + 1, next === undefined ? won : scoringInWords(scoring, next, telling))}
          >
            {next === undefined ? words('final.tellWinner') : words('final.tell', { kinds: names.kinds(next) })}
          </button>
          <button type="button" class="button" data-quiet onClick={() => onTell(TELLINGS, won)}>
            {words('final.tellAll')}
          </button>
        </p>
      )}
      {isWhole && children}
      <MajorityRules language={names.language} variants={options.variants} />
      <div class="final-kinds">
        <KindsTable names={names} table={table} told={told} />
        <ul class="final-told">
          {kindsTold.map((kind) => (
            <li key={kind}>{scoringInWords(scoring, kind, telling)}</li>
          ))}
        </ul>
      </div>
      {isWhole && (
        <>
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
            <button type="button" class="button" data-quiet onClick={onReplay}>
              {words('final.replay')}
            </button>
            <button
              type="button"
              class="button"
              data-quiet
              aria-expanded={isPictured}
              onClick={() => setPictured(!isPictured)}
            >
              {words('picture')}
            </button>
          </p>
          {isPictured && <MapPicture names={names} table={table} />}
          <Summary language={names.language} table={table} />
        </>
      )}
    </section>
  );
}

interface PartProps {
  readonly names: Names;
  readonly table: TableGame;
}

/** Who has won, with the board as it lies at the end. `place` has the focus when it has just been told. */
function Winner({
  names,
  table: { history, seats },
  place,
}: PartProps & { readonly place: RefObject<HTMLParagraphElement> }) {
  const { board, state } = gameOf(history);
  const words = wordsFor(names.language);
  const winners = state.winners as readonly number[];
  const vp = state.players.map((player) => player.vp);
  const tied = vp.filter((points) => points === Math.max(...vp)).length > 1;
  return (
    <div class="final-win">
      <p class="final-winner" tabIndex={-1} ref={place}>
        {winners.map((player) => {
          const seat = seats[player] as (typeof seats)[number];
          return (
            <span key={player} class="final-champion" aria-hidden="true">
              <PlayerMark index={pieceOf(seat)} />
              <b>{seat.name}</b>
            </span>
          );
        })}
        <span>
          <strong>{winnersInWords({ names, seats, state })}</strong>
          {tied && <> {words('final.tie')}</>} <RuleLink language={names.language} id="12.7" />
        </span>
      </p>
      <Board board={board} state={state} label={tableWordsFor(names.language)('board.label')} />
    </div>
  );
}

/** The points before the scoring, those of each kind that has been told, and their sum. */
function KindsTable({ names, table: { history, seats }, told }: PartProps & { readonly told: number }) {
  const { state } = gameOf(history);
  const words = wordsFor(names.language);
  const scoring = state.finalScoring as NonNullable<State['finalScoring']>;
  const goods = state.players.map((player) => totalGoods(player.goods));
  const scoredBy = (player: number, kinds: readonly Kind[]) =>
    sum(kinds.map((kind) => scoring[kind].vp[player] as number));
  const before = state.players.map(({ vp }, player) => vp - scoredBy(player, KINDS));
  const kindsTold = KINDS.slice(0, told);
  return (
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
            {before.map((points, i) => (
              <td key={seats[i]?.name}>{points}</td>
            ))}
          </tr>
          {KINDS.map((kind, row) => (
            <tr key={kind} class={row === told - 1 ? 'final-now' : undefined}>
              <th scope="row">
                <KindIcon kind={kind} /> {names.kinds(kind)}
              </th>
              {scoring[kind].values.map((value, i) => {
                const points = scoring[kind].vp[i] as number;
                if (row >= told) return <td key={seats[i]?.name} />;
                return (
                  <td key={seats[i]?.name} class={points > 0 ? 'final-scores' : undefined}>
                    <span class="final-value">{words('final.value', { value })}</span>{' '}
                    <strong>{names.vp(points)}</strong>
                    <span class="final-workers">
                      {countingFor(state.players[i] as Player, kind).map((worker, n) => (
                        <svg key={n} viewBox="-49 -67 98 134" aria-hidden="true">
                          <WorkerCard worker={worker} bonus={worker.bonus} x={0} y={0} />
                        </svg>
                      ))}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words(told < KINDS.length ? 'final.soFar' : 'final.total')}</th>
            {before.map((points, i) => (
              <td key={seats[i]?.name}>
                <strong>{points + scoredBy(i, kindsTold)}</strong>
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
  );
}
