import { type Key, wordsFor } from 'words:settings';
import type { Ref } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { onSeen } from '../kit/fresh.ts';
import { isSlowOrMetered } from '../offline/connection.ts';
import { canKeep, removeAll, whatIsKept } from '../offline/kept.ts';
import { CHOICES, changeSettings, DEFAULT_SETTINGS, type Settings, wereUnreadable } from '../settings/settings.ts';
import { useSettings } from '../settings/use-settings.ts';
import { Live } from '../ui/Live.tsx';
import { type Language, languageNames, listIn, locales } from '../words/languages.ts';
import { BackupRow } from './BackupRow.tsx';

type Choice = keyof typeof CHOICES;
type Switch = Exclude<keyof Settings, Choice | 'offlineAsked'>;

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
  'hand',
  'pace',
  'thinking',
] as const satisfies readonly (keyof Settings)[];
/** What of it means nothing in the card game, whose pages do without it. */
const NOT_OF_CARDS: readonly string[] = ['confirmActions', 'confirmTurns', 'explain', 'hand', 'thinking'];

const isChoice = (name: keyof Settings): name is Choice => name in CHOICES;

/**
 * Whether the site is kept on the device, what of it is there and how much room it takes. On a slow or metered connection nothing
 * is fetched before the reader asks for it, by ticking the box.
 */
function OfflineRow({ current, onChange, language }: Row) {
  const words = wordsFor(language);
  const element = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState<Awaited<ReturnType<typeof whatIsKept>> | null>(null);
  const look = async () => setKept(await whatIsKept());
  const isWaiting = current.offline && !current.offlineAsked && kept?.bytes === 0 && isSlowOrMetered();
  const change = ({ offline }: Partial<Settings>) => {
    onChange({ offline: offline === true, offlineAsked: offline === true && isSlowOrMetered() });
    const done = offline ? import('../settings/keep-offline.ts').then(({ keepOffline }) => keepOffline()) : removeAll();
    done.then(look, () => {});
  };
  // It grows while nobody looks.
  useEffect(() => {
    const dialog = element.current?.closest('dialog');
    const again = () => void look().catch(() => {});
    again();
    dialog?.addEventListener('toggle', again);
    const stop = onSeen(again);
    return () => {
      stop();
      dialog?.removeEventListener('toggle', again);
    };
  }, []);
  const state = ({ languages, bytes }: NonNullable<typeof kept>) => {
    if (isWaiting) return words('offline.waiting');
    if (bytes === 0) return words('offline.nothing');
    const names = listIn(
      language,
      languages.map((each) => languageNames[each]),
    );
    const size = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 }).format(bytes / 1e6);
    return words('offline.kept', { languages: names, size });
  };
  return (
    <div ref={element}>
      <SwitchRow
        current={{ ...current, offline: current.offline && !isWaiting }}
        onChange={change}
        language={language}
        name="offline"
      />
      <Live class="setting-state notranslate" of={null}>
        {kept && state(kept)}
      </Live>
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
  const [last, setLast] = useState({ isKept: true });
  const row = {
    language,
    current,
    onChange: (change: Partial<Settings>) => setLast({ isKept: changeSettings(change) }),
  };
  return (
    <dialog ref={dialog} class="settings" aria-labelledby={heading}>
      <form method="dialog">
        <h2 id={heading}>{words('heading')}</h2>
        <Live class="notranslate" of={last}>
          {words(last.isKept ? 'kept' : 'notKept')}
        </Live>
        {wereUnreadable() && <p>{words('unreadable')}</p>}
        <fieldset>
          <legend>{words('everywhere')}</legend>
          <ChoiceRow {...row} name="theme" />
          <ChoiceRow {...row} name="contrast" />
          <ChoiceRow {...row} name="text" />
          <ChoiceRow {...row} name="motion" />
          <SwitchRow {...row} name="shortcuts" />
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
        <BackupRow language={language} />
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
