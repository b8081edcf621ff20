import { formatRubles } from '@nebosvod/terms/plural';
import type { ShopItem } from '../api/use-shop.ts';
import classes from '../shop.module.css';

/** What an item costs and for how long; a price nobody has set is said in words, never invented. */
export function Price({ item }: { readonly item: ShopItem }) {
  return (
    <div className={classes.price}>
      {item.price === null ? <span>{capital(item.priceText)}</span> : <Roubles amount={item.price.amount} />}
      <small>{item.termText}</small>
    </div>
  );
}

/** The heading font has no rouble sign. */
function Roubles({ amount }: { readonly amount: number }) {
  const [number = ''] = formatRubles(amount).split('\u00a0₽');
  return (
    <>
      {number}
      {'\u00a0'}
      <b className={classes.rouble}>₽</b>
    </>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
