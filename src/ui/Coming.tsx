import './notices.css';
import { wordsFor } from 'words:notices';
import { useEffect, useState } from 'preact/hooks';
import { SAID_AFTER } from '../kit/asked.ts';
import type { Language } from '../words/languages.ts';
import { Live } from './Live.tsx';

/** After how many milliseconds the page says that something takes long. */
const LONG_AFTER = 10_000;

/** Places that say it now: only the first of them is read out. */
const saying = new Set<object>();

interface Props {
  /** What the page says already, from the first moment on. */
  readonly said?: string;
  /** Whether it is said over what lies there, and moves nothing: where nothing will stand in its place. */
  readonly over?: boolean;
}

/** Says that a part of the page is still loading; after a while, that it takes long, and offers to load the page again. */
export function Coming({ said, over = false }: Props) {
  const [stage, setStage] = useState<'quiet' | 'said' | 'long'>('quiet');
  const [isFirst, setFirst] = useState(true);
  useEffect(() => {
    const me = {};
    const say = (stage: 'said' | 'long') => {
      saying.add(me);
      setFirst(saying.values().next().value === me);
      setStage(stage);
    };
    const timers = [setTimeout(say, SAID_AFTER, 'said'), setTimeout(say, LONG_AFTER, 'long')];
    return () => {
      timers.forEach(clearTimeout);
      saying.delete(me);
    };
  }, []);
  // Only a browser gets that far, and it knows the page's language.
  const words = () => wordsFor(document.documentElement.lang as Language);
  const text = [
    ...(said !== undefined ? [said] : stage === 'quiet' ? [] : [words()('fetch.coming')]),
    ...(stage === 'long' ? [words()('fetch.slow')] : []),
  ].join(' ');
  const notice = (
    <>
      {isFirst ? (
        <Live class="coming" of={null}>
          {text}
        </Live>
      ) : (
        <p class="coming">{text}</p>
      )}
      {stage === 'long' && (
        <p>
          <button type="button" class="button" data-quiet onClick={() => location.reload()}>
            {words()('fetch.reload')}
          </button>
        </p>
      )}
    </>
  );
  return over ? <div class="said-over">{notice}</div> : notice;
}
