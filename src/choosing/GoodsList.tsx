import './goods-list.css';
import { GoodIcon } from '../board/pieces/icons.tsx';
import { GOODS, type Goods } from '../milestones/index.ts';
import type { Names } from '../telling/names.ts';

/** Counted goods, each with its picture; nothing where there are none. */
export function GoodsList({ goods, names }: { readonly goods: Partial<Goods>; readonly names: Names }) {
  return (
    <span class="goods-list">
      {GOODS.filter((good) => goods[good]).map((good) => (
        <span key={good} class="goods-item">
          <GoodIcon good={good} /> {names.goods({ [good]: goods[good] })}{' '}
        </span>
      ))}
    </span>
  );
}
