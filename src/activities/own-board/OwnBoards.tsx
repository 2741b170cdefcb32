import './own-board.css';
import { wordsFor } from 'words:own-board';
import { useRef, useState } from 'preact/hooks';
import { ENTRY_LIMITS, faultsOf, isSerious } from '../../entered-boards/entry.ts';
import { isEntryName } from '../../entered-boards/link.ts';
import { cleanName, cut } from '../../kit/names.ts';
import { CrashBoundary } from '../../ui/CrashBoundary.tsx';
import { lazily } from '../../ui/lazily.ts';
import { pageAddress } from '../../words/addresses.ts';
import type { Language } from '../../words/languages.ts';
import { BoardsList } from './BoardsList.tsx';
import { BoardsNotices } from './BoardsNotices.tsx';
import { NumbersStage } from './NumbersStage.tsx';
import { PhotoContext, usePhoto } from './photo-holder.ts';
import { titleOf } from './title.ts';
import { useOwnBoards } from './use-own-boards.ts';

// Who comes for the first time begins with the numbers.
const LandStage = lazily(
  () => import('./LandStage.tsx'),
  (module) => module.LandStage,
);
const CheckStage = lazily(
  () => import('./CheckStage.tsx'),
  (module) => module.CheckStage,
);
const TilesStage = lazily(
  () => import('./TilesStage.tsx'),
  (module) => module.TilesStage,
);
const ShareStage = lazily(
  () => import('./ShareStage.tsx'),
  (module) => module.ShareStage,
);

interface Props {
  readonly language: Language;
}

const STAGES = ['numbers', 'bushes', 'missing', 'tiles', 'check', 'share'] as const;
type Stage = (typeof STAGES)[number];

/** The boards of the reader: to enter, to look at, to keep, to hand on. */
export default function OwnBoards({ language }: Props) {
  return (
    <CrashBoundary language={language}>
      <Boards language={language} />
    </CrashBoundary>
  );
}

function Boards({ language }: Props) {
  const words = wordsFor(language);
  const [stage, setStage] = useState<Stage>('numbers');
  // A name that is just being typed.
  const [typed, setTyped] = useState<string | null>(null);
  const holder = usePhoto();
  const own = useOwnBoards((board, isOther) => {
    // It shows another board.
    if (isOther) holder.setPhoto(null);
    setTyped(null);
    setStage(board === undefined || faultsOf(board.entry).some(isSerious) ? 'numbers' : 'check');
  });
  const { id, editing, change } = own;
  const { entry } = editing;
  const list = useRef<HTMLElement>(null);
  const focusList = () => setTimeout(() => list.current?.querySelector<HTMLElement>('[aria-current], button')?.focus());

  const isPlayable = !faultsOf(entry).some(isSerious);

  return (
    <div class="own-boards">
      <BoardsNotices
        language={language}
        notice={own.notice}
        aside={own.aside}
        onUndo={(board) => {
          own.takeBack(board);
          focusList();
        }}
        onDiscard={() => {
          own.refresh();
          focusList();
        }}
      />
      <BoardsList
        language={language}
        boards={own.boards}
        shown={id}
        list={list}
        onShow={own.show}
        onFile={(read) => own.bring(read, 'file')}
      />
      <div class="own-board-head">
        <label>
          <span>{words('name')}</span>
          <input
            type="text"
            autoComplete="off"
            value={typed ?? entry.name}
            placeholder={titleOf(language, { ...entry, name: '' })}
            onInput={({ currentTarget: { value } }) => setTyped(value)}
            onChange={({ currentTarget: field }) => {
              setTyped(null);
              const name = cut(cleanName(field.value), ENTRY_LIMITS.name);
              field.value = name;
              if (isEntryName(name)) change({ ...entry, name });
            }}
          />
        </label>
        {id !== null && (
          <button type="button" class="button" data-quiet onClick={own.throwAway}>
            {words('throwAway')}
          </button>
        )}
      </div>
      <nav class="own-board-stages" aria-label={words('stages')}>
        {STAGES.map((each, i) => (
          <button
            key={each}
            type="button"
            aria-current={each === stage ? 'step' : undefined}
            onClick={() => setStage(each)}
          >
            <span aria-hidden="true">{i + 1}</span> {words(`stage.${each}`)}
          </button>
        ))}
      </nav>
      <section class="own-board-stage" aria-label={words(`stage.${stage}`)}>
        <h2>{words(`stage.${stage}`)}</h2>
        <PhotoContext.Provider value={holder}>
          {stage === 'numbers' && <NumbersStage language={language} editing={editing} onEdit={own.edit} />}
          {(stage === 'bushes' || stage === 'missing') && (
            <LandStage key={stage} language={language} entry={entry} what={stage} onChange={change} />
          )}
          {stage === 'tiles' && <TilesStage language={language} entry={entry} onChange={change} />}
          {stage === 'check' && <CheckStage key={id} language={language} entry={entry} />}
          {stage === 'share' && <ShareStage language={language} entry={entry} />}
        </PhotoContext.Provider>
      </section>
      {isPlayable && (
        <p>
          <a class="button" href={`${pageAddress(language, 'play/')}?board=${id ?? ''}`}>
            {words('play')}
          </a>
        </p>
      )}
    </div>
  );
}
