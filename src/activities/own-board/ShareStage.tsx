import { wordsFor } from 'words:own-board';
import type { BoardEntry } from '../../entered-boards/entry.ts';
import { boardLinkOf } from '../../entered-boards/link.ts';
import { CopyLink } from '../../keeping/CopyLink.tsx';
import { download } from '../../ui/download.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { pageAddress } from '../../words/addresses.ts';
import type { Language } from '../../words/languages.ts';
import { BOARD_FILE_FORMAT } from './board-file.ts';

interface Props {
  readonly language: Language;
  readonly entry: BoardEntry;
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
