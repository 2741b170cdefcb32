import { wordsFor } from 'words:computer';
import { useState } from 'preact/hooks';
import type { TableGame } from '../../../machines/game.ts';
import type { Names } from '../../../telling/names.ts';
import { shortcut } from '../../../ui/shortcuts.ts';
import { Analysis } from './parts.ts';

/** The games whose analysis has been opened: it is open again when people come back from looking into them. */
const opened = new WeakSet<object>();

interface Props {
  readonly names: Names;
  readonly table: TableGame;
  readonly onShow: (at: number) => void;
  readonly onBranch: (at: number) => void;
}

/** The way into the analysis of a game that is over. */
export function AfterGame(props: Props) {
  const { names, table } = props;
  const words = wordsFor(names.language);
  const [open, setOpen] = useState(opened.has(table.history));
  if (open) return <Analysis {...props} />;
  return (
    <p>
      <button
        type="button"
        class="button"
        data-quiet
        {...shortcut('analysis')}
        onClick={() => {
          opened.add(table.history);
          setOpen(true);
        }}
      >
        {words('analyse')}
      </button>
    </p>
  );
}
