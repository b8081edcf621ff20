import { linkLook } from '../../../ui/link-look.ts';
import type { ShopItem } from '../api/use-shop.ts';

/** Whom to write to about a purchase; where the operator has not said it, that is what stands here. */
export function SellerLine({ seller }: Pick<ShopItem, 'seller'>) {
  if (seller === null) return <>Как с ним связаться, организатор ещё не указал.</>;
  const { name, email, phone, url } = seller;
  const ways = [
    ...(email === null ? [] : [{ href: `mailto:${email}`, text: email }]),
    ...(phone === null ? [] : [{ href: `tel:${phone.replaceAll(/[^+\d]/g, '')}`, text: phone }]),
    ...(url === null ? [] : [{ href: url, text: new URL(url).host }]),
  ];
  return (
    <>
      Организатор: {name},{' '}
      {ways.map(({ href, text }, i) => (
        <span key={href}>
          {i > 0 && ', '}
          <a href={href} {...linkLook()} {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}>
            {text}
          </a>
        </span>
      ))}
      .
    </>
  );
}
