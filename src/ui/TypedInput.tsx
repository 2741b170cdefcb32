import type { InputHTMLAttributes } from 'preact';
import { useState } from 'preact/hooks';

interface Props extends Omit<InputHTMLAttributes, 'value' | 'onInput' | 'onChange'> {
  readonly value: string | number;
  /** Hears of the field when what is typed into it is finished. */
  readonly onFinish: (field: HTMLInputElement) => void;
}

/** A field to type into. Until that is finished it holds what is being typed, whatever is drawn anew meanwhile. */
export function TypedInput({ value, onFinish, ...rest }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      {...rest}
      value={typed ?? value}
      onInput={({ currentTarget: field }) => setTyped(field.value)}
      onChange={({ currentTarget: field }) => {
        setTyped(null);
        onFinish(field);
      }}
    />
  );
}
