import './past.css';
import { wordsFor as gamesWords } from 'words:games';
import { wordsFor } from 'words:past';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { ChangePosition } from '../../../board/ChangePosition.tsx';
import type { TableGame } from '../../../machines/game.ts';
import type { PastOf } from '../../../machines/table.ts';
import { gameOf, turnAfter, turnBefore } from '../../../milestones/history.ts';
import { eventInWords, toldOf } from '../../../telling/events-in-words.ts';
import type { Names } from '../../../telling/names.ts';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { Controls } from '../../../ui/stepping/Controls.tsx';
import { pastKeys } from '../../../ui/stepping/past-keys.ts';
import { useStepping } from '../../../ui/stepping/use-stepping.ts';
import { useSaid } from '../../../ui/use-said.ts';
import { Log, turnTitle } from '../log/Log.tsx';
import { logOf } from '../log/log.ts';
import { TableView } from '../view/TableView.tsx';
import { bringBoard, bringEntry } from './bring.ts';
import { PastWays } from './PastWays.tsx';

interface Props {
  readonly names: Names;
  readonly table: TableGame;
  readonly from: PastOf<TableGame>;
  readonly onReturn: () => void;
  /** Plays on from where so many steps count, as a game of its own. */
  readonly onBranch: (at: number) => void;
}

/** Where these keys do something else. */
const OWN_KEYS = 'input, select, .board-pane, .log-turns';

/** The table as it was after any of its steps, to step through and to play on from. The game itself stays as it is. */
export function Past({ names, table, from, onReturn, onBranch }: Props) {
  const words = wordsFor(names.language);
  const { history, seats } = table;
  const { whole, shown, at, last, go, controls } = useStepping(history, from, { turnBefore, turnAfter });
  const game = gameOf(shown);
  const step = shown.steps[at - 1];
  const turns = useMemo(() => logOf(whole), [whole]);
  const turn = turns.findLast(({ first }) => first < at);
  const title = turn === undefined ? words('start') : turnTitle(turn, seats, names.language);
  const events = toldOf(step?.events ?? []);
  const sentences = events.map((event) => eventInWords(event, { names, seats, state: game.state }));

  const section = useRef<HTMLElement>(null);
  const [said, setSaid] = useSaid();
  useEffect(() => setSaid(`${title}. ${sentences.join(' ')}`), [at]);
  // The section hears the keys: a key in the moment in which it appears must not be lost.
  useLayoutEffect(() => section.current?.focus({ preventScroll: true }), []);
  useEffect(() => bringBoard(section.current), []);
  useEffect(() => bringEntry(section.current), [at]);

  const { send } = controls;
  const show = useCallback(
    (chosen: number) => {
      send({ type: 'goTo', at: chosen });
      bringBoard(section.current);
    },
    [send],
  );

  return (
    <TableView
      names={names}
      table={{ ...table, history: shown }}
      player={step?.action.player ?? game.state.player}
      mode="past"
      label={words('label')}
      said={said}
      section={section}
      boardSpots={[]}
      loopSpots={[]}
      attention={String(at)}
      onKeyDown={pastKeys(OWN_KEYS, go, onReturn)}
      head={<p class="past-banner">{words('banner')}</p>}
      act={
        <>
          <div class="panel past-panel">
            <div class="past-title">
              <h2 class="prompt">{title}</h2>
              <p class="past-step">{words('step', { n: at, all: last })}</p>
            </div>
            <ul class="past-told">
              {events.map((event, i) => (
                <li key={i}>
                  {sentences[i]} <RuleLink language={names.language} id={event.rule} />
                </li>
              ))}
            </ul>
          </div>
          <Controls language={names.language} title={title} {...controls} />
          <PastWays
            names={names}
            table={table}
            at={at}
            last={last}
            end={turn === undefined ? null : turn.first + turn.steps.length}
            onReturn={onReturn}
            onBranch={onBranch}
          />
          <div class="past-help">
            <details>
              <summary>{gamesWords(names.language)('more')}</summary>
              <ChangePosition
                language={names.language}
                label={gamesWords(names.language)('table.change')}
                game={game}
              />
              <p>{gamesWords(names.language)('table.change.pile')}</p>
            </details>
          </div>
        </>
      }
      log={<Log history={whole} names={names} seats={seats} shown={at} onShow={show} />}
      side={null}
    />
  );
}
