interface Props {
  readonly heading: string;
  readonly sentences: readonly string[];
}

/** What happened, one sentence below the other; nothing where there is none. */
export function Told({ heading, sentences }: Props) {
  if (sentences.length === 0) return null;
  return (
    <section class="lesson-told">
      <h2>{heading}</h2>
      <ul>
        {sentences.map((sentence, i) => (
          <li key={i}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
