import { wordsFor as actingWords } from 'words:acting';
import { wordsFor as calculatorWords } from 'words:calculators';
import { wordsFor } from 'words:check';
import { useMemo, useState } from 'preact/hooks';
import { BoardPane } from '../../board/BoardPane.tsx';
import { ActButtons } from '../../choosing/ActButtons.tsx';
import { TryingChoice } from '../../choosing/TryingChoice.tsx';
import { TryingPictures } from '../../choosing/TryingPictures.tsx';
import { type Trying, useTryingOf } from '../../choosing/use-trying.ts';
import type { Choice } from '../../machines/choice.ts';
import { FINISHING } from '../../machines/waiting.ts';
import { beginHistory, confirmEnd, gameOf, perform } from '../../milestones/history.ts';
import { type Action, type ActionType, type Game, legalActions, type Phase } from '../../milestones/index.ts';
import { describeBoard } from '../../telling/board-in-words.ts';
import type { Names } from '../../telling/names.ts';
import { previewOf } from '../../telling/preview.ts';
import { Live } from '../../ui/Live.tsx';
import { usePrinted } from '../../ui/use-printed.ts';

interface Props {
  readonly game: Game;
  readonly names: Names;
  /** The position goes on with an action. */
  readonly onChange: (game: Game) => void;
}

/** Whatever can be asked of a position: any action, be it the time for it or not. */
const ASKED: readonly ActionType[] = [
  'move',
  'hire',
  'buy',
  'sell',
  'street',
  'house',
  'marketplace',
  'deliver',
  'give-back',
  'cover',
];
/** What can be asked besides, in the phases in which it is done. */
const ASKED_IN: { readonly [phase in Phase]?: ActionType } = { draft: 'draft', bonus: 'take-bonus' };
/** How many ways to do one thing are listed: of some there are hundreds. */
const LISTED = 30;

/** What is allowed in a position: press anything, and it is said what it scores and brings, or why not and what is nearest. */
export function Ask({ game, names, onChange }: Props) {
  const words = wordsFor(names.language);
  const seats = game.state.players.map((_, seat) => ({
    name: calculatorWords(names.language)('player', { n: seat + 1 }),
  }));
  const own = ASKED_IN[game.state.phase];
  const tools = own === undefined ? ASKED : [own, ...ASKED];
  // What was refused last: it stands in the status below.
  const [refused, setRefused] = useState<object | null>(null);
  const trying = useTryingOf(game, tools, FINISHING, { names, seats }, () => setRefused({}));
  const { choice } = trying;
  const { player } = game.state;
  const label = useMemo(() => describeBoard(game, names), [game, names]);
  const ask = (kind: Choice) => {
    // Goods are given back one by one, but only where the castle asks for some.
    const asksForGoods = legalActions(game).some(({ type }) => type === 'give-back');
    if (kind.type === 'give-back' && !asksForGoods) trying.explain(kind);
    else trying.choose(kind);
  };
  const act = (taken: Action) => {
    const performed = perform(beginHistory(game), taken);
    if (performed.ok) onChange(gameOf(confirmEnd(performed.history)));
  };
  return (
    <div class="check-ask">
      <fieldset class="check-pieces" aria-label={words('ask')}>
        {tools.map((type) => (
          <button key={type} type="button" aria-pressed={choice?.type === type} onClick={() => ask({ type } as Choice)}>
            {actingWords(names.language)(`kind.${type}`)}
          </button>
        ))}
      </fieldset>
      <Live as="div" class="check-answer" of={refused}>
        <TryingChoice game={game} trying={{ ...trying, tools: [] }} names={names} />
      </Live>
      <p class="check-pieces check-acts">
        <ActButtons language={names.language} trying={trying} onAct={act} />
      </p>
      <TryingPictures
        game={game}
        player={player}
        trying={trying}
        showsAllowed
        views={['board', 'tiles', 'player']}
        players={seats.map(({ name }) => name)}
        names={names}
        changes={null}
        drawBoard={(spots) => (
          <BoardPane
            language={names.language}
            game={game}
            label={label}
            spots={spots}
            highlight={[]}
            attention=""
            name="check"
            isKept={false}
          />
        )}
      />
      <All game={game} names={names} onChoose={trying.choose} />
    </div>
  );
}

/** What can be done but for finishing, which has its own button. */
const waysIn = (game: Game) => legalActions(game).filter(({ type }) => !FINISHING.includes(type));

/** All that can be done now, the most VP first. */
function All({ game, names, onChoose }: Omit<Props, 'onChange'> & { readonly onChoose: Trying['choose'] }) {
  const words = wordsFor(names.language);
  const [open, setOpen] = useState(false);
  const isUnfolded = usePrinted() || open;
  const kinds = useMemo(() => {
    if (!isUnfolded) return [];
    const telling = { names, seats: game.state.players.map(() => ({ name: '' })) };
    return [...Map.groupBy(waysIn(game), ({ type }) => type)].map(([type, actions]) => ({
      type,
      more: Math.max(0, actions.length - LISTED),
      ways: actions
        .flatMap((action) => {
          const preview = previewOf(game, action, telling);
          return preview === null ? [] : [{ action, preview }];
        })
        .sort((a, b) => (b.preview.vp ?? 0) - (a.preview.vp ?? 0))
        .slice(0, LISTED),
    }));
  }, [game, isUnfolded]);
  return (
    <details class="check-folded check-all" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words('all', { n: waysIn(game).length })}</summary>
      {kinds.map(({ type, ways, more }) => (
        <section key={type}>
          <h2>{actingWords(names.language)(`kind.${type}`)}</h2>
          <ul>
            {ways.map(({ action, preview }) => (
              <li key={JSON.stringify(action)}>
                <button type="button" onClick={() => onChoose(action)}>
                  {preview.sentence} {preview.vp !== null && <strong>{names.vp(preview.vp)}</strong>}
                </button>
              </li>
            ))}
          </ul>
          {more > 0 && <p>{words('all.more', { n: more })}</p>}
        </section>
      ))}
    </details>
  );
}
