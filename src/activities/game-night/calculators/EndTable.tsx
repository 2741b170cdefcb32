import { wordsFor } from 'words:calculators';
import { type ComponentChildren, Fragment } from 'preact';
import { KindIcon, PlayerMark } from '../../../board/pieces/icons.tsx';
import { KINDS } from '../../../milestones/index.ts';
import type { Names } from '../../../telling/names.ts';
import { type EndCard, type EndEntries, type Fault, withCount, withEntry } from './end-card.ts';

interface Props {
  readonly names: Names;
  readonly entries: EndEntries;
  readonly card: EndCard;
  /** The players' names by seat: as they are said, and those that were entered. */
  readonly players: readonly string[];
  readonly entered: readonly (string | undefined)[];
  /** Whether nothing has been entered yet. */
  readonly isEmpty: boolean;
  readonly change: (entries: EndEntries) => void;
}

/** The table into which is entered what is counted, a column for each player. */
export function EndTable(props: Props) {
  const { names, entries, card, players, change } = props;
  const { result } = card;
  const words = wordsFor(names.language);
  const cells = (cell: (seat: number, player: string) => ComponentChildren) =>
    players.map((player, seat) => <td key={seat}>{cell(seat, player)}</td>);
  /** Goods are asked of those who are tied; what has been entered stays to be mended. */
  const asksGoods = players.map((_, seat) => result?.tied.includes(seat) || entries.goods[seat] !== '');
  return (
    <table class="end-card">
      <thead>
        <tr>
          <td />
          {players.map((player, seat) => (
            <th key={seat} scope="col">
              <PlayerMark index={seat} />
              {props.entered[seat]?.trim() || <span class="unseen">{player}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{words('end.vp')}</th>
          {cells((seat, player) => (
            <Entry
              card={card}
              at={`vp.${seat}`}
              label={words('end.cell.vp', { player })}
              value={entries.vp[seat] ?? ''}
              onEnter={(text) => change(withEntry(entries, 'vp', seat, text))}
            />
          ))}
        </tr>
        <FaultsBelow {...props} isHere={(at) => at.startsWith('vp.')} />
        {KINDS.map((kind, k) => (
          <Fragment key={kind}>
            <tr>
              <th scope="row">
                <KindIcon kind={kind} /> <span>{names.kinds(kind)}</span>
              </th>
              {cells((seat, player) =>
                (['workers', 'bonus'] as const).map((part, i) => (
                  <Entry
                    key={part}
                    card={card}
                    at={`${part}.${seat}.${kind}`}
                    label={words(`end.cell.${part}`, { player, kinds: names.kinds(kind) })}
                    value={entries.workers[seat]?.[k]?.[i] ?? ''}
                    onEnter={(text) => change(withCount(entries, seat, k, part, text))}
                    placeholder={part === 'bonus' ? '★' : undefined}
                  />
                )),
              )}
            </tr>
            <FaultsBelow {...props} isHere={(at) => at.endsWith(`.${kind}`)} />
          </Fragment>
        ))}
        <FaultsBelow {...props} isHere={(at) => /^(bonus|workers\.\d)$/.test(at)} />
        {!props.isEmpty && asksGoods.includes(true) && (
          <tr>
            <th scope="row">{words('end.goods')}</th>
            {cells(
              (seat, player) =>
                asksGoods[seat] && (
                  <Entry
                    card={card}
                    at={`goods.${seat}`}
                    label={words('end.cell.goods', { player })}
                    value={entries.goods[seat] ?? ''}
                    onEnter={(text) => change(withEntry(entries, 'goods', seat, text))}
                  />
                ),
            )}
          </tr>
        )}
        <FaultsBelow {...props} isHere={(at) => at.startsWith('goods.')} />
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
  );
}

interface EntryProps {
  readonly card: EndCard;
  /** The place where it stands, as faults name it. */
  readonly at: string;
  readonly label: string;
  readonly value: string;
  readonly onEnter: (text: string) => void;
  readonly placeholder?: string | undefined;
}

/** A field of the table. */
function Entry({ card: { faults }, at, label, value, onEnter, placeholder }: EntryProps) {
  const fault = faults.find((each) => at === each.at || at.startsWith(`${each.at}.`));
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
      onInput={(event) => onEnter(event.currentTarget.value)}
    />
  );
}

interface FaultsProps extends Pick<Props, 'names' | 'card' | 'players'> {
  /** Whether a place is in the row. */
  readonly isHere: (at: string) => boolean;
}

/** What is wrong in a row of the table, below it. */
function FaultsBelow({ names, card, players, isHere }: FaultsProps) {
  const words = wordsFor(names.language);
  const here = card.faults.filter(({ at }) => isHere(at));
  const inWords = ({ at, reason, values }: Fault) => {
    const fault = words(`fault.${reason}`, values as never);
    const seat = at.split('.')[1];
    return seat === undefined ? fault : words('fault.of', { player: players[Number(seat)] as string, fault });
  };
  if (here.length === 0) return null;
  return (
    <tr>
      <td colSpan={players.length + 1} class="calculator-fault">
        {here.map((fault) => (
          <p key={fault.at + fault.reason} id={`fault-${fault.at}`}>
            {inWords(fault)}
          </p>
        ))}
      </td>
    </tr>
  );
}
