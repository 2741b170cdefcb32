import { wordsFor } from 'words:check';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Live } from '../../ui/Live.tsx';
import type { Language } from '../../words/languages.ts';

interface Props {
  readonly language: Language;
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
  /** What is seen of the label. */
  readonly children: ComponentChildren;
}

/** A whole number from 0. What is none stays in the field and is named, and the position stays as it was. */
export function NumberField({ language, label, value, most, onChange, children }: Props) {
  const words = wordsFor(language);
  const [wrong, setWrong] = useState<string | null>(null);
  const id = useId();
  return (
    <label>
      {children}
      <input
        inputMode="numeric"
        autocomplete="off"
        maxLength={4}
        aria-label={label}
        aria-invalid={wrong !== null}
        aria-describedby={wrong === null ? undefined : id}
        placeholder="0"
        value={wrong ?? (value || '')}
        onInput={({ currentTarget: { value: text } }) => {
          const n = text.trim() === '' ? 0 : /^\d{1,4}$/.test(text.trim()) ? Number(text) : null;
          const fits = n !== null && n <= most;
          setWrong(fits ? null : text);
          if (fits) onChange(n);
        }}
      />
      {wrong !== null && (
        <Live as="span" id={id} class="check-fault" role="alert" of={wrong}>
          {words('wrong.number', { label, most })}
        </Live>
      )}
    </label>
  );
}
