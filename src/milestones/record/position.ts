import { type Layout, layoutOf } from '../board/layout.ts';
import { hasStreetOnEdge, netOf } from '../board/net.ts';
import { visibleWorkers, workerOn } from '../chapters/03-player-board.ts';
import { DISPLAY_SIZE, drafter, startingTileCount } from '../chapters/04-setup.ts';
import { isStreetStart } from '../chapters/08-board-of-works.ts';
import { bonusesInReach } from '../chapters/09-bonus-tiles.ts';
import { GOODS_KEPT, WORKERS_LEFT } from '../chapters/11-castle.ts';
import { finalScoringOf, targetScore, winnersOf } from '../chapters/12-end.ts';
import { BONUS_TILES, SUPPLY } from '../chapters/13-supplies.ts';
import { totalGoods } from '../goods.ts';
import type { RuleId } from '../rules.ts';
import { type Game, KINDS, type OpenState, type Phase, type Player, type Visit } from '../types.ts';
import type { Problem, ProblemReason } from './problems.ts';

/** A game of which nobody knows yet whether its state agrees with its phase. */
type Unchecked = Omit<Game, 'state'> & { readonly state: OpenState };
type Report = (at: string, reason: ProblemReason, rule?: RuleId) => void;

/**
 * What a position whose fields have the right shapes still gets wrong: every invariant that the rules keep up, whether or
 * not a game could have led to it. Workers need not come from the tile list.
 */
export function problemsOfPosition(game: Unchecked): Problem[] {
  const found: Problem[] = [];
  const report: Report = (at, reason, rule) => found.push({ at, reason, rule: rule ?? null });
  const { state, options } = game;
  if (state.players.length !== options.players) report('players', 'wrong-count');
  if (state.player >= options.players) report('player', 'no-such-player');
  if (found.length > 0) return found;

  const layout = layoutOf(game.board);
  const built = problemsOfBuildings(layout, state, report);
  checkTiles(game, report);
  checkPlayers(game, report);
  checkBonuses(game, layout, report);
  if (built) checkVisit(game, layout, report);
  checkEnd(game, report);
  return found;
}

/** Streets, marketplaces, flour and houses stand where they may stand; false where they name what the board has not. */
function problemsOfBuildings(layout: Layout, state: OpenState, report: Report): boolean {
  const { streets, houses, marketplaces, flour } = state;
  const known = (list: readonly string[], index: ReadonlyMap<string, number>, at: string) =>
    list.every((id, i) => {
      if (!index.has(id)) report(`${at}.${i}`, 'wrong-value');
      else if (list.indexOf(id) < i) report(`${at}.${i}`, 'same-id-twice');
      else return true;
      return false;
    });
  const lists = [
    known(marketplaces, layout.index, 'marketplaces'),
    known(houses, layout.lotIndex, 'houses'),
    ...streets.map((section, i) => known(section, layout.index, `streets.${i}`)),
  ];
  if (lists.includes(false)) return false;

  if (!marketplaces.includes(layout.ids[layout.start] as string)) report('marketplaces', 'stall-empty', '4.2');
  if (streets.length > SUPPLY.streets) report('streets', 'supply-exceeded', '13.3');
  if (houses.length > SUPPLY.houses) report('houses', 'supply-exceeded', '13.3');
  if (marketplaces.length > SUPPLY.marketplaces) report('marketplaces', 'supply-exceeded', '13.3');

  checkStreets(layout, state, report);
  const net = netOf(layout, state);
  marketplaces.forEach((id, i) => {
    const point = layout.index.get(id) as number;
    if (point === layout.start) return;
    if (net.milestone[point]) report(`marketplaces.${i}`, 'marketplace-not-allowed', '8.14');
    else if (net.pieces[point] === 0) report(`marketplaces.${i}`, 'marketplace-not-allowed', '8.15');
  });
  houses.forEach((id, i) => {
    const lot = layout.lots[layout.lotIndex.get(id) as number] as Layout['lots'][number];
    if (!hasStreetOnEdge(net, lot)) report(`houses.${i}`, 'house-not-allowed', '8.10');
  });
  flour.forEach((id, i) => {
    if (!marketplaces.includes(id)) report(`flour.${i}`, 'flour-not-allowed', '10.1');
    else if (flour.indexOf(id) < i) report(`flour.${i}`, 'flour-not-allowed', '10.3');
  });
  return true;
}

/**
 * The streets are one tree, built section by section. A section may branch at any marketplace that stands by now, but for a
 * marketplace to be there a street must have touched the point before (8.15).
 */
