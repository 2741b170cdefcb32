import { type Key, wordsFor } from 'words:settings';
import type { Ref } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { canKeep, removeAll, whatIsKept } from '../../offline/kept.ts';
import { type Language, languageNames } from '../../words/languages.ts';
import { CHOICES, changeSettings, DEFAULT_SETTINGS, type Settings, wereUnreadable } from './settings.ts';
import { useSettings } from './use-settings.ts';

type Choice = keyof typeof CHOICES;
type Switch = Exclude<keyof Settings, Choice>;

interface Row {
  readonly language: Language;
  readonly current: Settings;
  readonly onChange: (change: Partial<Settings>) => void;
}

function ChoiceRow({ language, current, onChange, name }: Row & { readonly name: Choice }) {
  const words = wordsFor(language);
  return (
    <label class="setting">
      <span>{words(name)}</span>
      <select value={current[name]} onChange={({ currentTarget: { value } }) => onChange({ [name]: value })}>
        {CHOICES[name].map((value) => (
          <option key={value} value={value}>
            {words(`${name}.${value}` as Key)}
          </option>
        ))}
      </select>
    </label>
  );
}

function SwitchRow({ language, current, onChange, name }: Row & { readonly name: Switch }) {
  const words = wordsFor(language);
  const text = useId();
  return (
    <div class="setting">
      <label>
        <input
          type="checkbox"
          checked={current[name]}
          aria-describedby={text}
          onChange={({ currentTarget: { checked } }) => onChange({ [name]: checked })}
        />
        <span>{words(name)}</span>
      </label>
      <p id={text}>{words(`${name}.text`)}</p>
    </div>
  );
}

/** What is set for tables, in this order. */
const AT_TABLE = [
  'confirmActions',
  'confirmTurns',
  'explain',
  'sound',
  'shortcuts',
  'hand',
  'pace',
  'thinking',
] as const satisfies readonly (keyof Settings)[];
/** What of it means nothing in the card game, whose pages do without it. */
const NOT_OF_CARDS: readonly string[] = ['confirmActions', 'confirmTurns', 'explain', 'hand', 'thinking'];

const isChoice = (name: keyof Settings): name is Choice => name in CHOICES;

/** Whether the site is kept on the device, what of it is there and how much room it takes. */
function OfflineRow(row: Row) {
  const words = wordsFor(row.language);
  const element = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState('');
  const look = async () => {
    const { languages, bytes } = await whatIsKept();
    const names = new Intl.ListFormat(row.language).format(languages.map((each) => languageNames[each]));
    const size = new Intl.NumberFormat(row.language, { maximumFractionDigits: 1 }).format(bytes / 1e6);
    setKept(bytes === 0 ? words('offline.nothing') : words('offline.kept', { languages: names, size }));
  };
  const change = (change: Partial<Settings>) => {
    row.onChange(change);
    const done = change.offline ? import('./keep-offline.ts').then(({ keepOffline }) => keepOffline()) : removeAll();
    done.then(look, () => {});
  };
  // It grows while nobody looks.
  useEffect(() => {
    const dialog = element.current?.closest('dialog');
    const again = () => void look().catch(() => {});
    again();
    dialog?.addEventListener('toggle', again);
    return () => dialog?.removeEventListener('toggle', again);
  }, []);
  return (
    <div ref={element}>
      <SwitchRow {...row} onChange={change} name="offline" />
      <p class="setting-state" role="status">
        {kept}
      </p>
    </div>
  );
}

interface Props {
  readonly language: Language;
  readonly dialog: Ref<HTMLDialogElement>;
  /** Whether it is opened on a page of the card game. */
  readonly isOfCards: boolean;
}

/** All settings of this device. What is changed holds at once. */
export function SettingsDialog({ language, dialog, isOfCards }: Props) {
  const words = wordsFor(language);
  const heading = useId();
  const current = useSettings();
  const [kept, setKept] = useState(true);
  const row = { language, current, onChange: (change: Partial<Settings>) => setKept(changeSettings(change)) };
  return (
    <dialog ref={dialog} class="settings" aria-labelledby={heading}>
      <form method="dialog">
        <h2 id={heading}>{words('heading')}</h2>
        <p role="status">{words(kept ? 'kept' : 'notKept')}</p>
        {wereUnreadable() && <p>{words('unreadable')}</p>}
        <fieldset>
          <legend>{words('everywhere')}</legend>
          <ChoiceRow {...row} name="theme" />
          <ChoiceRow {...row} name="contrast" />
          <ChoiceRow {...row} name="text" />
          <ChoiceRow {...row} name="motion" />
          {canKeep() && <OfflineRow {...row} />}
        </fieldset>
        <fieldset>
          <legend>{words('table')}</legend>
          {AT_TABLE.filter((name) => !(isOfCards && NOT_OF_CARDS.includes(name))).map((name) =>
            isChoice(name) ? (
              <ChoiceRow key={name} {...row} name={name} />
            ) : (
              <SwitchRow key={name} {...row} name={name} />
            ),
          )}
        </fieldset>
        <div class="settings-end">
          <button type="button" class="button" data-quiet onClick={() => row.onChange(DEFAULT_SETTINGS)}>
            {words('reset')}
          </button>
          <button type="submit" class="button">
            {words('close')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
