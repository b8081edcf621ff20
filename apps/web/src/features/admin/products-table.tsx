import { type ProductId, products } from '@nebosvod/contracts/products.table';
import { counted } from '@nebosvod/terms/plural';
import { kindTitles } from '../../text/consultation-kinds.ts';
import { tableBoxLook, tableLook } from '../../ui/table-look.ts';
import { CsvButton } from './csv-button.tsx';
import type { Settings } from './use-settings.ts';

const head = ['Номер', 'Продукт', 'Генераций в месяц', 'Срок', 'Входят продукты', 'Документы'] as const;

const termOf = (months: number | null) =>
  months === null ? 'без срока' : counted(months, 'месяц', 'месяца', 'месяцев');

type Terms = Settings['products'];

const figuresOf = (terms: Terms, id: ProductId) => {
  const found = terms.find((one) => one.id === id);
  return found === undefined ? ['—', '—'] : [String(found.quota), termOf(found.termMonths)];
};

const rowsOf = (terms: Terms) =>
  products.map(({ id, title, includes, kinds }) => [
    String(id),
    title,
    ...figuresOf(terms, id),
    includes.length === 0 ? '—' : includes.join(', '),
    kinds.map((kind) => kindTitles[kind]).join(', '),
  ]);

/** What each product opens, how many documents a month and for how long: what the shop and the server work by. */
export function ProductsTable({ terms }: { readonly terms: Terms }) {
  const rows = rowsOf(terms);
  return (
    <section className="stack" aria-label="Продукты и квоты">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable from the keyboard */}
      <section {...tableBoxLook()} tabIndex={0} aria-label="Продукты и квоты: таблица">
        <table {...tableLook()}>
          <thead>
            <tr>
              {head.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <tr key={cells[0]}>
                {cells.map((cell, index) => (
                  <td key={head[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="row wrap">
        <CsvButton file="nebosvod-produkty" head={head} rows={rows} of="продукты и квоты" />
      </div>
    </section>
  );
}
