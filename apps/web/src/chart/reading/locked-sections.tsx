import { findProduct } from '@nebosvod/contracts/products.table';
import { counted } from '@nebosvod/terms/plural';
import { Link, useLocation } from '@tanstack/react-router';
import { paths } from '../../platform/paths.ts';
import { useSessionState } from '../../platform/session/use-session.ts';
import { areaText } from '../../text/areas.ts';
import { buttonLook } from '../../ui/button.tsx';
import { cardLook } from '../../ui/card-look.ts';
import { Icon } from '../../ui/icon.tsx';
import { linkLook } from '../../ui/link-look.ts';
import classes from './reading.module.css';
import { type LockedSection, sectionElement } from './reading-parts.ts';

/** Sections that are not opened: each by its name, and the products that open it. */
export function LockedSections({ sections }: { readonly sections: readonly LockedSection[] }) {
  const { auth } = useSessionState();
  const { href } = useLocation();
  const products = [...new Set(sections.flatMap(({ opensWith }) => opensWith))].flatMap((id) => findProduct(id) ?? []);
  const isVeda = products.some(({ area }) => area === 'veda');
  const names = products.map(({ title }) => title.replace(/^Veda: (.*)$/, 'Veda «$1»'));
  return (
    <section {...cardLook({ wide: true, className: `${classes.locked} no-print` })} aria-labelledby="reading-locked">
      <h2 id="reading-locked">
        Ещё {counted(sections.length, 'раздел', 'раздела', 'разделов')} {sections.length === 1 ? 'закрыт' : 'закрыто'}
      </h2>
      <p className="muted">
        Открытое выше показано целиком, слово в слово; закрытое на эту страницу не приходит вовсе.
      </p>
      <ul className={classes.lockedList}>
        {sections.map(({ id, title }) => (
          <li key={id} id={sectionElement(id)} tabIndex={-1}>
            <Icon name="lock" size={16} />
            {title}
          </li>
        ))}
      </ul>
      <p>
        {names.length === 1 ? `Открывает продукт «${names[0]}».` : `Открывает любой из продуктов: ${names.join(', ')}.`}{' '}
        {isVeda && <span className="muted">Карта, даши и йоги остаются бесплатными.</span>}
      </p>
      <div className="row wrap">
        <Link to={paths.shop} search={isVeda ? { category_id: 'veda' } : {}} {...buttonLook({ variant: 'primary' })}>
          {areaText.toShop}
        </Link>
        {!auth.isAuthenticated && (
          <Link to={paths.login} search={{ returnTo: href }} {...linkLook()}>
            Уже куплено: войти
          </Link>
        )}
      </div>
    </section>
  );
}
