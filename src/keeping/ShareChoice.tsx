interface Props<What extends string> {
  readonly legend: string;
  /** What can be shared, and what is in it. */
  readonly choices: readonly { readonly what: What; readonly title: string; readonly text: string }[];
  readonly chosen: What;
  readonly onChoose: (what: What) => void;
}

/** What of a game is to be shared. */
export function ShareChoice<What extends string>({ legend, choices, chosen, onChoose }: Props<What>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {choices.map(({ what, title, text }) => (
        <label key={what}>
          <input type="radio" name="share" checked={chosen === what} onChange={() => onChoose(what)} />
          <span>
            <strong>{title}</strong> {text}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
