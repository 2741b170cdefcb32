import { wordsFor } from 'words:own-board';
import { useContext, useRef, useState } from 'preact/hooks';
import type { Language } from '../../../words/languages.ts';
import { lazily } from '../../ui/lazily.ts';
import { NotFetched } from '../../ui/NotFetched.tsx';
import type { View } from '../pieces/geometry.ts';
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
  const [failed, setFailed] = useState<{ readonly file: File; readonly why: 'wrong' | 'not-fetched' } | null>(null);
  const open = async (file: File) => {
    setFailed(null);
    const module = await tools().catch(() => null);
    if (module === null) return setFailed({ file, why: 'not-fetched' });
    const photo = await module.openPhoto(file, props.view);
    if (photo === null) setFailed({ file, why: 'wrong' });
    else holder.setPhoto(photo);
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
      {failed?.why === 'wrong' && (
        <p class="own-board-fault" role="alert">
          {words('photo.wrong', { name: failed.file.name })}
        </p>
      )}
      {failed?.why === 'not-fetched' && <NotFetched onAgain={() => void open(failed.file)} />}
      {holder.photo !== null && <PhotoPanel {...props} {...holder} />}
    </details>
  );
}