function checkStreets(layout: Layout, { streets, marketplaces }: OpenState, report: Report): void {
  streets.forEach((section, i) => {
    const net = netOf(layout, { streets: streets.slice(0, i), marketplaces });
    const [from, milestone, to] = section.map((id) => layout.index.get(id) as number) as [number, number, number];
    const path = (layout.paths[from] as Layout['paths'][number]).some(
      (other) => other.milestone === milestone && other.to === to,
    );
    const at = `streets.${i}`;
    if (!path || milestone === layout.start || to === layout.start) report(at, 'section-not-allowed', '8.3');
    else if (i === 0 && from !== layout.start) report(at, 'section-not-allowed', '8.4');
    else if (!isStreetStart(layout, net, from) || (from !== layout.start && net.pieces[from] === 0))
      report(at, 'section-not-allowed', '8.5');
    else if (net.pieces[milestone] !== 0 || net.pieces[to] !== 0) report(at, 'section-not-allowed', '8.7');
  });
}

/** Every tile is known, lies in one place only, and the display is as full as it can be (4.6, 7.6). */
function checkTiles({ state, pile, workerTiles }: Unchecked, report: Report): void {
  const ids = new Set(workerTiles.map((tile) => tile.id));
  const seen = new Set<string>();
  const places = { display: state.display, startingTiles: state.startingTiles, pile };
  for (const [place, tiles] of Object.entries(places)) {
    tiles.forEach((id, i) => {
      if (!ids.has(id)) report(`${place}.${i}`, 'unknown-tile');
      else if (seen.has(id)) report(`${place}.${i}`, 'tile-twice');
      seen.add(id);
    });
  }
  if (state.pileCount !== pile.length) report('pileCount', 'wrong-count');
  if (state.display.length > DISPLAY_SIZE || (state.display.length < DISPLAY_SIZE && pile.length > 0))
    report('display', 'wrong-count', '7.6');
}

/** The draft is where its tiles say it is, and afterwards everybody has the two workers that nobody can lose (4.8, 11.4). */
function checkPlayers({ state, options }: Unchecked, report: Report): void {
  const drafting = state.phase === 'draft';
  const moves = { draft: [0], move: [1, 2], space: [0, 1], bonus: [0, 1], over: [0] }[state.phase];
  if (!moves.includes(state.movesLeft)) report('movesLeft', 'wrong-moves-left', '5.2');
  if (!drafting) {
    if (state.startingTiles.length > 0) report('startingTiles', 'draft-disagrees', '4.8');
    state.players.forEach(({ spaces }, i) => {
      if (visibleWorkers(spaces) < WORKERS_LEFT) report(`players.${i}.spaces`, 'too-few-workers', '11.4');
    });
    return;
  }
  const drafted = startingTileCount(options.players) - state.startingTiles.length;
  if (drafted < 0 || drafted >= 2 * options.players) {
    report('startingTiles', 'draft-disagrees', '4.7');
    return;
  }
  if (state.player !== drafter(options, Math.floor(drafted / 2))) report('player', 'draft-disagrees', '4.8');
  for (let turn = 0; turn < options.players; turn++) {
    const player = drafter(options, turn);
    const { spaces, piece } = state.players[player] as Player;
    const tiles = Math.max(0, Math.min(2, drafted - 2 * turn));
    const bare = spaces.every((space) => space === null || (space !== 'covered' && !space.bonus));
    if (!bare || visibleWorkers(spaces) !== 2 * tiles || piece !== 'castle')
      report(`players.${player}`, 'draft-disagrees', '4.8');
  }
  if (state.streets.length + state.houses.length + state.flour.length > 0 || state.marketplaces.length > 1)
    report('streets', 'draft-disagrees', '4.8');
}

/** Bonus tiles lie on bushes, without a house unless one may leave them (9.5), and there are no more of them than fifteen or, on a larger board, than bushes (4.3, 8.13, 13.3). */
function checkBonuses({ state, board, options }: Unchecked, layout: Layout, report: Report): void {
  const lots = Object.keys(state.bonusTiles);
  for (const lot of lots) {
    if (!layout.lotIndex.has(lot) || !board.bushes.includes(lot))
      report(`bonusTiles.${lot}`, 'bonus-not-allowed', '4.3');
    else if (state.houses.includes(lot) && !options.variants.houseMayLeaveBonus)
      report(`bonusTiles.${lot}`, 'bonus-not-allowed', '8.13');
  }
  const onWorkers = state.players.flatMap(({ spaces }) =>
    spaces.filter((_, i) => workerOn(spaces, i + 1)?.bonus),
  ).length;
  if (lots.length + onWorkers > Math.max(BONUS_TILES, board.bushes.length))
    report('bonusTiles', 'supply-exceeded', '13.3');
}

