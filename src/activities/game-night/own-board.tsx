import { wordsFor } from 'words:game-night';
import { wordsFor as setupWords } from 'words:setup';
import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import { cornersOf, linesOf, openPath, placeOf, polygon, scaled, viewOf } from '../../board/pieces/geometry.ts';
import { usePlayableBoards } from '../../entered-boards/use-boards.ts';
import { keepEvening, keptEvening } from '../../evening/kept-evening.ts';
import { BONUS_TILES, type Board, DISPLAY_SIZE, type GameSet, startingTileCount } from '../../milestones/index.ts';
import { useKept } from '../../ui/use-kept.ts';
import type { Language } from '../../words/languages.ts';
import { wordsReady } from '../../words/ready.ts';

/** What a line of the steps or a picture said when the page came. */
const said = new WeakMap<Element, string>();

/** Says something else in a place, or what it said at first. */
function say(place: Element, text: string | null): void {
  if (!said.has(place)) said.set(place, place.textContent ?? '');
  place.textContent = text ?? (said.get(place) as string);
}

/** The net of a board with its bushes, as it fits into the field for it. */
function Net({ board }: { readonly board: Board }) {
  const { x, y, width, height } = viewOf(board);
  const path = (sites: readonly (readonly [string, string])[]) =>
    sites.map((ends) => openPath(ends.map((id) => placeOf(board, id)))).join('');
  return (
    <svg x="236" y="190" width="328" height="192" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <path
        d={board.bushes.map((lot) => polygon(scaled(cornersOf(board, lot), 0.7))).join('')}
        fill="currentColor"
        opacity="0.4"
      />
      <path d={path(linesOf(board))} fill="none" stroke="currentColor" stroke-width="6" />
    </svg>
  );
}

/** The pictures of the table and the steps, with the board and as many tiles as there are; null is the printed board. */
function show(form: HTMLFormElement, language: Language, set: GameSet | null): void {
  const words = wordsFor(language);
  const bonus = set?.bonusTiles.length ?? BONUS_TILES;
  for (const step of form.querySelectorAll('li:has([value="bonus"]) label > span'))
    say(step, set && bonus > 0 ? words('step.bonus', { bonus }) : null);
  for (const players of [2, 3, 4]) {
    const starting = startingTileCount(players);
    const pile = set === null ? null : Math.max(0, set.workerTiles.length - starting - DISPLAY_SIZE);
    const here = `[data-players="${players}"]`;
    for (const step of form.querySelectorAll(`li:has([value="check"]) label ${here}`))
      say(step, pile === null ? null : words('step.check', { pile, less: pile - 1 }));
    const picture = form.querySelector(`.night-tables ${here} svg`);
    const count = picture?.querySelector('.night-count');
    if (!picture || !count) continue;
    say(count, pile === null ? null : String(pile));
    const label = { n: players, starting, pile: Number(count.textContent), display: DISPLAY_SIZE };
    picture.setAttribute('aria-label', words('table.label', label));
    const field = picture.querySelector('.night-own') ?? document.createElementNS(picture.namespaceURI, 'g');
    field.setAttribute('class', 'night-own');
    const name = picture.querySelector('.night-name');
    name?.setAttribute('display', set === null ? 'inline' : 'none');
    name?.after(field);
    render(set && <Net board={set.board} />, field);
  }
}

interface Props {
  readonly form: HTMLFormElement;
  readonly language: Language;
}

/** Which board lies on the table. */
function Choice({ form, language }: Props) {
  const words = setupWords(language);
  const boards = usePlayableBoards();
  const readBoard = () => keptEvening()?.board ?? '';
  const [id, setId] = useKept(['evening'], readBoard, readBoard);
  const chosen = boards.find((board) => board.id === id);
  useEffect(() => show(form, language, chosen?.set ?? null), [id, boards]);
  // A new evening begins with the board of the box.
  useEffect(() => {
    const begin = () => setId('');
    form.addEventListener('reset', begin);
    return () => form.removeEventListener('reset', begin);
  }, []);
  if (boards.length === 0) return null;
  return (
    <label>
      {words('board')}
      <select
        value={chosen?.id ?? ''}
        onChange={({ currentTarget: { value } }) => {
          setId(value);
          keepEvening({ board: value });
        }}
      >
        <option value="">{wordsFor(language)('table.printed')}</option>
        {boards.map(({ id, name, set }) => (
          <option key={id} value={id}>
            {name || words('board.unnamed', { numbers: set.board.points.length - 1 })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Lets the host choose one of the boards that are kept here, where there is any that can be played on. */
export async function offerBoards(form: HTMLFormElement): Promise<void> {
  const names = form.querySelector('.night-names');
  if (names === null) return;
  await wordsReady();
  const place = document.createElement('div');
  place.className = 'calculator-fields no-print';
  place.translate = false;
  names.after(place);
  render(<Choice form={form} language={document.documentElement.lang as Language} />, place);
}
