import './goods-choice.css';
import { wordsFor } from 'words:table';
import { GoodIcon } from '../board/pieces/icons.tsx';
import { type Choice, extensions, isChosen } from '../machines/choice.ts';
import type { Pointed } from '../machines/chooser.ts';
import { CUBES, type Cube, type Game, GOODS, type Good, type Goods, type Player } from '../milestones/index.ts';
import { pairOf } from '../telling/actions-in-words.ts';
import type { Names } from '../telling/names.ts';

interface Props {
  readonly game: Game;
  readonly choice: Choice;
  readonly names: Names;
  readonly onPress: (pressed: Pointed) => void;
  readonly onChoose: (choice: Choice) => void;
}

/** The pairs of cubes that can be sold. */
function pairsToSell(game: Game): readonly (readonly [Cube, Cube])[] {
  return extensions(game, { type: 'sell' }).flatMap((action) => (action.type === 'sell' ? [action.goods] : []));
}

/** The goods that a choice is made among: what to buy, what to sell, what to give back. */
export function GoodsChoice({ game, choice, names, onPress, onChoose }: Props) {
  const words = wordsFor(names.language);
  const option = (value: Good | readonly [Good, Good], goods: readonly Good[], name: string) => (
    <button
      key={name}
      type="button"
      class="goods-option"
      aria-pressed={isChosen(choice, 'goods', value)}
      aria-label={name}
      onClick={() => onPress({ place: 'goods', value })}
    >
      {goods.map((good, i) => (
        <GoodIcon key={i} good={good} />
      ))}
    </button>
  );
  switch (choice.type) {
    case 'buy':
      return (
        <div class="goods-options">
          {CUBES.map((good) => option(good, [good], words('good.buy', { good: names.good(good) })))}
        </div>
      );
    case 'sell':
      return (
        <div class="goods-options">
          {pairsToSell(game).map((pair) =>
            option(pair, pair, words('goods.sell', { goods: names.goods(pairOf(pair), 'object') })),
          )}
        </div>
      );
    case 'give-back':
      return <GiveBack game={game} chosen={choice.goods ?? {}} names={names} onChoose={onChoose} />;
    default:
      return null;
  }
}

interface GiveBackProps extends Pick<Props, 'game' | 'names' | 'onChoose'> {
  readonly chosen: Partial<Goods>;
}

/** A stepper for each kind of goods that the player has. */
function GiveBack({ game, chosen, names, onChoose }: GiveBackProps) {
  const words = wordsFor(names.language);
  const { goods } = game.state.players[game.state.player] as Player;
  const { giveBack } = game.state.visit as { giveBack: number };
  const given = GOODS.reduce((sum, good) => sum + (chosen[good] ?? 0), 0);
  const change = (good: Good, count: number) => {
    const counts = GOODS.map((each) => [each, each === good ? count : (chosen[each] ?? 0)] as const);
    onChoose({ type: 'give-back', goods: Object.fromEntries(counts.filter(([, n]) => n > 0)) });
  };
  return (
    <div class="steppers">
      {GOODS.filter((good) => goods[good] > 0).map((good) => {
        const n = chosen[good] ?? 0;
        const label = { good: names.good(good) };
        return (
          <div key={good} class="stepper">
            <GoodIcon good={good} />
            <button
              type="button"
              aria-label={words('step.less', label)}
              aria-disabled={n === 0}
              onClick={() => n > 0 && change(good, n - 1)}
            >
              −
            </button>
            <span>{words('step.count', { n, all: goods[good] })}</span>
            <button
              type="button"
              aria-label={words('step.more', label)}
              aria-disabled={n === goods[good] || given === giveBack}
              onClick={() => n < goods[good] && given < giveBack && change(good, n + 1)}
            >
              +
            </button>
          </div>
        );
      })}
      <p>{words('step.left', { n: giveBack - given })}</p>
    </div>
  );
}
