import { wordsFor as actingWordsFor } from 'words:acting';
import { wordsFor as computerWordsFor } from 'words:computer';
import { wordsFor } from 'words:table';
import { useMemo, useState } from 'preact/hooks';
import type { Primary } from '../../choosing/ActionBar.tsx';
import { previewInWords, refusedInWords } from '../../choosing/Message.tsx';
import { usePressedAgain } from '../../choosing/pressed-again.ts';
import { type Sent, steppingFor } from '../../choosing/stepping.ts';
import { useChooser } from '../../choosing/use-chooser.ts';
import { actionOf, type Choice } from '../../machines/choice.ts';
import type { Choosing, Pointed } from '../../machines/chooser.ts';
import { computerAtTable, type GameMachineEvent, type TableGame, type WaitsFor } from '../../machines/game.ts';
import { FINISHING, toolsFor } from '../../machines/waiting.ts';
import { isLastChosen, settledAction } from '../../machines/whole-choice.ts';
import { awaitsConfirmation, gameOf } from '../../milestones/history.ts';
import { type Action, type ActionType, legalActions } from '../../milestones/index.ts';
import { remember } from '../../mistakes/remember.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { foreseen, kindInWords } from '../../telling/consequences.ts';
import type { Names } from '../../telling/names.ts';
import { askFor } from '../../telling/questions.ts';
import type { Why } from '../../telling/refusals-in-words.ts';
import { whyNotKind, whyNotNow } from '../../telling/why-not.ts';
import type { Say } from '../../ui/use-said.ts';

interface Asked {
  readonly names: Names;
  readonly table: TableGame;
  readonly waitsFor: WaitsFor;
  readonly send: (event: GameMachineEvent) => Sent;
  readonly setSaid: Say;
}

/** Why what was pressed is not allowed; of a whole kind of action, why none of it is. */
export function whyOf({ refusals, refusedKind }: Choosing, names: Names): readonly Why[] {
  return refusedKind === null ? whyNotNow(refusals, names) : whyNotKind(refusedKind, refusals, names);
}

/** What people choose at the table, the actions that come of it, and what is said of either. */
export function useActing({ names, table, waitsFor, send, setSaid }: Asked) {
  const { history, seats } = table;
  const game = gameOf(history);
  const { confirmActions } = useSettings();
  const chooser = useChooser({ game, tools: toolsFor(waitsFor, game) });
  const { choice, shown, action } = chooser;
  const shownAction = shown === null || waitsFor === 'turnEnd' ? null : actionOf(game, shown);
  const preview = useMemo(
    () => (shownAction === null ? null : foreseen(game, shownAction, { names, seats })),
    [game, shownAction, names, seats],
  );
  const stepping = steppingFor({ names, table, send, say: setSaid });
  const { act } = stepping;
  const tell = (next: Choosing) => {
    const previewed = next.action === null ? null : foreseen(game, next.action, { names, seats });
    remember(next.refusals);
    const why = whyOf(next, names);
    if (why.length > 0) setSaid(refusedInWords(why, names));
    else setSaid(previewed === null ? askFor(game, next.choice, { names }) : previewInWords(previewed, names));
    return next;
  };
  const pressedAgain = usePressedAgain();
  const press = (pressed: Pointed) => {
    if (pressedAgain(JSON.stringify(pressed))) return;
    // What was completed with a press is confirmed by the same press once more.
    if (choice !== null && action !== null && isLastChosen(choice, pressed.place, pressed.value)) return act(action);
    const next = tell(chooser.press(pressed));
    const settled = settledAction(game, next);
    if (!confirmActions && settled !== null) act(settled);
    return next;
  };
  const { leftOut, finish } = useFinishing({ names, table, setSaid }, chooser, act);
  const finishing = legalActions(game).find(({ type }) => FINISHING.includes(type));
  const isPersons = computerAtTable(table) === null;

  /** What the players go on with: an action that is chosen, else the end of a visit, else the end of the turn. */
  const primary = (): Primary => {
    const { language } = names;
    if (!isPersons)
      return {
        name: 'skip',
        label: computerWordsFor(language)('skip'),
        possible: waitsFor === 'showing',
        onPress: () => waitsFor === 'showing' && send({ type: 'skip' }),
      };
    if (awaitsConfirmation(history))
      return {
        name: 'end',
        label: actingWordsFor(language)('bar.endTurn'),
        possible: true,
        onPress: stepping.endTurn,
      };
    const words = wordsFor(language);
    if (action !== null)
      return { name: 'confirm', label: words('bar.confirm'), possible: true, onPress: () => act(action) };
    const done = waitsFor === 'turnEnd' ? undefined : finishing;
    return {
      name: 'done',
      label: words(waitsFor === 'bonus' ? 'bar.leave' : 'bar.done'),
      possible: done !== undefined,
      givesUp: waitsFor === 'bonus',
      onPress: () => (done === undefined ? tell(chooser.explain({ type: 'done' })) : finish(done)),
    };
  };
  return {
    chooser,
    preview,
    stepping,
    isPersons,
    pressedAgain,
    press,
    choose: (chosen: Choice) => tell(chooser.choose(chosen)),
    takeNearest: () => tell(chooser.takeNearest()),
    leftOut,
    primary: primary(),
  };
}

/** Finishing a visit, also with something chosen by half: then it is said what was left out, until the history goes on. */
function useFinishing(
  { names, table: { history }, setSaid }: Pick<Asked, 'names' | 'table' | 'setSaid'>,
  { choice, action }: Choosing,
  act: (action: Action) => void,
) {
  const words = actingWordsFor(names.language);
  const [halfChosen, setHalfChosen] = useState<{ readonly at: number; readonly type: ActionType } | null>(null);
  const inWords = (type: ActionType) => `${words('halfChosen', { kind: kindInWords(type, names) })} `;
  const finish = (done: Action) => {
    const isHalf = choice !== null && action === null && Object.keys(choice).length > 1;
    setHalfChosen(isHalf ? { at: history.at + 1, type: choice.type } : null);
    act(done);
    if (isHalf) setSaid((said) => inWords(choice.type) + said);
  };
  return { finish, leftOut: halfChosen?.at === history.at ? inWords(halfChosen.type) : '' };
}
