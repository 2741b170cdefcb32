import { wordsFor } from 'words:own-board';
import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';
import type { BoardEntry } from '../../../own-board/entry.ts';
import { boardLinkOf } from '../../../own-board/link.ts';
import { pageAddress } from '../../../words/addresses.ts';
import type { Language } from '../../../words/languages.ts';
import { CopyLink } from '../../keeping/CopyLink.tsx';
import { download } from '../../keeping/download.ts';
import { BOARD_FILE_FORMAT } from './board-file.ts';

interface Props {
  readonly language: Language;
  readonly entry: BoardEntry;
}

/** A square of dark and light fields that a camera reads as the text. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = useMemo(() => encode(text, { ecc: 'M', border: 2 }), [text]);
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      class="own-board-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} class="own-board-qr-light" />
      <path d={dark} class="own-board-qr-dark" />
    </svg>
  );
}

/** The board to hand on: as a link, as a picture for a camera, as a file. */
export function ShareStage({ language, entry }: Props) {
  const words = wordsFor(language);
  const text = boardLinkOf(entry);
  const link = new URL(`${pageAddress(language, 'board/')}#board=${text}`, location.href).href;
  return (
    <>
      <p>{words('share.how')}</p>
      <CopyLink language={language} link={link} label={words('share.link')}>
        <button
          type="button"
          class="button"
          data-quiet
          onClick={() => download(JSON.stringify({ format: BOARD_FILE_FORMAT, board: text }), entry.name || 'board')}
        >
          {words('share.file')}
        </button>
      </CopyLink>
      <QrCode text={link} label={words('share.qr')} />
    </>
  );
}
