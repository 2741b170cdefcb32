import { ACTION_TYPES, type Action, GOODS, SPACES } from '../../../src/milestones/types.ts';

type Part = number | string;

/** The fields of an action in the order of the record's table, each as what it is ordered by. */
function parts(action: Action): Part[] {
  const type = ACTION_TYPES.indexOf(action.type);
  switch (action.type) {
    case 'draft':
    case 'hire':
      return [type, action.tile, action.space];
    case 'move':
      return [type, SPACES.indexOf(action.to), action.idle ? 1 : 0];
    case 'buy':
      return [type, GOODS.indexOf(action.good)];
    case 'sell':
      return [type, ...action.goods.map((good) => GOODS.indexOf(good))];
    case 'street':
      return [type, action.from, action.milestone, action.to];
    case 'house':
      return [type, action.lot, action.bonusOn ?? 0];
    case 'marketplace':
      return [type, action.at];
    case 'take-bonus':
      return [type, action.lot, action.space];
    case 'deliver':
      return [type, action.marketplace, ...action.numbers];
    case 'give-back':
      return [type, ...GOODS.map((good) => action.goods[good] ?? 0)];
    case 'cover':
      return [type, action.space];
    case 'leave-bonus':
    case 'done':
      return [type];
  }
}

/** Whether one legal action has to stand before another: by type, then by the fields in the order of the loop, the list of goods or the ids. */
export function standsBefore(one: Action, other: Action): boolean {
  const a = parts(one);
  const b = parts(other);
  const i = a.findIndex((part, place) => part !== b[place]);
  const [mine, yours] = [a[i], b[i]];
  return mine !== undefined && yours !== undefined && mine < yours;
}
