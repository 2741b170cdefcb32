import './loop-tags.css';
import type { Good, Space } from '../../milestones/index.ts';
import { Drawn } from './Drawn.tsx';
import { picturePlace } from './loop-places.ts';

/** A few signs on a space of the loop: texts, goods, a cover tile. */
export interface LoopTag {
  readonly at: Space;
  /** Below another one. */
  readonly isSecond?: boolean;
  readonly parts: readonly (string | { readonly drawing: Good | 'cover' })[];
}

const HEIGHT = 44;
const LETTER = 17;
const DRAWING = 38;
const PADDING = 8;
/** Below the middle of the picture it lies on: at the lower edge of a worker’s card, so that the face is seen. */
const DOWN = { worker: 72, building: 34 };
/** A cover tile is drawn as large as a worker, goods are smaller. */
const scaleOf = (drawing: Good | 'cover') => (drawing === 'cover' ? 0.28 : 0.62);

function Tag({ at, isSecond = false, parts }: LoopTag) {
  const { x, y } = picturePlace(at);
  const middle = y + (at.startsWith('worker-') ? DOWN.worker : DOWN.building) + (isSecond ? HEIGHT : 0);
  const widths = parts.map((part) => (typeof part === 'string' ? part.length * LETTER : DRAWING));
  const width = widths.reduce((sum, each) => sum + each, 2 * PADDING);
  const lefts = widths.map((_, i) => widths.slice(0, i).reduce((sum, each) => sum + each, x - width / 2 + PADDING));
  return (
    <g class="m-tag">
      <rect x={x - width / 2} y={middle - HEIGHT / 2} width={width} height={HEIGHT} rx={HEIGHT / 2} />
      {parts.map((part, i) => {
        const place = (lefts[i] as number) + (widths[i] as number) / 2;
        return typeof part === 'string' ? (
          <text key={i} x={place} y={middle + 11.5}>
            {part}
          </text>
        ) : (
          <Drawn key={i} name={part.drawing} x={place} y={middle} scale={scaleOf(part.drawing)} />
        );
      })}
    </g>
  );
}

/** What is written on the spaces of a loop, such as what they would yield. */
export function LoopTags({ tags }: { readonly tags: readonly LoopTag[] }) {
  return tags.map((tag) => <Tag key={`${tag.at} ${tag.isSecond}`} {...tag} />);
}
