import { spendsQuota } from '@nebosvod/contracts/built.table';
import { findProduct } from '@nebosvod/contracts/products.table';
import { counted } from '@nebosvod/terms/plural';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../platform/paths.ts';
import { UnprovenEmail } from '../../../platform/session/email-proof.tsx';
import type { OwnedProduct } from '../../../platform/session/session-calls.ts';
import { useSession, useSessionState } from '../../../platform/session/use-session.ts';
import { areaText } from '../../../text/areas.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { cardLook } from '../../../ui/card-look.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import { linkLook } from '../../../ui/link-look.ts';
import { Progress } from '../../../ui/progress.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { dayOf } from '../local-date.ts';
import classes from '../profile.module.css';

/** What is open, until when, and how much of the month's stock is used where something spends it. */
export function ProductsTab() {
  const { products, productsFailed } = useSessionState();
  const session = useSession();
  if (productsFailed)
    return <ErrorState onRetry={() => void session.reloadProducts()}>{areaText.productsFailed}</ErrorState>;
  if (products.length === 0) {
    return (
      <>
        <UnprovenEmail />
        <EmptyState
          action={
            <Link to={paths.shop} {...buttonLook()}>
              В магазин
            </Link>
          }
        >
          Пока ничего не куплено: карты, панчанга и числа открыты и так.
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <div className={classes.cards}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </div>
      <p {...hintLook()}>
        Чего-то не хватает?{' '}
        <Link to={paths.profile} search={{ tab: 'purchases' }} {...linkLook()}>
          Проверьте покупки
        </Link>
      </p>
    </>
  );
}

function ProductCard({ product }: { readonly product: OwnedProduct }) {
  const area = findProduct(product.id)?.area;
  const limit = product.quota?.limit ?? 0;
  const left = Math.max(0, limit - (product.quota?.used ?? 0));
  return (
    <article {...cardLook({ className: classes.product })} data-section={area ?? ''}>
      <div>
        <h2>{product.title}</h2>
        <p className="cap">
          {product.expiresAt === null ? 'Без срока' : `Открыт до ${dayOf(product.expiresAt)}`} · № {product.id}
        </p>
      </div>
      {limit > 0 && spendsQuota(product.id) && (
        <div>
          <p>
            Осталось {left} из {counted(limit, 'генерации', 'генераций', 'генераций')} в этом месяце
          </p>
          <Progress share={left / limit} aria-hidden="true" />
        </div>
      )}
      {area !== undefined && (
        <div className={classes.foot}>
          <Link to={paths[area]} {...buttonLook()}>
            Открыть<span className="vh"> «{product.title}»</span>
          </Link>
        </div>
      )}
    </article>
  );
}
