import { type PublicEkadashiPage, publicPath } from '@nebosvod/contracts/public-page';
import { formatShortDate } from '@nebosvod/terms/civil-date';
import { counted } from '@nebosvod/terms/plural';
import { useState } from 'react';
import { useHydrated } from '../../../platform/hydration.ts';
import { cardLook } from '../../../ui/card-look.ts';
import { chipLook } from '../../../ui/chip-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import { tableLook } from '../../../ui/table-look.ts';
import festivalsClasses from '../festivals/festivals.module.css';
import { WideTable } from '../wide-table.tsx';
import { fastRows } from './fast-rows.ts';
import classes from './fasts-by-city.module.css';
import publicPageClasses from './public-page.module.css';

/** The same fasts in the largest cities, whole without scripts; in the browser cities can be put away. */
export function FastsByCity({ page }: { readonly page: PublicEkadashiPage }) {
  const { year, compared, ekadashis } = page;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const isInBrowser = useHydrated();
  const rows = fastRows(ekadashis, compared);
  const split = new Set(rows.filter(({ isSplit }) => isSplit).map(({ title }) => title)).size;
  const shown = compared.map(({ slug }) => !hidden.has(slug));
  const toggle = (slug: string) => {
    const next = new Set(hidden);
    if (!next.delete(slug)) next.add(slug);
    if (next.size < compared.length) setHidden(next);
  };
  return (
    <section className={publicPageClasses.section} aria-labelledby="pp-compared">
      <h2 id="pp-compared">Сравнение городов: пост и выход из него</h2>
      <p className={`cap ${classes.compared}`}>
        В ячейке день поста, под ним дата и часы выхода по местному времени города.{' '}
        {split === 0
          ? 'Дни поста во всех этих городах совпадают, различаются часы выхода.'
          : `${counted(split, 'экадаши приходится', 'экадаши приходятся', 'экадаши приходятся')} не везде на тот же день, что в Москве: такие дни отмечены.`}
      </p>
      {isInBrowser && (
        <fieldset className={`row wrap no-print ${classes.chips}`} aria-label="Какие города показать">
          {compared.slice(1).map(({ slug, name }) => (
            <button
              key={slug}
              type="button"
              {...chipLook()}
              aria-pressed={!hidden.has(slug)}
              onClick={() => toggle(slug)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <div {...cardLook()}>
        <WideTable label="Экадаши по городам">
          <table {...tableLook({ className: classes.compare })} data-comparison="">
            <caption className="vh">
              День поста и окно выхода в {compared.length} городах, {year}
            </caption>
            <thead>
              <tr>
                <th scope="col">Экадаши</th>
                {compared.map(
                  ({ slug, name }, index) =>
                    shown[index] && (
                      <th key={slug} scope="col">
                        <a {...linkLook()} href={publicPath.cityEkadashis(year, slug)}>
                          {name}
                        </a>
                      </th>
                    ),
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, title, tradition, cells }) => (
                <tr key={key}>
                  <th scope="row">
                    {title}
                    {tradition !== null && <span className="muted"> {tradition}</span>}
                  </th>
                  {cells.map(
                    (cell, index) =>
                      shown[index] && (
                        <td key={compared[index]?.slug}>
                          {cell === null ? (
                            <span className="muted">нет восхода</span>
                          ) : (
                            <>
                              <span className={cell.isOther ? festivalsClasses.other : undefined}>
                                {formatShortDate(cell.date, { weekday: true })}
                                {cell.isOther && (
                                  <>
                                    {' '}
                                    <Icon name="warn" size={14} />
                                    <span className="vh"> другой день</span>
                                  </>
                                )}
                              </span>
                              <br />
                              <span className="muted">
                                {formatShortDate(cell.breakDate)}, {cell.hours}
                              </span>
                            </>
                          )}
                        </td>
                      ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      </div>
    </section>
  );
}
