import { type ActorRefFrom, createActor } from 'xstate';
import { type Choice, choosesOnLoop, type Field, placeOfField } from '../src/machines/choice.ts';
import { chooserMachine, choosingOf, type Pointed } from '../src/machines/chooser.ts';
import { toolsFor, waitsForIn } from '../src/machines/waiting.ts';
import { isWhole } from '../src/machines/whole-choice.ts';
import { MILESTONES } from '../src/milestones/game.ts';
import { ACTION_FIELDS, type Action, type ActionType, type Game, GOODS, type Good } from '../src/milestones/index.ts';

/** Something that is pressed at the table: what is pointed at, a kind of action, how a move is declined, one more good to give back, the primary button. */
export type Press =
  | Pointed
  | { readonly tool: ActionType }
  | { readonly idle: true }
  | { readonly give: Good }
  | { readonly primary: 'confirm' | 'done' };

type Values = Readonly<Record<string, unknown>>;
const valuesOf = (of: unknown) => of as Values;

/** The presses for the fields of an action in some order, those left out that settle themselves; null where they do not make it. */
function pressesInOrder(game: Game, action: Action, fields: readonly Field[]): readonly Press[] | null {
  const asked = { game, tools: [action.type] };
  const actor = createActor(chooserMachine, { input: { asked } }).start();
  const now = () => choosingOf(actor.getSnapshot(), asked);
  const presses: Press[] = [];
  const values = valuesOf(action);
  if (values.idle === true) {
    presses.push({ idle: true });
    actor.send({ type: 'choose', asked, choice: { type: 'move', idle: true } as Choice });
  }
  for (const field of fields) {
    const place = placeOfField(action.type, field);
    for (const value of field === 'numbers' ? (values[field] as readonly string[]) : [values[field]]) {
      const chosen = valuesOf(now().choice)[field];
      const isSettled =
        field === 'numbers' ? ((chosen ?? []) as readonly unknown[]).includes(value) : chosen !== undefined;
      if (value === undefined || isSettled) continue;
      // What the table does not offer yet cannot be pressed.
      if (place === 'loop' && !choosesOnLoop(game, now().choice as Choice)) return null;
      presses.push({ place, value });
      actor.send({ type: 'press', asked, at: { place, value } });
    }
  }
  const made = now().action;
  if (made === null || !Object.entries(made).every(([field, value]) => String(values[field]) === String(value)))
    return null;
  return isWhole(game, now().choice as Choice) ? presses : [...presses, { primary: 'confirm' }];
}

type Chooser = ActorRefFrom<typeof chooserMachine>;

/** Presses actions together, one after the other, on the table’s own chooser, as somebody would who knows what to press. */
export function presser(): (game: Game, action: Action) => readonly Press[] {
  let chooser: Chooser | null = null;
  return (game, action) => {
    if (MILESTONES.goesOnWith?.(game) != null) return [];
    if (action.type === 'done' || action.type === 'leave-bonus') return [{ primary: 'done' }];
    const tools = toolsFor(waitsForIn(game), game);
    const asked = { game, tools };
    chooser ??= createActor(chooserMachine, { input: { asked } }).start();
    const begun = choosingOf(chooser.getSnapshot(), asked).choice?.type;
    chooser.send({ type: 'choose', asked, choice: { type: action.type } });
    const tool: readonly Press[] = tools.length > 1 && begun !== action.type ? [{ tool: action.type }] : [];
    if (action.type === 'give-back') {
      const given = GOODS.flatMap((good) => Array.from({ length: action.goods[good] ?? 0 }, () => ({ give: good })));
      return [...tool, ...given, { primary: 'confirm' }];
    }
    const fields = (Object.keys(ACTION_FIELDS[action.type]) as (Field | 'idle')[]).filter((each) => each !== 'idle');
    // What settles itself may be left out at the beginning.
    const shortest = fields
      .map((_, i) => pressesInOrder(game, action, fields.slice(i)))
      .filter((way) => way !== null)
      .toSorted((a, b) => a.length - b.length)[0];
    if (shortest === undefined) throw new Error(`nothing presses ${JSON.stringify(action)}`);
    return [...tool, ...shortest];
  };
}

/** What is pressed for one action, where it is not known which kind of action was chosen before. */
export function pressesFor(game: Game, action: Action): readonly Press[] {
  const presses = presser()(game, action);
  const needsTool =
    presses.length > 0 && toolsFor(waitsForIn(game), game).length > 1 && !('primary' in (presses[0] as Press));
  return needsTool && !('tool' in (presses[0] as Press)) ? [{ tool: action.type }, ...presses] : presses;
}
