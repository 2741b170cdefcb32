import { wordsFor } from 'words:own-board';
import { useMemo, useState } from 'preact/hooks';
import { type BoardEntry, boardOf, type Fault, faultsOf, isSerious } from '../../entered-boards/entry.ts';
import { PRACTICE_SET } from '../../milestones/index.ts';
import { namesFor } from '../../telling/names.ts';
import { Live } from '../../ui/Live.tsx';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { drawSeed } from '../../ui/seed.ts';
import type { Language } from '../../words/languages.ts';
import { Picture } from './Picture.tsx';

interface Props {
  readonly language: Language;
  readonly entry: BoardEntry;
}

const RULES = {
  'no-stall': '2.4',
  'two-stalls': '2.4',
  alone: '2.4',
  apart: '2.4',
  'no-first-section': '8.4',
  'too-few': '2.4',
  'too-large': '2.4',
  bushes: '2.1',
  bonus: '2.1',
  'too-few-tiles': '4.7',
} as const satisfies { readonly [Name in Fault['fault']]: string };

const ASKED = 3;
const NUMBERS = [1, 2, 3, 4, 5] as const;

/** Some points of a board with a number, another choice for every seed. */
function drawnPoints(ids: readonly string[], seed: number): string[] {
  const start = seed % Math.max(1, ids.length);
  const step = Math.max(1, Math.floor(ids.length / ASKED));
  return ids.length < ASKED
    ? []
    : Array.from({ length: ASKED }, (_, i) => ids[(start + i * step) % ids.length] as string);
}

/** What stands at a point of the printed board, to be compared with what was entered: a row that slipped by one is found so. */
function SpotCheck({ language, entry }: Props) {
  const words = wordsFor(language);
  const seed = useMemo(drawSeed, []);
  const [answers, setAnswers] = useState<ReadonlyMap<string, { readonly number: number }>>(new Map());
  const { board } = boardOf(entry);
  const names = namesFor(language, board, PRACTICE_SET.workerTiles);
  const numbers = new Map(board.points.map(({ id, number }) => [id, number]));
  const asked = drawnPoints(
    board.points.filter(({ number }) => number !== null).map(({ id }) => id),
    seed,
  );
  return (
    <>
      <h3>{words('spots')}</h3>
      <p>{words('spots.how')}</p>
      {asked.map((id) => {
        const answer = answers.get(id);
        return (
          <fieldset key={id} class="own-board-spot">
            <legend>{words('spots.ask', { point: names.point(id) })}</legend>
            <div class="own-board-pad">
              {NUMBERS.map((number) => (
                <button
                  key={number}
                  type="button"
                  class="button"
                  data-quiet
                  aria-pressed={answer?.number === number}
                  onClick={() => setAnswers(new Map([...answers, [id, { number }]]))}
                >
                  {number}
                </button>
              ))}
            </div>
            <Live of={answer}>
              {answer !== undefined &&
                (answer.number === numbers.get(id)
                  ? words('spots.right')
                  : words('spots.wrong', { number: numbers.get(id) as number, point: names.point(id) }))}
            </Live>
          </fieldset>
        );
      })}
    </>
  );
}

/** Everything that is wrong with the board or unlike the printed one, all at once, and three questions to the reader. */
export function CheckStage({ language, entry }: Props) {
  const words = wordsFor(language);
  const faults = faultsOf(entry);
  const canBeShown = !faults.some(({ fault }) => fault === 'too-few' || fault === 'too-large');
  const names = canBeShown ? namesFor(language, boardOf(entry).board, PRACTICE_SET.workerTiles) : null;
  return (
    <>
      {faults.length === 0 && <p class="own-board-fine">{words('check.fine')}</p>}
      <ul class="own-board-faults">
        {faults.map((each) => (
          <li key={each.fault} data-serious={isSerious(each)}>
            <strong>{words(isSerious(each) ? 'check.serious' : 'check.unusual')}</strong>{' '}
            {words(`fault.${each.fault}`, {
              places: names?.list(each.at.map((id) => names.point(id))) ?? '',
              count: 'count' in each ? each.count : 0,
              wanted: 'wanted' in each ? each.wanted : 0,
            })}{' '}
            <RuleLink language={language} id={RULES[each.fault]} />
          </li>
        ))}
      </ul>
      {canBeShown && (
        <>
          <Picture language={language} entry={entry} name="check" highlight={faults.flatMap(({ at }) => at)} />
          <SpotCheck language={language} entry={entry} />
        </>
      )}
    </>
  );
}
