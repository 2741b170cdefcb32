import { wordsFor } from 'words:quick';
import { wordsFor as termWords } from 'words:terms';
import {
  BONUS_TILES,
  COSTS,
  DISPLAY_SIZE,
  GOODS,
  GOODS_KEPT,
  type Goods,
  newGame,
  PRACTICE_SET,
  SUPPLY,
  startingTileCount,
  targetScore,
  WORKERS_LEFT,
} from '../milestones/index.ts';
import type { Language } from '../words/languages.ts';

/** What differs with the number of players, for 2, 3 and 4 of them. */
export const NUMBERS = [2, 3, 4].map((players) => ({
  players,
  starting: startingTileCount(players),
  pile: newGame({ players, seed: 1, set: PRACTICE_SET }).state.pileCount,
  target: targetScore(players),
}));

/** Goods by number and name, `1 stone + 1 sand`. */
export function countedGoods(lang: Language, goods: Partial<Goods>): string {
  const terms = termWords(lang);
  return GOODS.flatMap((good) => (goods[good] ? [terms(`count.${good}`, { n: goods[good] })] : [])).join(' + ');
}

/** The lines of the quick sheet in a language, each with its title and text, by their names, which are also their places on the page. */
export function quickLines(lang: Language) {
  const words = wordsFor(lang);
  const counted = (goods: Partial<Goods>) => countedGoods(lang, goods);
  const coin = counted({ coin: 1 });
  const byPlayers = (row: 'starting' | 'pile' | 'target') => ({
    title: words(`setup.${row}`),
    text: words('setup.text', Object.fromEntries(NUMBERS.map((column) => [`of${column.players}`, column[row]]))),
  });
  const works = (id: 'street' | 'house' | 'marketplace') => ({
    title: words(`works.${id}`),
    text: words('works.text', {
      cost: counted(COSTS[id]),
      vp: words(`works.${id}.vp`),
      place: words(`works.${id}.place`),
    }),
  });
  const trading = words('trading');
  const setup = words('setup');
  return {
    turn: { title: words('turn'), text: words('turn.text') },
    worker: { title: words('worker'), text: words('worker.text') },
    'trading.income': { title: trading, text: words('trading.income') },
    'trading.hire': { title: trading, text: words('trading.hire', { cost: counted(COSTS.hire) }) },
    'trading.buy': { title: trading, text: words('trading.buy', { cost: counted(COSTS.buy), gain: coin }) },
    'works.street': works('street'),
    'works.house': works('house'),
    'works.marketplace': works('marketplace'),
    mill: { title: words('mill'), text: words('mill.text', { cost: counted(COSTS.deliver), gain: coin }) },
    castle: { title: words('castle'), text: words('castle.text', { kept: GOODS_KEPT, left: WORKERS_LEFT }) },
    bonus: { title: words('bonus'), text: words('bonus.text') },
    end: { title: words('end'), text: words('end.text') },
    scoring: { title: words('scoring'), text: words('scoring.text') },
    'setup.starting': byPlayers('starting'),
    'setup.pile': byPlayers('pile'),
    'setup.target': byPlayers('target'),
    'setup.all': { title: setup, text: words('setup.all', { display: DISPLAY_SIZE, bonus: BONUS_TILES }) },
    limits: { title: setup, text: words('limits', SUPPLY) },
  };
}
