import { type Board, type Kind, layoutOf, type Section, type State } from '../../milestones/index.ts';

/** What lies on the board, as lines of a form; every piece by the coordinates of its points, joined with hyphens. */
export const FIELDS = ['streets', 'houses', 'marketplaces', 'flour'] as const;
export type TextField = (typeof FIELDS)[number] | Kind;

type Lying = Pick<State, 'streets' | 'houses' | 'marketplaces' | 'flour' | 'bonusTiles'>;
type Called = (point: string) => string;

const isOnBoard = (field: TextField): field is (typeof FIELDS)[number] => (FIELDS as readonly string[]).includes(field);

/** How many points name a piece of the field. */
const pointsIn = (field: TextField) => (field === 'marketplaces' || field === 'flour' ? 1 : 3);

/** The pieces of a field as a text: “E1-E2-E3, E3-D4-D5”. */
export function fieldAsText(field: TextField, lying: Lying, called: Called): string {
  const pieces: readonly (readonly string[])[] = !isOnBoard(field)
    ? Object.entries(lying.bonusTiles).flatMap(([lot, kind]) => (kind === field ? [lot.split('+')] : []))
    : lying[field].map((piece) => (typeof piece === 'string' ? piece.split('+') : piece));
  return pieces.map((points) => points.map(called).join('-')).join(', ');
}

/** What is wrong with a text: the piece that cannot be read. */
interface Unread {
  readonly piece: string;
}

/** What lies on the board when a field holds this text; the first piece that cannot be read, where there is one. */
export function fieldFromText(
  field: TextField,
  text: string,
  board: Board,
  lying: Lying,
  called: Called,
): Lying | Unread {
  const { ids, lotIndex } = layoutOf(board);
  const byName = new Map(ids.map((id) => [called(id).toLocaleUpperCase('en'), id]));
  const pieces: (readonly string[])[] = [];
  for (const piece of text.split(/[,;\n]/).map((part) => part.trim())) {
    if (piece === '') continue;
    const points = piece.split(/[\s–-]+/).map((name) => byName.get(name.toLocaleUpperCase('en')));
    const known = points.filter((point) => point !== undefined);
    const isLot = field !== 'streets' && known.length === 3;
    if (known.length !== points.length || known.length !== pointsIn(field) || new Set(known).size < known.length)
      return { piece };
    if (isLot && !lotIndex.has([...known].sort().join('+'))) return { piece };
    pieces.push(known);
  }
  const lots = pieces.map((points) => [...points].sort().join('+'));
  if (field === 'streets') return { ...lying, streets: pieces as unknown as Section[] };
  if (isOnBoard(field)) return { ...lying, [field]: lots };
  const others = Object.entries(lying.bonusTiles).filter(([lot, kind]) => kind !== field && !lots.includes(lot));
  return { ...lying, bonusTiles: Object.fromEntries([...others, ...lots.map((lot) => [lot, field])]) };
}
