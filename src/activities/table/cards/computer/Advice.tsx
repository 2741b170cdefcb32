import './advice.css';
import { wordsFor } from 'words:card-table';
import { useEffect, useRef } from 'preact/hooks';
import type { CardNames } from '../../../../telling/thousand-miles/card-names.ts';
import { cardReasonInWords } from '../../../../telling/thousand-miles/cards-telling.ts';
import type { Action } from '../../../../thousand-miles/index.ts';
import type { Reason } from '../../../../thousand-miles/players/reasons.ts';
import { useAsking } from '../../../../ui/use-asking.ts';
import { cardThinker, PATIENCE } from './driver.ts';
import type { CardAdvice, CardTasks } from './tasks.ts';

/** What is asked of the computer. */
export type Asked = { readonly [T in 'hint' | 'why']: { readonly task: T; readonly input: CardTasks[T]['input'] } }[
  | 'hint'
  | 'why'];

interface Props {
  readonly names: CardNames;
  readonly heading: string;
  readonly asked: Asked;
  /** Takes the card that is advised; null where nothing is to be done any more. */
  readonly onTake: ((action: Action) => void) | null;
  readonly onClose: () => void;
  readonly say: (text: string) => void;
}

/** What an action does, as a sentence to the reader. */
export function adviceInWords({ type, card }: Action, names: CardNames): string {
  return wordsFor(names.language)(`advice.${type}`, { card: names.object(card) });
}

const thinker = cardThinker();

/** What the computer advises, or why it did what it did. */
export function Advice({ names, heading, asked, onTake, onClose, say }: Props) {
  const words = wordsFor(names.language);
  const [answer, send] = useAsking<CardAdvice>(({ signal }) => {
    const asking = { signal, patience: PATIENCE };
    return asked.task === 'hint' ? thinker.ask('hint', asked.input, asking) : thinker.ask('why', asked.input, asking);
  });
  const advice = answer.state === 'answered' ? answer.output : null;
  useEffect(() => send({ type: 'ask' }), [asked]);
  useEffect(() => {
    if (advice === null) return;
    const reasons = advice.reasons.map((reason) => cardReasonInWords(reason, names));
    const what = asked.task === 'hint' ? [adviceInWords(advice.action, names)] : [];
    say([heading, ...what, ...reasons].join(' '));
  }, [advice]);
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.scrollIntoView({ block: 'nearest' }), [answer]);
  if (answer.state !== 'failed' && advice === null) return null;
  return (
    <section ref={section} class="card-advice" aria-label={heading}>
      <h3>{heading}</h3>
      {advice === null ? (
        <p>{words('failed')}</p>
      ) : (
        <>
          {asked.task === 'hint' && <p class="card-advised">{adviceInWords(advice.action, names)}</p>}
          <Reasons names={names} reasons={advice.reasons} />
        </>
      )}
      <p class="card-buttons">
        {advice !== null && onTake !== null && (
          <button type="button" class="button" onClick={() => onTake(advice.action)}>
            {words('advice.take')}
          </button>
        )}
        <button type="button" class="button" data-quiet onClick={onClose}>
          {words('close')}
        </button>
      </p>
    </section>
  );
}

function Reasons({ names, reasons }: { readonly names: CardNames; readonly reasons: readonly Reason[] }) {
  const words = wordsFor(names.language);
  const part = (heading: 'for' | 'against', told: readonly Reason[]) =>
    told.length > 0 && (
      <div>
        <dt>{words(heading)}</dt>
        {told.map((reason) => (
          <dd key={reason.code}>{cardReasonInWords(reason, names)}</dd>
        ))}
      </div>
    );
  // A discard has nothing that speaks for it but what it costs least.
  const isAgainst = ({ worth, code }: Reason) => worth < 0 && code !== 'gives-up';
  return (
    <dl>
      {part(
        'for',
        reasons.filter((reason) => !isAgainst(reason)),
      )}
      {part('against', reasons.filter(isAgainst))}
    </dl>
  );
}
