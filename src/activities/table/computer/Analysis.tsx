import { wordsFor } from 'words:analysis';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { playerIn } from '../../../telling/reader.ts';
import { Live } from '../../../ui/Live.tsx';
import { type AnalysisProps, Reviews } from './Reviews.tsx';
import { useAnalysis } from './use-analysis.ts';

/** The game in hindsight: how each turn of a player changed the chance to win, and what would have been better. */
export function Analysis({ names, table, onShow, onBranch }: AnalysisProps) {
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
