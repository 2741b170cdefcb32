import { type Key, wordsFor } from 'words:summary';
import { useMemo } from 'preact/hooks';
import { PlayerMark } from '../../../board/pieces/icons.tsx';
import type { TableGame } from '../../../machines/game.ts';
import { VP_SOURCES } from '../../../milestones/index.ts';
import type { Language } from '../../../words/languages.ts';
import { COIN_SOURCES } from './figures.ts';
import { PointsFigure } from './PointsFigure.tsx';
import { LineSample } from './Sign.tsx';
import { SourcesFigure } from './SourcesFigure.tsx';
import { shownGame } from './shown-game.ts';
import { YieldFigure } from './YieldFigure.tsx';

interface Props {
  readonly language: Language;
  readonly table: TableGame;
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** A finished game in figures: the points over time, where they came from, the yield of every turn, and the coins. */
export function Summary({ language, table }: Props) {
  const words = wordsFor(language);
  const game = useMemo(() => shownGame(language, table), [language, table]);
  const { players, indices, figures, before, finals } = game;
  const fromBefore = before.some((vp) => vp > 0) ? [{ name: words('source.before'), values: before }] : [];
  const points = VP_SOURCES.map((source) => ({
    name: words(`source.${source}` as Key),
    values: figures.map((player) => player.sources[source]),
  }));
  const coins = COIN_SOURCES.map((source) => ({
    name: words(`coins.${source}`),
    values: figures.map((player) => player.coins[source]),
  }));
  return (
    <section class="summary">
      <h2>{words('heading')}</h2>
      <ul class="summary-legend" aria-label={words('legend')}>
        {players.map((name, i) => (
          <li key={name}>
            <LineSample index={indices[i] as number} />
            <PlayerMark index={indices[i] as number} /> {name}
          </li>
        ))}
      </ul>
      <div class="summary-figures">
        <PointsFigure game={game} />
        <YieldFigure game={game} />
        <SourcesFigure game={game} of="sources" sources={[...fromBefore, ...points]} totals={finals} />
        <SourcesFigure
          game={game}
          of="coins"
          sources={coins}
          totals={figures.map((player) => sum(Object.values(player.coins)))}
        />
      </div>
      <p class="summary-print">
        <button type="button" class="button" data-quiet onClick={() => print()}>
          {words('print')}
        </button>
      </p>
    </section>
  );
}
