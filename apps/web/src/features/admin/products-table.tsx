import { products } from '@nebosvod/contracts/products.table';
import { counted } from '@nebosvod/terms/plural';
import { kindTitles } from '../../text/consultation-kinds.ts';
import { hintLook } from '../../ui/hint-look.ts';
import { tableBoxLook, tableLook } from '../../ui/table-look.ts';
import { CsvButton } from './csv-button.tsx';

const head = ['Номер', 'Продукт', 'Генераций в месяц', 'Срок', 'Входят продукты', 'Документы'] as const;

const termOf = (months: number | null) =>
  months === null ? 'без срока' : counted(months, 'месяц', 'месяца', 'месяцев');

const rows = () =>
  products.map(({ id, title, quota, termMonths, includes, kinds }) => [
    String(id),
    title,
    String(quota),
    termOf(termMonths),
    includes.length === 0 ? '—' : includes.join(', '),
    kinds.map((kind) => kindTitles[kind]).join(', '),
  ]);

/** What each product opens, how many documents a month and for how long: the table that the shop and the server read. */
export function ProductsTable() {
  return (
    <section className="stack" aria-label="Продукты и квоты">
      <p {...hintLook()}>
        По этой таблице работают магазин, замки разделов и счёт генераций, поэтому она часть программы:
        packages/contracts/src/products.table.ts.
      </p>
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
            {rows().map((cells) => (
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
        <CsvButton file="nebosvod-produkty" head={head} rows={rows()} of="продукты и квоты" />
      </div>
    </section>
  );
}
