import './trying.css';
import { wordsFor as caseWordsFor } from 'words:card-cases';
import { wordsFor } from 'words:card-examples';
import { wordsFor as tableWordsFor } from 'words:card-table';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Hand } from '../../../cards/lay/Hand.tsx';
import { Lay } from '../../../cards/lay/Lay.tsx';
import { pilesOf } from '../../../cards/lay/piles.ts';
import { type Forbidden, Refused } from '../../../cards/lay/Refused.tsx';
import { playOn } from '../../../kit/play.ts';
import { cardNamesFor } from '../../../telling/thousand-miles/card-names.ts';
import {
  type CardTelling,
  cardEventsInWords,
  cardRefusalsInWords,
} from '../../../telling/thousand-miles/cards-telling.ts';
import { type Action, apply, gameOfScene, type Scene, THOUSAND_MILES } from '../../../thousand-miles/index.ts';
import { Live } from '../../../ui/Live.tsx';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import type { Language } from '../../../words/languages.ts';

interface Props {
  readonly language: Language;
  readonly scene: Scene;
  /** What has been played since the scene began. */
  readonly played: readonly Action[];
  readonly onClose: () => void;
}

/** A place of an example to play on from, for both drivers: the engine says what happens, or which rule forbids it. */
export function Trying({ language, scene, played, onClose }: Props) {
  const words = wordsFor(language);
  const tableWords = tableWordsFor(language);
  const names = useMemo(() => cardNamesFor(language), [language]);
  const telling: CardTelling = { names, reader: 0, name: caseWordsFor(language)('other') };
  const start = useMemo(() => gameOfScene(scene), [scene]);
  const [mine, setMine] = useState<readonly Action[]>([]);
  const [refused, setRefused] = useState<Forbidden | null>(null);
  const { steps } = useMemo(() => playOn(THOUSAND_MILES, start, [...played, ...mine]), [start, played, mine]);
  const game = steps.at(-1)?.game ?? start;
  const { state } = game;
  const isOver = state.phase === 'over';
  const told = mine.length === 0 ? [] : cardEventsInWords(steps.at(-1)?.events ?? [], telling);
  const turn = isOver ? tableWords('prompt.over') : words(state.player === 0 ? 'tryMe' : 'tryOther');
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);

  const press = (action: Action) => {
    const outcome = apply(game, action);
    setRefused(outcome.ok ? null : { card: action.card, why: cardRefusalsInWords(outcome.refusals, names) });
    if (outcome.ok) setMine([...mine, action]);
  };
  const undo = () => {
    setRefused(null);
    setMine(mine.slice(0, -1));
  };
  return (
    <section ref={section} class="card-trying notranslate" tabIndex={-1} aria-label={words('try')}>
      <Lay telling={telling} state={state} piles={pilesOf(start, steps)} />
      <Live as="div" class="card-trying-said" of={refused ?? mine}>
        {refused !== null ? (
          <Refused names={names} {...refused} />
        ) : (
          told.map(({ rule, sentence }, i) => (
            <p key={i}>
              {sentence} {rule !== null && <RuleLink language={language} id={rule} />}
            </p>
          ))
        )}
        <p>
          <strong>{turn}</strong>
        </p>
      </Live>
      {!isOver && (
        <Hand names={names} game={game} hand={state.drivers[state.player].hand} idle={false} onPress={press} />
      )}
      <p class="card-trying-ways">
        <button type="button" class="button" data-quiet aria-disabled={mine.length === 0} onClick={undo}>
          {tableWords('undo')}
        </button>
        <button type="button" class="button" data-quiet onClick={onClose}>
          {words('tryClose')}
        </button>
      </p>
    </section>
  );
}
