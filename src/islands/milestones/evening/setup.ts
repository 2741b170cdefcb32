import { entriesAt, putEntries } from './address.ts';
import { keepEvening, keptEvening, SETUP, type Setup } from './kept.ts';

const inputsOf = (form: HTMLFormElement) => [...form.querySelectorAll('input')];
const isTicked = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox';

/** Whether the reader has changed a control, perhaps before this script was there. */
const isTouched = (input: HTMLInputElement) =>
  isTicked(input) ? input.checked !== input.defaultChecked : input.value !== input.defaultValue;

function read(form: HTMLFormElement): Setup {
  const data = new FormData(form);
  return {
    players: Number(data.get('players')) as Setup['players'],
    starter: Number(data.get('starter')),
    names: data.getAll('name').map(String),
    done: data.getAll('done').map(String),
  };
}

/** Shows what was kept in all controls but those that the reader has changed already. */
function show(form: HTMLFormElement, { players, starter, names, done }: Setup): void {
  const ticked: Readonly<Record<string, readonly string[]>> = {
    players: [String(players)],
    starter: [String(starter)],
    done,
  };
  const all = inputsOf(form);
  const touched = new Set(all.filter(isTouched).map(({ name }) => name));
  for (const input of all) {
    if (!isTicked(input)) continue;
    // Of steps each stands for itself, of radio buttons all of a name.
    if (input.name === 'done' ? isTouched(input) : touched.has(input.name)) continue;
    input.checked = ticked[input.name]?.includes(input.value) ?? false;
  }
  for (const [seat, input] of all.filter(({ name }) => name === 'name').entries()) {
    if (!isTouched(input)) input.value = names[seat] ?? '';
  }
}

/** Names the players in the order in which they choose their starting tiles. */
function showDraft(form: HTMLFormElement): void {
  const { players, starter } = read(form);
  const fields = form.querySelectorAll<HTMLInputElement>('[name=name]');
  for (const list of form.querySelectorAll<HTMLElement>(`.night-draft[data-players="${players}"]`)) {
    for (const name of list.querySelectorAll('b')) {
      // The seat by the starting player's seat, as the page has it from the engine.
      const seat = Number(name.dataset.seats?.[Math.min(starter, players - 1)]);
      name.textContent = fields[seat]?.value.trim() || (fields[seat]?.placeholder ?? '');
    }
  }
}

/** Keeps what is entered while the game is set up, in the browser and in the address, and names who chooses when. Returns whether the address held something unreadable. */
export function runSetup(form: HTMLFormElement): boolean {
  const linked = entriesAt('setup', SETUP);
  const before = linked ?? keptEvening()?.setup;
  if (before) show(form, before);
  showDraft(form);
  form.addEventListener('input', () => {
    const setup = read(form);
    keepEvening({ setup });
    putEntries('setup', setup);
    showDraft(form);
  });
  form.addEventListener('reset', () => {
    // The controls are reset when the event is over.
    setTimeout(() => {
      keepEvening({ setup: read(form), part: null, began: null });
      history.replaceState(history.state, '', '#setup');
      showDraft(form);
    });
  });
  return linked === null;
}
