import { wordsFor } from 'words:stepper';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { Changes } from '../../choosing/Changes.tsx';
import { frameMarks } from '../../choosing/frame-marks.ts';
import { Pictures } from '../../choosing/Pictures.tsx';
import type { Frame, View } from '../../steps/step.ts';
import type { Names } from '../../telling/names.ts';
import { Captions } from './Captions.tsx';
import { Controls } from './Controls.tsx';
import type { ExampleEvent } from './machine.ts';
import { useSwipe } from './use-swipe.ts';

interface Props {
  readonly names: Names;
  readonly title: string;
  readonly frames: readonly Frame[];
  /** The step that is shown, from 0. */
  readonly at: number;
  readonly isPlaying: boolean;
  readonly captions: readonly string[];
  readonly views: readonly View[];
  readonly players: readonly string[];
  /** What the address of a step begins with. */
  readonly prefix: string;
  readonly send: (event: ExampleEvent) => void;
  readonly onTakeOver: () => void;
  /** The ways on, after the one to take over. */
  readonly children: ComponentChildren;
}

/** The step that is watched: its pictures, its caption, and what leads to other steps and to trying. */
export function Watching(props: Props) {
  const { names, title, frames, at, isPlaying, captions, views, players, prefix, send, onTakeOver, children } = props;
  const { language } = names;
  const words = wordsFor(language);
  const frame = frames[at] as Frame;
  const marks = useMemo(() => frameMarks(frame), [frame]);
  const swipe = useSwipe((where) => send({ type: where }));
  return (
    <>
      <div class="example-swipe notranslate" {...swipe}>
        <Pictures
          game={frame.shown}
          player={frame.player}
          views={views}
          players={players}
          names={names}
          marks={marks}
          changes={<Changes before={frame.before} after={frame.shown} player={frame.player} names={names} />}
        />
      </div>
      <div class="example-side">
        <div class="example-follow">
          <Captions language={language} frames={frames} captions={captions} at={at} prefix={prefix} />
          <Controls
            language={language}
            title={title}
            frames={frames}
            at={at}
            isPlaying={isPlaying}
            prefix={prefix}
            send={send}
          />
        </div>
        <div class="example-ways">
          <button type="button" class="example-take-over" data-focus onClick={onTakeOver}>
            {words('take-over')}
          </button>
          {children}
        </div>
      </div>
    </>
  );
}
