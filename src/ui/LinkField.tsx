import './link-field.css';
import { useEffect, useRef } from 'preact/hooks';

interface Props {
  readonly link: string;
  /** What a screen reader calls it. */
  readonly label: string;
}

/** A link that the browser does not let the page copy, selected, so that the reader can copy it. */
export function LinkField({ link, label }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [link]);
  return <input ref={field} class="link-field" type="text" readOnly value={link} aria-label={label} />;
}