/** A visit asks what its space asks, and the bonus tiles in reach are those around what was just built (5.5, 9.1, 11.1). */
function checkVisit({ state }: Unchecked, layout: Layout, report: Report): void {
  const { phase, visit, bonusInReach } = state;
  const player = state.players[state.player] as Player;
  if (phase !== 'bonus' && bonusInReach.length > 0) report('bonusInReach', 'reach-disagrees', '9.1');
  if (phase !== 'space' && phase !== 'bonus') {
    if (visit !== null) report('visit', 'visit-disagrees', '5.5');
    return;
  }
  if (visit === null || !visitFits(player, phase, visit)) report('visit', 'visit-disagrees', '5.5');
  if (phase === 'bonus' && !reachFits(layout, state, player)) report('bonusInReach', 'reach-disagrees', '9.1');
}

function visitFits({ piece, goods, spaces }: Player, phase: Phase, visit: Visit): boolean {
  if (phase === 'bonus') return piece === 'board-of-works' && Object.keys(visit).length === 0;
  if (piece === 'trading-house') return 'hired' in visit;
  if (piece === 'castle') {
    const { giveBack, cover } = visit as Extract<Visit, { cover: boolean }>;
    const surplus = Math.max(0, totalGoods(goods) - GOODS_KEPT);
    return giveBack === surplus && (!cover || visibleWorkers(spaces) > WORKERS_LEFT) && (giveBack > 0 || cover);
  }
  return (piece === 'board-of-works' || piece === 'mill') && Object.keys(visit).length === 0;
}

/** The tiles in reach are some of those around the milestone or the marketplace that was built last; others may have been taken already. */
function reachFits(layout: Layout, state: OpenState, player: Player): boolean {
  if (state.bonusInReach.length === 0) return false;
  const last = [state.streets.at(-1)?.[1], state.marketplaces.at(-1)].filter((id) => id !== undefined);
  return last.some((id) => {
    const around = bonusesInReach(layout, state, player, layout.index.get(id) as number);
    return around.length === state.bonusInReach.length && around.every((lot) => state.bonusInReach.includes(lot));
  });
}

/** Who triggered the end had a reason to, the turns left fit whose turn it is, and the final scoring is right (12.1–12.7). */
function checkEnd({ state, options, pile }: Unchecked, report: Report): void {
  const { phase, players, endTriggeredBy, turnsLeft, finalScoring, winners } = state;
  const count = players.length;
  const target = targetScore(count);
  if (endTriggeredBy === null || turnsLeft === null) {
    const reached = players.findIndex(({ vp }) => vp >= target);
    if (endTriggeredBy !== turnsLeft) report('turnsLeft', 'end-disagrees', '12.3');
    else if (reached >= 0) report(`players.${reached}.vp`, 'end-disagrees', '12.1');
  } else if (endTriggeredBy >= count) report('endTriggeredBy', 'no-such-player');
  else {
    if (turnsLeft >= count || state.player !== (endTriggeredBy + count - 1 - turnsLeft) % count)
      report('turnsLeft', 'end-disagrees', '12.3');
    const soldOut = state.display.length === 0 && pile.length === 0;
    if ((players[endTriggeredBy] as Player).vp < target && !soldOut) report('endTriggeredBy', 'end-disagrees', '12.1');
    if (phase === 'draft') report('endTriggeredBy', 'end-disagrees', '12.1');
  }

  if (phase !== 'over') {
    if (finalScoring !== null) report('finalScoring', 'scoring-disagrees', '12.4');
    if (winners !== null) report('winners', 'scoring-disagrees', '12.7');
    return;
  }
  if (turnsLeft !== 0) report('turnsLeft', 'end-disagrees', '12.3');
  const right = finalScoringOf(players, options.variants.equalCategoryScores);
  const same = (a: readonly number[] | undefined, b: readonly number[]) =>
    a !== undefined && a.length === b.length && a.every((value, i) => value === b[i]);
  for (const kind of KINDS) {
    if (!same(finalScoring?.[kind].values, right[kind].values))
      report(`finalScoring.${kind}.values`, 'scoring-disagrees', '12.4');
    if (!same(finalScoring?.[kind].vp, right[kind].vp)) report(`finalScoring.${kind}.vp`, 'scoring-disagrees', '12.5');
  }
  if (!same(winners ?? undefined, winnersOf(players))) report('winners', 'scoring-disagrees', '12.7');
}
