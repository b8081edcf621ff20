import { Link } from '@tanstack/react-router';
import { paths } from '../../../platform/paths.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { cardLook } from '../../../ui/card-look.ts';
import { MarkEngraving } from '../../../ui/mark-engraving.tsx';
import type { ShopItem } from '../api/use-shop.ts';
import { areaOf, type Owned, ownedMark } from '../ownership.ts';
import classes from './item-card.module.css';
import { itemTitle } from './item-title.ts';
import { OwnedLine } from './owned-line.tsx';
import { Price } from './price.tsx';

/** An item in the list: its mark, one line of use, and either the price or that it is owned already. */
export function ItemCard({ item, owned }: { readonly item: ShopItem; readonly owned: readonly Owned[] }) {
  const area = areaOf(item.productIds);
  const mark = ownedMark(item.productIds, owned);
  const title = itemTitle(item.title);
  return (
    <article {...cardLook({ className: classes.item })} data-section={area ?? ''}>
      <div className={classes.pic}>
        <MarkEngraving section={area ?? 'default'} />
      </div>
      <div className={classes.words}>
        <h2>{title}</h2>
        <p>{item.summary}</p>
        <div className={classes.foot}>
          {mark === null ? <Price item={item} /> : <OwnedLine mark={mark} />}
          {mark !== null && area !== null ? (
            <Link to={paths[area]} {...buttonLook({ size: 'sm' })}>
              Открыть<span className="vh"> «{title}»</span>
            </Link>
          ) : (
            <Link to={paths.shop} search={{ id: item.id }} {...buttonLook({ size: 'sm' })}>
              Подробнее<span className="vh">: {title}</span>
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}
