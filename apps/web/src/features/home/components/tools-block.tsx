import { spendsQuota } from '@nebosvod/contracts/built.table';
import { findProduct } from '@nebosvod/contracts/products.table';
import { counted } from '@nebosvod/terms/plural';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../platform/paths.ts';
import type { OwnedProduct } from '../../../platform/session/session-calls.ts';
import { type Area, areas } from '../../../text/areas.ts';
import { cardLook } from '../../../ui/card-look.ts';
import { MarkEngraving } from '../../../ui/mark-engraving.tsx';
import classes from '../home.module.css';

/** What is left this month of an area's products together; null where nothing spends it. */
function left(products: readonly OwnedProduct[]): string | null {
  const spent = products.filter(({ id }) => spendsQuota(id));
  if (spent.length === 0) return null;
  const sum = spent.reduce((rest, { quota }) => rest + Math.max(0, (quota?.limit ?? 0) - (quota?.used ?? 0)), 0);
  return `ещё ${counted(sum, 'генерация', 'генерации', 'генераций')} в этом месяце`;
}

interface Props {
  readonly title: string;
  readonly products: readonly OwnedProduct[];
  /** The order of those that are owned, and of those that are not. */
  readonly order: readonly Area[];
}

/** Areas of the person first, then the rest with what they are. */
export function ToolsBlock({ title, products, order }: Props) {
  const ownedIn = (area: Area) => products.filter((product) => findProduct(product.id)?.area === area);
  const sorted = [...order].sort((one, other) => Number(ownedIn(other).length > 0) - Number(ownedIn(one).length > 0));
  return (
    <section className={classes.block} aria-labelledby="home-tools">
      <div className={classes.blockHead}>
        <h2 id="home-tools">{title}</h2>
      </div>
      <div className={classes.tools}>
        {sorted.map((area) => {
          const owned = ownedIn(area);
          return (
            <Link key={area} to={paths[area]} {...cardLook({ className: classes.tool })} data-section={area}>
              <MarkEngraving section={area} size={44} />
              <div>
                <h3>{areas[area].title}</h3>
                <p>{left(owned) ?? areas[area].subtitle}</p>
                <p className={classes.state}>{owned.length > 0 ? 'Открыть' : 'Узнать'}</p>
              </div>
            </Link>
          );
        })}
      </div>
    </section>
  );
}
