import './panel.css';
import { type Key, wordsFor } from 'words:table';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Choice, extensions } from '../machines/choice.ts';
import type { Pointed } from '../machines/chooser.ts';
import { type Game, legalActions } from '../milestones/index.ts';
import { useSettings } from '../settings/use-settings.ts';
import type { Names } from '../telling/names.ts';
import type { Preview } from '../telling/preview.ts';
import type { Why } from '../telling/refusals-in-words.ts';
import { type Shortcut, shortcut } from '../ui/shortcuts.ts';
import { GoodsChoice } from './GoodsChoice.tsx';
import { IdleChoice } from './IdleChoice.tsx';
import { PreviewMessage, Refused } from './Message.tsx';
import type { Chooser } from './use-chooser.ts';

interface Props {
  readonly game: Game;
  readonly names: Names;
  readonly prompt: string;
  readonly chooser: Chooser;
  /** Why what was pressed, or is pointed at, is not allowed. */
  readonly why: readonly Why[];
  readonly preview: Preview | null;
  /** What is asked for, or, between turns, what has just happened. */
  readonly told: string;
  /** What stands above it, also where it grows over the board. */
  readonly above: ComponentChildren;
  /** What stands below what is told. */
  readonly children?: ComponentChildren;
  readonly onPress: (pressed: Pointed) => void;
  readonly onChoose: (choice: Choice) => void;
  readonly onTakeNearest: () => void;
}

/** What the table waits for, the choice of what to do, and what would come of it. */
export function Panel({
  game,
  names,
  prompt,
  chooser,
  why,
  preview,
  told,
  above,
  children,
  onPress,
  onChoose,
  onTakeNearest,
}: Props) {
  const words = wordsFor(names.language);
  const { tools, choice } = chooser;
  const panel = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  const { confirmActions } = useSettings();
  useEffect(() => {
    const { scrollHeight, clientHeight } = panel.current as HTMLDivElement;
    setScrolls(scrollHeight > clientHeight);
  });
  return (
    <div class="panel-room">
      {above}
      {/* What scrolls has to be reached with the keys. */}
      <div
        class="panel"
        data-choice={choice?.type}
        data-begun={choice !== null && Object.keys(choice).length > 1}
        ref={panel}
        {...(scrolls ? { role: 'group', 'aria-label': prompt, tabIndex: 0 } : {})}
      >
        <h2 class={why.length > 0 || preview !== null ? 'prompt prompt-answered' : 'prompt'}>{prompt}</h2>
        {tools.length > 1 && (
          <fieldset class="tools" aria-label={words('tool.label')}>
            {tools.map((type, i) => (
              <button
                key={type}
                type="button"
                class={extensions(game, { type }).length === 0 ? 'tool-impossible' : undefined}
                aria-pressed={choice?.type === type}
                onClick={() => onChoose({ type })}
                {...shortcut(`tool${i + 1}` as Shortcut)}
              >
                {words(`tool.${type}` as Key)}
              </button>
            ))}
          </fieldset>
        )}
        {choice !== null && (
          <div class="panel-goods" {...shortcut('goods')}>
            <GoodsChoice game={game} choice={choice} names={names} onPress={onPress} onChoose={onChoose} />
          </div>
        )}
        <div class="message">
          {why.length > 0 ? (
            <Refused game={game} why={why} instead={chooser.instead} names={names} onTakeNearest={onTakeNearest} />
          ) : (
            <>
              {preview !== null ? <PreviewMessage preview={preview} names={names} /> : <p>{told}</p>}
              {/* What is chosen by itself, because nothing else is possible, hides nothing. */}
              {(preview === null || legalActions(game).length === 1) && children}
            </>
          )}
          <IdleChoice
            game={game}
            names={names}
            choice={choice}
            early={!confirmActions}
            keys={shortcut('idle')}
            onChoose={onChoose}
          />
        </div>
      </div>
    </div>
  );
}
