import { featuresOf, spendsQuota } from '@nebosvod/contracts/built.table';
import { findProduct } from '@nebosvod/contracts/products.table';
import { listShopItems } from '@nebosvod/contracts/shop';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { endpointQuery } from '../../platform/api/endpoint-query.ts';
import { paths } from '../../platform/paths.ts';
import { UnprovenEmail } from '../../platform/session/email-proof.tsx';
import { useSession, useSessionState } from '../../platform/session/use-session.ts';
import { type Area, areas, areaText } from '../../text/areas.ts';
import { buttonLook } from '../../ui/button.tsx';
import { cardLook } from '../../ui/card-look.ts';
import { Icon } from '../../ui/icon.tsx';
import { linkLook } from '../../ui/link-look.ts';
import { MarkEngraving } from '../../ui/mark-engraving.tsx';
import { noteLook } from '../../ui/note-look.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { stickyBarLook } from '../../ui/sticky-bar-look.ts';
import { termListLook } from '../../ui/term-list-look.ts';
import classes from './paywall.module.css';

/** An area for somebody who does not own it: what it is, for whom, what is inside and how to get it. The address stays. */
export function PaywallPage({ area, preview }: { readonly area: Area; readonly preview?: ReactNode }) {
  const { auth, productsFailed } = useSessionState();
  const { href } = useLocation();
  const session = useSession();
  const text = areas[area];
  if (productsFailed)
    return <ErrorState onRetry={() => void session.reloadProducts()}>{areaText.productsFailed}</ErrorState>;
  const lock = auth.isAuthenticated ? areaText.userLock(text.opener) : areaText.guestLock(text.opener);
  return (
    <>
      <p {...noteLook({ tone: 'section', className: classes.lock })}>
        <Icon name="lock" />
        <span>{lock}</span>
      </p>
      <UnprovenEmail />
      <PageTitle title={text.title} subtitle={text.subtitle} />
      <div className={classes.columns}>
        <div>
          <section {...cardLook({ wide: true, className: classes.about })}>
            <MarkEngraving section={area} />
            <div>
              <h2 className={classes.h3}>{areaText.forWhom}</h2>
              <p>{text.forWhom}</p>
              <Link to={text.free.to} {...linkLook()}>
                {text.free.label}
              </Link>
            </div>
          </section>
          <h2 className={classes.h3}>{areaText.whatInside}</h2>
          <ul className={classes.inside}>
            {featuresOf(text.productIds).map(({ title, note }) => (
              <li key={title}>
                <Icon name="check" className="good" />
                <span>
                  {title}
                  <small>{note}</small>
                </span>
              </li>
            ))}
          </ul>
        </div>
        <HowTo area={area} />
      </div>
      {preview}
      <div {...stickyBarLook()}>
        <Link to={paths.shop} {...buttonLook({ variant: 'primary' })}>
          {areaText.toShop}
        </Link>
        {!auth.isAuthenticated && (
          <Link to={paths.login} search={{ returnTo: href }} {...buttonLook()}>
            {areaText.signIn}
          </Link>
        )}
      </div>
    </>
  );
}

function HowTo({ area }: { readonly area: Area }) {
  const { auth } = useSessionState();
  const { href } = useLocation();
  const { data: items } = useQuery(endpointQuery(listShopItems, {}, 'stored'));
  /** The item that sells just this product; the page does without its price and stock while it is not known. */
  const itemOf = (id: number) => items?.find((item) => item.productIds.join() === String(id));
  return (
    <aside {...cardLook({ wide: true, className: classes.howTo })}>
      <h2 className={classes.h3}>{areaText.howTo}</h2>
      <ol className={classes.steps}>
        {areaText.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {areas[area].productIds.some(spendsQuota) && <p className="cap">Генераций в месяц</p>}
      <dl {...termListLook()}>
        {areas[area].productIds.map((id) => {
          const product = findProduct(id);
          const item = itemOf(id);
          return (
            product && (
              <div key={id} className={classes.level}>
                <dt>
                  {product.title.replace(/^Veda: (.*)$/, '«$1»')}
                  <span className={classes.cost}>{item?.priceText}</span>
                </dt>
                {spendsQuota(id) && <dd>{item?.products[0]?.quota ?? '—'}</dd>}
              </div>
            )
          );
        })}
      </dl>
      <Link to={paths.shop} {...buttonLook({ variant: 'primary', size: 'big', full: true, className: classes.beside })}>
        {areaText.toShop}
      </Link>
      {!auth.isAuthenticated && (
        <Link to={paths.login} search={{ returnTo: href }} {...buttonLook({ full: true, className: classes.beside })}>
          {areaText.signIn}
        </Link>
      )}
    </aside>
  );
}
