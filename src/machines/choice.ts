import {
  ACTION_FIELDS,
  ACTION_TYPES,
  type Action,
  type ActionType,
  apply,
  type Game,
  GOODS,
  type Held,
  type LotId,
  layoutOf,
  legalActions,
  type Reason,
  type Refusal,
  SPACE_NUMBERS,
  SPACES,
} from '../milestones/index.ts';

type Of<Type extends ActionType> = Extract<Action, { type: Type }>;

/** An action that is still being chosen: its type and those of its fields that are settled, in the order of `FIELDS`. */
export type Choice = { [Type in ActionType]: { readonly type: Type } & Partial<Omit<Of<Type>, 'type'>> }[ActionType];

type Fields = typeof ACTION_FIELDS;
/** A field of an action that is chosen. */
export type Field = { [Type in ActionType]: Exclude<keyof Fields[Type], 'idle'> }[ActionType];

/** The fields of each type of action in the order in which they are chosen; whether a move is idle is no choice of its own. */
const FIELDS = Object.fromEntries(
  ACTION_TYPES.map((type) => [
    type,
    (Object.keys(ACTION_FIELDS[type]) as Field[]).filter((field: string) => field !== 'idle'),
  ]),
) as unknown as { readonly [Type in ActionType]: readonly Field[] };

/** Where on the table a field is chosen. */
export type Place = 'points' | 'lots' | 'loop' | 'tiles' | 'goods';

/** Where on the table something that a field holds is chosen. */
const PLACES: { readonly [What in Exclude<Held, 'yes'>]: Place } = {
  tile: 'tiles',
  point: 'points',
  points: 'points',
  lot: 'lots',
  employment: 'loop',
  space: 'loop',
  good: 'goods',
  pair: 'goods',
  goods: 'goods',
};

/** Where the next field, or any other, of a choice is chosen. */
export function placeOfField(type: ActionType, field: Field): Place {
  const held = (ACTION_FIELDS[type] as Readonly<Record<Field, string>>)[field];
  return PLACES[held.replace('?', '') as keyof typeof PLACES];
}

/** The fields of a choice that are chosen at a place. */
function fieldsAt({ type }: Choice, place: Place): readonly Field[] {
  return FIELDS[type].filter((field) => placeOfField(type, field) === place);
}

type Values = Readonly<Record<string, unknown>>;
const valuesOf = (choice: Choice | Action) => choice as unknown as Values;
const asChoice = (values: Values) => values as unknown as Choice;
const equal = (a: unknown, b: unknown) => a === b || (Array.isArray(a) && Array.isArray(b) && a.join() === b.join());

/** Whether an action is one that a choice can still become. */
function extendsChoice(action: Action, choice: Choice): boolean {
  return Object.entries(choice).every(([field, value]) => {
    const chosen = valuesOf(action)[field];
    // The numbers of a delivery are chosen one after the other.
    if (field === 'numbers') return (value as string[]).every((number) => (chosen as string[]).includes(number));
    if (field === 'goods' && action.type === 'give-back')
      return GOODS.every((good) => (action.goods[good] ?? 0) === ((value as typeof action.goods)[good] ?? 0));
    return equal(chosen, value);
  });
}

/** The legal actions that a choice can still become. */
export function extensions(game: Game, choice: Choice): Action[] {
  return legalActions(game).filter((action) => extendsChoice(action, choice));
}

/** The legal action that a choice has become, or null while something is left to choose or where it is not allowed. */
export function actionOf(game: Game, choice: Choice): Action | null {
  const chosen = valuesOf(choice);
  const complete = (action: Action) =>
    Object.entries(action).every(([field, value]) =>
      field === 'goods' && action.type === 'give-back' ? chosen.goods !== undefined : equal(chosen[field], value),
    );
  return extensions(game, choice).find(complete) ?? null;
}

/** The field that is to be chosen next, or null where none is left. */
export function nextField(game: Game, choice: Choice): Field | null {
  const chosen = valuesOf(choice);
  for (const field of FIELDS[choice.type]) {
    if (field === 'bonusOn' && game.state.bonusTiles[chosen.lot as string] === undefined) continue;
    if (field === 'numbers' && chosen.marketplace !== undefined) {
      if (extensions(game, choice).some((action) => !equal(valuesOf(action).numbers, chosen.numbers))) return field;
    } else if (chosen[field] === undefined) return field;
  }
  return null;
}

/** The values of a field with which a choice can still become a legal action. */
export function allowedValues(game: Game, choice: Choice, field: Field): ReadonlySet<unknown> {
  return new Set(extensions(game, choice).flatMap((action) => valuesOf(action)[field]));
}

/**
 * The values that a place of the table offers: for the next field if it is chosen there, else in place of what was chosen
 * there last, else for what can be chosen there already.
 */
