import { wordsFor } from 'words:calculators';
import { Fragment } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { isKept } from '../../../kit/storage-names.ts';
import { BONUS_TILES, type GameEvent, KINDS, type Kind, type State } from '../../../milestones/index.ts';
import { eventInWords, scoringInWords, type Telling } from '../../../telling/events-in-words.ts';
import { namesFor } from '../../../telling/names.ts';
import type { Language } from '../../../words/languages.ts';
import { keptEvening } from '../evening/kept.ts';
import { KindIcon, PlayerMark } from '../pieces/icons.tsx';
import { Calculator, Said } from './Calculator.tsx';
import { END_ENTRIES, type EndEntries, endCard, type Fault, NOTHING_ENTERED } from './end-card.ts';
import { useLinked } from './use-linked.ts';

/** Names for what no board is needed to name. */
const NO_BOARD = { name: '', version: 1, points: [], start: '', bushes: [] };

const BLANK = JSON.stringify({ ...NOTHING_ENTERED, players: 0, equal: false });

/** The final scoring from what is counted on the table: majorities, ties and winners, each with its rule. */
export function EndCard({ language }: { readonly language: Language }) {
  const words = wordsFor(language);
  // Who plays was entered when the game was set up, perhaps; the names are in no link.
  const [setup] = useState(() => keptEvening()?.setup);
  const nothing: EndEntries = { ...NOTHING_ENTERED, players: setup?.players ?? NOTHING_ENTERED.players };
  const { value: entries, change, damaged } = useLinked('end', END_ENTRIES, nothing);
  const names = useMemo(() => namesFor(language, NO_BOARD, []), [language]);
  const [bonusTiles, setBonusTiles] = useState(BONUS_TILES);
  useEffect(() => {
    // Few readers have entered a board of their own, which may have more bushes: what reads it comes for those alone.
    if (!isKept('boards')) return;
    import('../boards/boards-store.ts').then(
      ({ playableBoards }) =>
        setBonusTiles(Math.max(BONUS_TILES, ...playableBoards().map(({ set }) => set.bonusTiles.length))),
      () => {},
    );
  }, []);
  const { faults, target, reached, result } = endCard(entries, bonusTiles);
  const seats = [...Array(entries.players).keys()];
  const player = (seat: number) => setup?.names[seat]?.trim() || words('end.player', { letter: 'ABCD'.charAt(seat) });
  const telling: Telling = { names, seats: seats.map((seat) => ({ name: player(seat) })), state: {} as State };
  const faultAt = (at: string) => faults.find((fault) => at === fault.at || at.startsWith(`${fault.at}.`));
  const saidOf = ({ at, reason, values }: Fault) => {
    const fault = words(`fault.${reason}`, values as never);
    const seat = at.split('.')[1];
    return seat === undefined ? fault : words('fault.of', { player: player(Number(seat)), fault });
  };
  const withEntry = (list: 'vp' | 'goods', seat: number, text: string): EndEntries => ({
    ...entries,
    [list]: entries[list].map((entry, i) => (i === seat ? text : entry)),
  });
  const withCount = (seat: number, kind: number, part: 0 | 1, text: string): EndEntries => ({
    ...entries,
    workers: entries.workers.map((kinds, i) =>
      i === seat
        ? kinds.map((pair, k): [string, string] =>
            k === kind ? (part === 0 ? [text, pair[1]] : [pair[0], text]) : (pair as [string, string]),
          )
        : kinds,
    ),
  });
  const field = (at: string, label: string, value: string, to: (text: string) => EndEntries, placeholder?: string) => {
    const fault = faultAt(at);
    return (
      <input
        inputMode="numeric"
        autocomplete="off"
        maxLength={6}
        aria-label={label}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && `fault-${fault.at}`}
        placeholder={placeholder}
        value={value}
        onInput={(event) => change(to(event.currentTarget.value))}
      />
    );
  };
  /** Goods are asked of those who are tied; what has been entered stays to be mended. */
  const asksGoods = seats.map((seat) => result?.tied.includes(seat) || entries.goods[seat] !== '');
  /** What is wrong in a row of the table, below it. */
  const faultsBelow = (isHere: (at: string) => boolean) => {
    const here = faults.filter(({ at }) => isHere(at));
    return (
      here.length > 0 && (
        <tr>
          <td colSpan={entries.players + 1} class="calculator-fault">
            {here.map((fault) => (
              <p key={fault.at + fault.reason} id={`fault-${fault.at}`}>
                {saidOf(fault)}
              </p>
            ))}
          </td>
        </tr>
      )
    );
  };
  const isEmpty = JSON.stringify({ ...entries, players: 0, equal: false }) === BLANK;
  const ended: GameEvent | null = result && {
    type: 'game-over',
    rule: '12.7',
    player: 0,
    winners: result.winners,
    vp: result.totals,
    goods: result.goods,
  };
  return (
    <Calculator language={language} lead={words('end.lead')} damaged={damaged} onClear={() => change(nothing)}>
      <div class="calculator-options">
        {([2, 3, 4] as const).map((n) => (
          <label key={n}>
            <input
              type="radio"
              name="end-players"
              checked={entries.players === n}
              onChange={() => change({ ...entries, players: n })}
            />
            {n}
          </label>
        ))}
      </div>
      <table class="end-card">
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col" aria-label={player(seat)}>
                <PlayerMark index={seat} />
                {setup?.names[seat]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words('end.vp')}</th>
            {seats.map((seat) => (
              <td key={seat}>
                {field(`vp.${seat}`, words('end.cell.vp', { player: player(seat) }), entries.vp[seat] ?? '', (text) =>
                  withEntry('vp', seat, text),
                )}
              </td>
            ))}
          </tr>
          {faultsBelow((at) => at.startsWith('vp.'))}
          {KINDS.map((kind: Kind, k) => (
            <Fragment key={kind}>
              <tr>
                <th scope="row">
                  <KindIcon kind={kind} /> <span>{names.kinds(kind)}</span>
                </th>
                {seats.map((seat) => {
                  const [workers = '', bonuses = ''] = entries.workers[seat]?.[k] ?? [];
                  const values = { player: player(seat), kinds: names.kinds(kind) };
                  return (
                    <td key={seat}>
                      {field(`workers.${seat}.${kind}`, words('end.cell.workers', values), workers, (text) =>
                        withCount(seat, k, 0, text),
                      )}
                      {field(
                        `bonus.${seat}.${kind}`,
                        words('end.cell.bonus', values),
                        bonuses,
                        (text) => withCount(seat, k, 1, text),
                        '★',
                      )}
                    </td>
                  );
                })}
              </tr>
              {faultsBelow((at) => at.endsWith(`.${kind}`))}
            </Fragment>
          ))}
          {faultsBelow((at) => /^(bonus|workers\.\d)$/.test(at))}
          {!isEmpty && asksGoods.includes(true) && (
            <tr>
              <th scope="row">{words('end.goods')}</th>
              {seats.map((seat) => (
                <td key={seat}>
                  {asksGoods[seat] &&
                    field(
                      `goods.${seat}`,
                      words('end.cell.goods', { player: player(seat) }),
                      entries.goods[seat] ?? '',
                      (text) => withEntry('goods', seat, text),
                    )}
                </td>
              ))}
            </tr>
          )}
          {faultsBelow((at) => at.startsWith('goods.'))}
          {result !== null && (
            <tr class="end-total">
              <th scope="row">{words('end.total')}</th>
              {result.totals.map((total, seat) => (
                <td key={seat}>{total}</td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      <label class="calculator-choice">
        <input
          type="checkbox"
          checked={entries.equal}
          onChange={(event) => change({ ...entries, equal: event.currentTarget.checked })}
        />
        {words('end.equal')}
      </label>
      <div role="status" class="calculator-answer" hidden={isEmpty}>
        {faults.length > 0 && <p class="calculator-fault">{words('fault.some', { n: faults.length })}</p>}
        <Said
          language={language}
          text={
            reached.length > 0
              ? words('end.target', { target, players: names.list(reached.map(player)) })
              : words('end.nobody', { target })
          }
          rules={reached.length > 0 ? ['12.1', '12.3'] : ['12.1', '12.2']}
        />
        {result !== null && (
          <>
            {KINDS.map((kind) => (
              <Said
                key={kind}
                language={language}
                text={scoringInWords(result.scoring, kind, telling)}
                rules={[result.scoring[kind].vp.every((vp) => vp === 0) || entries.equal ? '12.6' : '12.5']}
              />
            ))}
            {result.tied.length > 0 && <Said language={language} text={words('end.tie')} rules={['12.7']} />}
            {ended && (
              <p>
                <strong>{eventInWords(ended, telling)}</strong>
              </p>
            )}
          </>
        )}
      </div>
    </Calculator>
  );
}
