import { wordsFor } from 'words:calculators';
import { useMemo } from 'preact/hooks';
import { usePlayableBoards } from '../../../entered-boards/use-boards.ts';
import { keptEvening } from '../../../evening/kept-evening.ts';
import { BONUS_TILES, type GameEvent, KINDS, type State } from '../../../milestones/index.ts';
import { eventInWords, scoringInWords, type Telling } from '../../../telling/events-in-words.ts';
import { type Names, namesFor } from '../../../telling/names.ts';
import { Live } from '../../../ui/Live.tsx';
import { useKept } from '../../../ui/use-kept.ts';
import type { Language } from '../../../words/languages.ts';
import { Calculator, Said } from './Calculator.tsx';
import { EndTable } from './EndTable.tsx';
import { END_ENTRIES, type EndCard as EndCardData, type EndEntries, endCard, NOTHING_ENTERED } from './end-card.ts';
import { useLinked } from './use-linked.ts';

/** Names for what no board is needed to name. */
const NO_BOARD = { name: '', version: 1, points: [], start: '', bushes: [] };

const BLANK = JSON.stringify({ ...NOTHING_ENTERED, players: 0, equal: false });

/** The final scoring from what is counted on the table: majorities, ties and winners, each with its rule. */
export function EndCard({ language }: { readonly language: Language }) {
  const words = wordsFor(language);
  // Who plays was entered when the game was set up, perhaps; the names are in no link.
  const readSetup = () => keptEvening()?.setup;
  const [setup] = useKept(['evening'], readSetup, readSetup);
  const nothing: EndEntries = { ...NOTHING_ENTERED, players: setup?.players ?? NOTHING_ENTERED.players };
  const { value: entries, change, damaged } = useLinked('end', END_ENTRIES, nothing);
  const names = useMemo(() => namesFor(language, NO_BOARD, []), [language]);
  // A board of the reader's own may have more bushes.
  const bonusTiles = Math.max(BONUS_TILES, ...usePlayableBoards().map(({ set }) => set.bonusTiles.length));
  const card = endCard(entries, bonusTiles);
  const players = Array.from(
    { length: entries.players },
    (_, seat) => setup?.names[seat]?.trim() || words('end.player', { letter: 'ABCD'.charAt(seat) }),
  );
  const isEmpty = JSON.stringify({ ...entries, players: 0, equal: false }) === BLANK;
  return (
    <Calculator language={language} lead={words('end.lead')} damaged={damaged} onClear={() => change(nothing)}>
      <div class="calculator-options">
        {([2, 3, 4] as const).map((n) => (
          <label key={n}>
            <input
              type="radio"
              name="end-players"
              checked={entries.players === n}
              onChange={() => change({ ...entries, players: n })}
            />
            {n}
          </label>
        ))}
      </div>
      <EndTable
        names={names}
        entries={entries}
        card={card}
        players={players}
        entered={setup?.names ?? []}
        isEmpty={isEmpty}
        change={change}
      />
      <label class="calculator-choice">
        <input
          type="checkbox"
          checked={entries.equal}
          onChange={(event) => change({ ...entries, equal: event.currentTarget.checked })}
        />
        {words('end.equal')}
      </label>
      <EndAnswer names={names} card={card} players={players} equal={entries.equal} isEmpty={isEmpty} />
    </Calculator>
  );
}

interface AnswerProps {
  readonly names: Names;
  readonly card: EndCardData;
  readonly players: readonly string[];
  /** Whether everyone scores for a kind in which all are equal. */
  readonly equal: boolean;
  readonly isEmpty: boolean;
}

/** What follows from what has been entered, each with its rule. */
function EndAnswer({ names, card, players, equal, isEmpty }: AnswerProps) {
  const { language } = names;
  const { faults, target, reached, result } = card;
  const words = wordsFor(language);
  const telling: Telling = { names, seats: players.map((name) => ({ name })), state: {} as State };
  const ended: GameEvent | null = result && {
    type: 'game-over',
    rule: '12.7',
    player: 0,
    winners: result.winners,
    vp: result.totals,
    goods: result.goods,
  };
  return (
    <Live as="div" class="calculator-answer" hidden={isEmpty} of={null}>
      {faults.length > 0 && <p class="calculator-fault">{words('fault.some', { n: faults.length })}</p>}
      <Said
        language={language}
        text={
          reached.length > 0
            ? words('end.target', { target, players: names.list(reached.map((seat) => players[seat] as string)) })
            : words('end.nobody', { target })
        }
        rules={reached.length > 0 ? ['12.1', '12.3'] : ['12.1', '12.2']}
      />
      {result !== null && (
        <>
          {KINDS.map((kind) => (
            <Said
              key={kind}
              language={language}
              text={scoringInWords(result.scoring, kind, telling)}
              rules={[result.scoring[kind].vp.every((vp) => vp === 0) || equal ? '12.6' : '12.5']}
            />
          ))}
          {result.tied.length > 0 && <Said language={language} text={words('end.tie')} rules={['12.7']} />}
          {ended && (
            <p>
              <strong>{eventInWords(ended, telling)}</strong>
            </p>
          )}
        </>
      )}
    </Live>
  );
}
