import type { InputHTMLAttributes, RefObject, TargetedEvent } from 'preact';
import { cut } from '../kit/names.ts';

interface Props extends Omit<InputHTMLAttributes, 'maxLength' | 'onInput' | 'type' | 'value'> {
  readonly value: string;
  /** How long the name may be, in code units. */
  readonly most: number;
  readonly onName: (name: string) => void;
  readonly field?: RefObject<HTMLInputElement>;
}

/** A field for a name. `maxLength` would cut an emoji of several parts in two. */
export function NameField({ value, most, onName, field, ...others }: Props) {
  const read = ({ currentTarget }: TargetedEvent<HTMLInputElement>, composing = false) => {
    const name = composing ? currentTarget.value : cut(currentTarget.value, most);
    if (name !== currentTarget.value) currentTarget.value = name;
    onName(name);
  };
  return (
    <input
      autoComplete="off"
      {...others}
      ref={field ?? null}
      type="text"
      value={value}
      onInput={(event) => read(event, event.isComposing)}
      onCompositionEnd={read}
    />
  );
}
