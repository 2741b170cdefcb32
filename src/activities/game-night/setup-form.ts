import { LONGEST_NAME, type Setup } from '../../evening/kept-evening.ts';
import { leadToFilmFor } from '../../evening/to-film.ts';
import { cleanName, cut } from '../../kit/names.ts';

const inputsOf = (form: HTMLFormElement) => [...form.querySelectorAll('input')];
const isTicked = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox';

/** Whether the reader has changed a control, perhaps before any script was there. */
const isTouched = (input: HTMLInputElement) =>
  isTicked(input) ? input.checked !== input.defaultChecked : input.value !== input.defaultValue;

const nameIn = (text: string) => cut(cleanName(text), LONGEST_NAME);

/** What is entered in the form of the setup. */
export function readSetup(form: HTMLFormElement): Setup {
  const data = new FormData(form);
  return {
    players: Number(data.get('players')) as Setup['players'],
    starter: Number(data.get('starter')),
    names: data.getAll('name').map((name) => nameIn(String(name))),
    done: data.getAll('done').map(String),
  };
}

/** Cuts names that are too long, between whole signs: `maxlength` would cut an emoji of several parts in two. */
export function shortenNames(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('[name=name]')) {
    const name = cut(field.value, LONGEST_NAME);
    if (name !== field.value) field.value = name;
  }
}

/** Whether somebody has entered anything that would be missed. */
export const isEntered = ({ names, done }: Setup): boolean => names.some((name) => name !== '') || done.length > 0;

/** Shows a setup in a form; a field that says it already stays as it is, with the caret and the space that has just been typed. */
export function putSetup(form: HTMLFormElement, setup: Setup): void {
  show(form, setup, () => true);
}

/** Shows what was entered once in all controls but those that the reader has changed already. */
export function showSetup(form: HTMLFormElement, setup: Setup): void {
  const touched = new Set(
    inputsOf(form)
      .filter(isTouched)
      .map(({ name }) => name),
  );
  // A step and a name stand for themselves, a radio button for all of its name.
  show(form, setup, (input) => (input.type === 'radio' ? !touched.has(input.name) : !isTouched(input)));
}

function show(form: HTMLFormElement, setup: Setup, isFree: (input: HTMLInputElement) => boolean): void {
  const { players, starter, names, done } = setup;
  const ticked: Readonly<Record<string, readonly string[]>> = {
    players: [String(players)],
    starter: [String(starter)],
    done,
  };
  // Before any is shown: what is shown is changed as well.
  const free = inputsOf(form).filter(isFree);
  for (const input of free.filter(isTicked)) input.checked = ticked[input.name]?.includes(input.value) ?? false;
  const fields = inputsOf(form).filter(({ name }) => name === 'name');
  for (const [seat, field] of fields.entries()) {
    const name = names[seat] ?? '';
    if (free.includes(field) && nameIn(field.value) !== name) field.value = name;
  }
  showDraft(form);
}

/** The longest name that a player board of the picture has room for, in letters. */
const SHORT = 12;

/** Names the players round the table, and in the order in which they choose their starting tiles; the film is shown for as many. */
export function showDraft(form: HTMLFormElement): void {
  const { players, starter } = readSetup(form);
  leadToFilmFor(players);
  const fields = form.querySelectorAll<HTMLInputElement>('[name=name]');
  const nameOf = (seat: number) => cleanName(fields[seat]?.value ?? '') || (fields[seat]?.placeholder ?? '');
  for (const place of form.querySelectorAll<SVGTextElement>('[data-sits]')) {
    const name = nameOf(Number(place.dataset.sits));
    place.textContent = name.length > SHORT ? `${cut(name, SHORT - 1)}…` : name;
  }
  for (const name of form.querySelectorAll<HTMLElement>(`.night-draft[data-players="${players}"] b`)) {
    // The seat by the starting player's seat, as the page has it from the engine.
    const seat = Number(name.dataset.seats?.[Math.min(starter, players - 1)]);
    name.textContent = nameOf(seat);
  }
}
