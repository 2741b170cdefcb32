import { wordsFor } from 'words:check';
import { useState } from 'preact/hooks';
import { type Game, KINDS } from '../../milestones/index.ts';
import type { Names } from '../../telling/names.ts';
import { Live } from '../../ui/Live.tsx';
import { TypedInput } from '../../ui/TypedInput.tsx';
import { changed } from './draft.ts';
import { FIELDS, fieldAsText, fieldFromText, type TextField } from './in-words.ts';

interface Props {
  readonly game: Game;
  readonly names: Names;
  readonly onChange: (game: Game) => void;
}

/** A field whose pieces are written one after the other. What cannot be read stays in it and is named, and the position stays as it was. */
function Field({ game, names, onChange, field }: Props & { readonly field: TextField }) {
  const words = wordsFor(names.language);
  const [wrong, setWrong] = useState<{ readonly text: string; readonly piece: string } | null>(null);
  const isKind = (KINDS as readonly string[]).includes(field);
  const label = isKind
    ? words('piece.bonus', { kind: names.kind(field as 'coiner') })
    : words(`words.${field as 'flour'}`);
  return (
    <div class="check-words">
      <label>
        <span>{label}</span>
        <TypedInput
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          value={wrong?.text ?? fieldAsText(field, game.state, names.point)}
          aria-invalid={wrong !== null}
          aria-describedby={wrong === null ? undefined : `check-wrong-${field}`}
          onFinish={({ value: text }) => {
            const read = fieldFromText(field, text, game.board, game.state, names.point);
            setWrong('piece' in read ? { text, piece: read.piece } : null);
            if (!('piece' in read)) onChange(changed(game, read));
          }}
        />
      </label>
      {wrong !== null && (
        <Live id={`check-wrong-${field}`} class="check-fault" role="alert" of={wrong}>
          {words(
            field === 'streets'
              ? 'words.wrong.street'
              : field === 'marketplaces' || field === 'flour'
                ? 'words.wrong.point'
                : 'words.wrong.lot',
            { piece: wrong.piece },
          )}
        </Live>
      )}
    </div>
  );
}

/** The same as the picture shows, as a form. */
export function InWords(props: Props) {
  const words = wordsFor(props.names.language);
  return (
    <details class="check-folded">
      <summary>{words('words')}</summary>
      <p>{words('words.how')}</p>
      {[...FIELDS, ...KINDS].map((field) => (
        <Field key={field} {...props} field={field} />
      ))}
    </details>
  );
}