export function offeredAt(game: Game, choice: Choice, place: Place): ReadonlySet<unknown> {
  const here = fieldsAt(choice, place);
  const next = nextField(game, choice);
  if (next !== null && here.includes(next)) return allowedValues(game, choice, next);
  const field = here.filter((each) => valuesOf(choice)[each] !== undefined).at(-1) ?? here[0];
  return field === undefined ? new Set() : allowedValues(game, asChoice(backTo(choice, field)), field);
}

/** Whether something of a choice is chosen on the loop now: of a house only where its bonus worker goes, once its lot is known. */
export function choosesOnLoop({ state }: Game, choice: Choice): boolean {
  if (choice.type === 'house') return state.bonusTiles[choice.lot as LotId] !== undefined;
  return fieldsAt(choice, 'loop').length > 0;
}

/** A choice with everything filled in that only one legal action is left for. */
export function filledIn(game: Game, choice: Choice): Choice {
  const left = extensions(game, choice).filter((action) => !('idle' in action));
  for (const field of FIELDS[choice.type]) {
    if (valuesOf(choice)[field] !== undefined && field !== 'numbers') continue;
    const [first, ...others] = left.map((action) => valuesOf(action)[field]);
    if (first === undefined || others.some((value) => !equal(value, first))) return choice;
    if (typeof first === 'object' && left.length > 1) return choice;
    choice = asChoice({ ...choice, [field]: first });
  }
  return choice;
}

/** A choice without a field and all that was chosen after it. */
function backTo(choice: Choice, field: Field): Values {
  const before = FIELDS[choice.type].slice(0, FIELDS[choice.type].indexOf(field));
  return Object.fromEntries(Object.entries(choice).filter(([name]) => ['type', ...before].includes(name as Field)));
}

const withNumber = (numbers: readonly string[], number: string) => [...numbers, number].sort();

/** A choice with one more value. What was chosen after it stays if it still can, and is otherwise chosen anew. */
function withValue(game: Game, choice: Choice, field: Field, value: unknown): Choice {
  if (field === 'numbers')
    return asChoice({ ...choice, numbers: withNumber((valuesOf(choice).numbers ?? []) as string[], value as string) });
  // Whether to decline what a space gives is asked anew for each space, unless it was said before any was chosen.
  if (choice.type === 'move') {
    const declined = asChoice({ ...choice, to: value });
    return choice.to === undefined && extensions(game, declined).length > 0
      ? declined
      : asChoice({ type: 'move', to: value });
  }
  const kept = asChoice({ ...choice, [field]: value });
  return extensions(game, kept).length > 0 ? kept : asChoice({ ...backTo(choice, field), [field]: value });
}

/** Whether a value is among those that a choice has settled. */
export function isChosen(choice: Choice, place: Place, value: unknown): boolean {
  return fieldsAt(choice, place).some((field) => {
    const chosen = valuesOf(choice)[field];
    return field === 'numbers' ? ((chosen ?? []) as unknown[]).includes(value) : equal(chosen, value);
  });
}

/** What comes of picking something on the table: a new choice, or the choice that was tried and is refused. */
export type Picked =
  | { readonly ok: true; readonly choice: Choice }
  | { readonly ok: false; readonly tried: Choice; readonly refusals: readonly Refusal[] };

/**
 * Picks a value at a place of the table: for the field that is waited for, or else, where it is allowed there, for one that
 * was chosen before (the later ones first). What was chosen already is put back, unless nothing else is left to choose.
 */
export function pick(game: Game, choice: Choice, place: Place, value: unknown): Picked {
  const here = fieldsAt(choice, place);
  const next = nextField(game, choice);
  const order = [...here.filter((field) => field === next), ...here.filter((field) => field !== next).reverse()];
  for (const field of order) {
    const chosen = valuesOf(choice)[field];
    if (field === 'numbers' && (chosen as unknown[] | undefined)?.includes(value)) {
      const numbers = (chosen as unknown[]).filter((number) => number !== value);
      return { ok: true, choice: asChoice({ ...choice, numbers }) };
    }
    if (chosen !== undefined && equal(chosen, value))
      return { ok: true, choice: filledIn(game, asChoice(backTo(choice, field))) };
  }
  for (const field of order) {
    const tried = withValue(game, choice, field, value);
    const filled = filledIn(game, tried);
    // Of several fields that are chosen at one place, a later one waits for its turn, unless it leaves no choice for the one before it.
    const ahead = valuesOf(choice)[field] === undefined ? here.indexOf(field) - here.indexOf(next as Field) : 0;
    if (here.includes(next as Field) && (ahead > 1 || (ahead === 1 && valuesOf(filled)[next as Field] === undefined)))
      continue;
    if (extensions(game, tried).length > 0) return { ok: true, choice: filled };
  }
  const field = order[0];
  const tried = field === undefined ? choice : withValue(game, choice, field, value);
  return { ok: false, tried, refusals: refusalsFor(game, tried) };
}

