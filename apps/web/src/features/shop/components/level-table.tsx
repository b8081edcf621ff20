import { builtKinds, features, spendsQuota } from '@nebosvod/contracts/built.table';
import { type Product, products, productsThatOpen } from '@nebosvod/contracts/products.table';
import { counted } from '@nebosvod/terms/plural';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../platform/paths.ts';
import { kindTitles } from '../../../text/consultation-kinds.ts';
import { Icon } from '../../../ui/icon.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import { cardTableBoxLook, tableLook } from '../../../ui/table-look.ts';
import type { Level } from '../levels.ts';
import { type Owned, ownedMark } from '../ownership.ts';
import classes from '../shop.module.css';

const levelName = ({ title }: Product) => title.replace('Veda: ', '');

const veda = products.filter((product) => product.area === 'veda');

/** What the levels open: each thing that is built, then each kind of document that has a writer. */
const openings: readonly {
  readonly title: string;
  readonly note?: string;
  readonly opens: (product: Product) => boolean;
}[] = [
  ...features
    .filter((feature) => veda.some(({ id }) => id === feature.product))
    .map(({ product, title, note }) => ({
      title,
      note,
      opens: ({ id }: Product) => productsThatOpen(product).includes(id),
    })),
  ...builtKinds
    .filter((kind) => veda.some(({ kinds }) => kinds.includes(kind)))
    .map((kind) => ({ title: kindTitles[kind], opens: ({ kinds }: Product) => kinds.includes(kind) })),
];

interface LevelTableProps {
  readonly levels: readonly Level[];
  readonly owned: readonly Owned[];
  /** The item on whose page the table stands: there is less room, and what is inside is told above. */
  readonly currentId?: string;
}

/** The levels of Veda side by side: what each opens, for how long, at what price. */
export function LevelTable({ levels, owned, currentId }: LevelTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls sideways must be reachable by keyboard
    <section {...cardTableBoxLook()} tabIndex={0} aria-label="Сравнение уровней Veda">
      <table {...tableLook({ className: classes.levels })}>
        <thead>
          <tr>
            <th scope="col">Уровень</th>
            {levels.map(({ item, product }) => (
              <th scope="col" key={item.id} className={item.id === currentId ? classes.current : undefined}>
                {item.id === currentId ? (
                  levelName(product)
                ) : (
                  <Link to={paths.shop} search={{ id: item.id }} {...linkLook()}>
                    {levelName(product)}
                  </Link>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {openings.map(({ title, note, opens }) => (
            <tr key={title}>
              <th scope="row">{note === undefined || currentId !== undefined ? title : `${title}: ${note}`}</th>
              {levels.map(({ item, product }) => (
                <td key={item.id}>
                  {opens(product) ? (
                    <>
                      <Icon name="check" className="good" />
                      <span className="vh">есть</span>
                    </>
                  ) : (
                    <>
                      <span aria-hidden="true">—</span>
                      <span className="vh">нет</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
          {levels.some(({ product }) => spendsQuota(product.id)) && (
            <Row title="Генераций в месяц" levels={levels} cell={({ terms }) => terms.quota} />
          )}
          <Row
            title="Срок"
            levels={levels}
            cell={({ terms }) =>
              terms.termMonths === null ? 'без срока' : counted(terms.termMonths, 'месяц', 'месяца', 'месяцев')
            }
          />
          <Row title="Цена" levels={levels} cell={({ item }) => item.priceText} />
          {owned.length > 0 && (
            <Row
              title="У вас"
              levels={levels}
              cell={({ item }) => (ownedMark(item.productIds, owned) === null ? '—' : 'открыто')}
            />
          )}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  readonly title: string;
  readonly levels: readonly Level[];
  readonly cell: (level: Level) => string | number;
}

function Row({ title, levels, cell }: RowProps) {
  return (
    <tr>
      <th scope="row">{title}</th>
      {levels.map((level) => (
        <td key={level.item.id}>{cell(level)}</td>
      ))}
    </tr>
  );
}
