import { wordsFor } from 'words:own-board';
import { wordsFor as termsFor } from 'words:terms';
import { useState } from 'preact/hooks';
import { type BoardEntry, type BonusMix, ENTRY_LIMITS } from '../../entered-boards/entry.ts';
import { BONUS_TILES, KINDS, type Kind, PRACTICE_SET, type TileWorker } from '../../milestones/index.ts';
import { Live } from '../../ui/Live.tsx';
import { TypedInput } from '../../ui/TypedInput.tsx';
import type { Language } from '../../words/languages.ts';

interface Props {
  readonly language: Language;
  readonly entry: BoardEntry;
  readonly onChange: (entry: BoardEntry) => void;
}

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const NONE: BonusMix = { quarryman: 0, lumberjack: 0, 'sand-worker': 0, 'grain-grower': 0, coiner: 0 };

/** The worker tiles, two halves a tile, and how many bonus tiles there are of each kind. Both may stay as in the practice set. */
export function TilesStage({ language, entry, onChange }: Props) {
  const words = wordsFor(language);
  const terms = termsFor(language);
  const [kind, setKind] = useState<Kind>(KINDS[0]);
  const [left, setLeft] = useState<TileWorker | null>(null);
  const { tiles, bonus } = entry;
  const nameOf = ({ kind, number }: TileWorker) => terms('worker', { kind: terms(`kind.${kind}`), number });
  const press = (number: number) => {
    const half = { kind, number };
    if (left === null) return setLeft(half);
    setLeft(null);
    if (tiles.length < ENTRY_LIMITS.tiles) onChange({ ...entry, tiles: [...tiles, [left, half]] });
  };
  return (
    <>
      <p>{words('tiles.how', { n: PRACTICE_SET.workerTiles.length })}</p>
      <fieldset class="own-board-kinds">
        <legend>
          {words(left === null ? 'tiles.left' : 'tiles.right', { left: left === null ? '' : nameOf(left) })}
        </legend>
        {KINDS.map((each) => (
          <label key={each}>
            <input type="radio" name="kind" checked={kind === each} onChange={() => setKind(each)} />
            <span>{terms(`kind.${each}`)}</span>
          </label>
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form */}
      <div class="own-board-pad" role="group" aria-label={words('tiles.pad')}>
        {NUMBERS.map((number) => (
          <button key={number} type="button" class="button" data-quiet onClick={() => press(number)}>
            {number}
          </button>
        ))}
        {left !== null && (
          <button type="button" class="button" data-quiet onClick={() => setLeft(null)}>
            {words('tiles.undo')}
          </button>
        )}
      </div>
      <Live class="own-board-where" of={null}>
        {words('tiles.count', { n: tiles.length })}
      </Live>
      <ol class="own-board-tiles">
        {tiles.map(([a, b], i) => (
          <li key={i}>
            <span>{words('tiles.tile', { left: nameOf(a), right: nameOf(b) })}</span>
            <button
              type="button"
              class="button"
              data-quiet
              aria-label={words('tiles.remove', { n: i + 1 })}
              onClick={() => onChange({ ...entry, tiles: tiles.toSpliced(i, 1) })}
            >
              ×
            </button>
          </li>
        ))}
      </ol>
      <h3>{words('bonus')}</h3>
      <label class="own-board-check">
        <input
          type="checkbox"
          checked={bonus !== null}
          onChange={({ currentTarget: { checked } }) => onChange({ ...entry, bonus: checked ? NONE : null })}
        />
        <span>{words('bonus.own', { n: BONUS_TILES })}</span>
      </label>
      {bonus !== null && (
        <div class="own-board-bonus">
          {KINDS.map((each) => (
            <label key={each}>
              <span>{terms(`kind.${each}`)}</span>
              <TypedInput
                type="number"
                inputMode="numeric"
                min={0}
                max={ENTRY_LIMITS.bonus}
                value={bonus[each]}
                onFinish={({ valueAsNumber: count }) => {
                  const fits = Number.isInteger(count) && count >= 0 && count <= ENTRY_LIMITS.bonus;
                  if (fits) onChange({ ...entry, bonus: { ...bonus, [each]: count } });
                }}
              />
            </label>
          ))}
        </div>
      )}
    </>
  );
}
