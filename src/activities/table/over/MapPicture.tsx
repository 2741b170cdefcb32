import { wordsFor } from 'words:summary';
import { useEffect, useState } from 'preact/hooks';
import type { TableGame } from '../../../machines/game.ts';
import { gameOf } from '../../../milestones/history.ts';
import type { Player, Seat } from '../../../milestones/index.ts';
import { describeBoard } from '../../../telling/board-in-words.ts';
import type { Names } from '../../../telling/names.ts';
import { downloadFile } from '../../../ui/download.ts';
import { Live } from '../../../ui/Live.tsx';
import { locales } from '../../../words/languages.ts';
import { mapPicture } from './map-picture.ts';

interface Props {
  readonly names: Names;
  readonly table: TableGame;
}

interface Drawn {
  readonly file: File;
  readonly address: string;
}

/** The final map as a picture, to be kept or sent. Where the browser cannot draw it, that is said. */
export function MapPicture({ names, table: { history, seats, started } }: Props) {
  const words = wordsFor(names.language);
  const [drawn, setDrawn] = useState<Drawn | 'failed' | null>(null);
  const game = gameOf(history);
  const { players, winners } = game.state;
  const vpOf = (seat: number) => (players[seat] as Player).vp;
  const wins = (seat: number) => Number(winners?.includes(seat) ?? false);
  const rows = [...seats.keys()]
    .sort((a, b) => wins(b) - wins(a) || vpOf(b) - vpOf(a))
    .map((seat) => ({ seat, vp: names.vp(vpOf(seat)), won: wins(seat) === 1 }));
  const scores = names.list(rows.map(({ seat, vp }) => `${(seats[seat] as Seat).name} ${vp}`));

  useEffect(() => {
    let isWanted = true;
    let address = '';
    const date = new Intl.DateTimeFormat(locales[names.language], { dateStyle: 'long' }).format(new Date(started));
    mapPicture(game, seats, { title: `Milestones, ${date}`, rows }).then(
      (png) => {
        if (!isWanted) return;
        address = URL.createObjectURL(png);
        setDrawn({ file: new File([png], 'milestones.png', { type: png.type }), address });
      },
      () => isWanted && setDrawn('failed'),
    );
    return () => {
      isWanted = false;
      URL.revokeObjectURL(address);
    };
  }, []);

  if (drawn === null || drawn === 'failed')
    return <Live of={drawn}>{words(drawn === null ? 'picture.drawing' : 'picture.failed')}</Live>;
  const { file, address } = drawn;
  const canSend = navigator.canShare?.({ files: [file] }) === true;
  return (
    <figure class="final-picture">
      <img src={address} alt={`${words('picture')}: ${scores}. ${describeBoard(game, names)}`} />
      <figcaption class="final-next">
        <a
          class="button"
          href={address}
          download={file.name}
          onClick={(event) => {
            event.preventDefault();
            void downloadFile(file);
          }}
        >
          {words('picture.save')}
        </a>
        {canSend && (
          // Who closes the device's dialog has changed their mind; that is no fault.
          <button
            type="button"
            class="button"
            data-quiet
            onClick={() => navigator.share({ files: [file] }).catch(() => {})}
          >
            {words('picture.send')}
          </button>
        )}
      </figcaption>
    </figure>
  );
}
