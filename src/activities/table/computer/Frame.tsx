import { wordsFor } from 'words:advice';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { Names } from '../../../telling/names.ts';
import type { Task, Tasks } from '../../../thinking/tasks.ts';
import type { Answer } from '../../../thinking/use-answer.ts';
import { Live } from '../../../ui/Live.tsx';

interface Props<T extends Task> {
  readonly names: Names;
  readonly heading: string;
  readonly answer: Answer<T>;
  /** Whether it is asked while looking back. */
  readonly isPast?: boolean | undefined;
  readonly onClose: () => void;
  /** What can be done about it. */
  readonly acts?: ComponentChildren;
  readonly children: (output: Tasks[T]['output']) => ComponentChildren;
}

/** What is asked for, as soon as it is there. */
export function Frame<T extends Task>(props: Props<T>) {
  const { names, heading, answer, isPast = false, onClose, acts, children } = props;
  const { asked, again } = answer;
  const words = wordsFor(names.language);
  const card = useRef<HTMLElement>(null);
  const headingId = useId();
  // Looking back it lies below what it was asked with.
  useEffect(() => {
    if (isPast) card.current?.scrollIntoView({ block: 'nearest' });
  }, [asked.state]);
  return (
    <section class={isPast ? 'advice advice-past' : 'advice advice-now'} ref={card} aria-labelledby={headingId}>
      <div class="advice-head">
        <h3 id={headingId}>{heading}</h3>
        <div>
          {acts}
          <button type="button" onClick={onClose}>
            {words('close')}
          </button>
        </div>
      </div>
      <Live as="div" of={asked.state}>
        {asked.state === 'answered' ? (
          children(asked.output)
        ) : asked.state === 'failed' ? (
          <p>
            {words('failed')}{' '}
            <button type="button" onClick={again}>
              {words('again')}
            </button>
          </p>
        ) : (
          <p>{words('thinking')}</p>
        )}
      </Live>
    </section>
  );
}
