import { wordsFor } from 'words:own-board';
import { useContext, useRef, useState } from 'preact/hooks';
import type { View } from '../../board/pieces/geometry.ts';
import { Live } from '../../ui/Live.tsx';
import { lazily } from '../../ui/lazily.ts';
import { useFetchingPress } from '../../ui/use-fetching-press.tsx';
import type { Language } from '../../words/languages.ts';
import { PhotoContext } from './photo-holder.ts';

// Whoever lays no photo under the board fetches nothing for it.
const tools = () => import('./PhotoTools.tsx');
const PhotoPanel = lazily(tools, (module) => module.PhotoPanel);
/** The photo below the drawing. */
export const PhotoUnder = lazily(tools, (module) => module.PhotoUnder);
/** What moves the photo, above the drawing. */
export const PhotoMover = lazily(tools, (module) => module.PhotoMover);

interface Props {
  readonly language: Language;
  readonly view: View;
  readonly isMoving: boolean;
  readonly onMoving: (moving: boolean) => void;
}

/** A photo to lay under the board, and how it lies there. */
export function PhotoPlace(props: Props) {
  const words = wordsFor(props.language);
  const holder = useContext(PhotoContext);
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [notice, press] = useFetchingPress();
  const open = (file: File) => {
    setWrong(null);
    return press(tools, async ({ openPhoto }) => {
      const photo = await openPhoto(file, props.view);
      if (photo === null) setWrong(file.name);
      else holder.setPhoto(photo);
    });
  };
  return (
    <details class="own-board-words own-board-photo">
      <summary>{words('photo')}</summary>
      <p class="own-board-note">{words('photo.note')}</p>
      <p>
        <button type="button" class="button" data-quiet onClick={() => input.current?.click()}>
          {words('photo.choose')}
        </button>
      </p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) void open(file);
          currentTarget.value = '';
        }}
      />
      {wrong !== null && (
        <Live class="own-board-fault" role="alert" of={wrong}>
          {words('photo.wrong', { name: wrong })}
        </Live>
      )}
      {notice}
      {holder.photo !== null && <PhotoPanel {...props} {...holder} />}
    </details>
  );
}