/** The numbers chosen so far, and what more of the neighbours could make of them: up to two in all. */
function conceivableNumbers(chosen: readonly string[], next: readonly string[]): (readonly string[])[] {
  const more = next.filter((number) => !chosen.includes(number));
  const one = chosen.length < 2 ? more.map((a) => withNumber(chosen, a)) : [];
  const two = chosen.length < 1 ? more.flatMap((a, i) => more.slice(i + 1).map((b) => [a, b])) : [];
  return [chosen, ...one, ...two];
}

/** What a field could conceivably be, allowed or not, once the fields before it are settled. */
function conceivableValues(game: Game, choice: Choice, field: Field): readonly unknown[] {
  const { board, state } = game;
  const layout = layoutOf(board);
  const chosen = valuesOf(choice);
  const next = (id: unknown) =>
    (layout.neighbours[layout.index.get(id as string) as number] ?? []).map((point) => layout.ids[point]);
  switch (field) {
    case 'tile': {
      const offered = choice.type === 'draft' ? state.startingTiles : state.display;
      // Where none is offered, the engine says why of any.
      return offered.length > 0 ? offered : game.workerTiles.slice(0, 1).map(({ id }) => id);
    }
    case 'space':
      return SPACE_NUMBERS;
    case 'bonusOn':
      return [undefined, ...SPACE_NUMBERS];
    case 'good':
      return GOODS;
    case 'goods':
      return choice.type === 'sell'
        ? GOODS.flatMap((first, i) => GOODS.slice(i).map((second) => [first, second]))
        : [Object.fromEntries(Object.entries(state.players[state.player]?.goods ?? {}).filter(([, n]) => n > 0))];
    case 'lot':
      return choice.type === 'take-bonus' ? Object.keys(state.bonusTiles) : layout.lots.map((lot) => lot.id);
    case 'milestone': {
      // From a point without lines no section is conceivable; the engine then says of any other point why not.
      const milestones = next(chosen.from);
      return milestones.length > 0 ? milestones : layout.ids;
    }
    case 'numbers':
      return conceivableNumbers((chosen.numbers ?? []) as string[], next(chosen.marketplace) as string[]);
    case 'to':
      return choice.type === 'move' ? SPACES : [...next(chosen.milestone), chosen.from];
    default:
      return layout.ids;
  }
}

/** Every action, allowed or not, that a choice could conceivably become. */
function* conceivable(game: Game, choice: Choice, fields: readonly Field[] = FIELDS[choice.type]): Generator<Action> {
  const [field, ...others] = fields;
  if (field === undefined) yield choice as unknown as Action;
  else if (valuesOf(choice)[field] !== undefined && field !== 'numbers') yield* conceivable(game, choice, others);
  else
    for (const value of conceivableValues(game, choice, field)) {
      const next = value === undefined ? choice : asChoice({ ...choice, [field]: value });
      yield* conceivable(game, next, others);
    }
}

/** Why a kind of action has to wait, whatever is chosen: it is not the time or the place for it. */
const UNTIMELY: ReadonlySet<Reason> = new Set<Reason>([
  'game-over',
  'draft-first',
  'draft-over',
  'bonus-first',
  'bonus-not-in-reach',
  'demands-first',
  'space-first',
  'not-visiting',
  'nothing-to-finish',
]);

/** Whether a refusal meets every action of a kind, whatever is chosen for it: the time, what is used up, what it costs. Not so where goods are chosen. */
const meetsAll = ({ reason }: Refusal) => UNTIMELY.has(reason) || /^lacks|left$/.test(reason);

/** What forbids a whole kind of action, because it is not the time or the place for it; null where it is. */
export function untimely(game: Game, type: ActionType): Refusal | null {
  for (const action of conceivable(game, { type })) {
    const outcome = apply(game, action);
    const first = outcome.ok ? undefined : outcome.refusals[0];
    return first !== undefined && UNTIMELY.has(first.reason) ? first : null;
  }
  return null;
}

/**
 * Why a choice cannot become anything legal: what the engine says of the conceivable action that fewest rules forbid. Empty
 * where it can.
 */
export function refusalsFor(game: Game, choice: Choice): readonly Refusal[] {
  if (extensions(game, choice).length > 0) return [];
  let fewest: readonly Refusal[] = [];
  for (const action of conceivable(game, choice)) {
    const outcome = apply(game, action);
    if (outcome.ok) return [];
    if (fewest.length === 0 || outcome.refusals.length < fewest.length) fewest = outcome.refusals;
    if (fewest.length === 1 || (!('goods' in action) && fewest.every(meetsAll))) break;
  }
  return fewest;
}
