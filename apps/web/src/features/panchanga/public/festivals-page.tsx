import { type PublicFestivalsPage, type PublicHolidayLink, publicPath } from '@nebosvod/contracts/public-page';
import { formatDate } from '@nebosvod/terms/civil-date';
import { linkLook } from '../../../ui/link-look.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { cardTableBoxLook, tableLook } from '../../../ui/table-look.ts';
import { Frame } from './frame.tsx';
import classes from './public-page.module.css';
import { WordsLinks } from './words-links.tsx';

/** All holidays and fasts with their next dates. */
export function FestivalsPage({ page }: { readonly page: PublicFestivalsPage }) {
  const { city, festivals, ekadashis } = page;
  return (
    <Frame
      crumbs={[{ name: 'Панчанга', path: publicPath.cities }, { name: 'Праздники' }]}
      today={page.today}
      section="panchanga"
    >
      <PageHead ruled title="Праздники и экадаши" subtitle={`Что это, почему и когда: ближайшие даты ${city.inCity}`} />
      <p className={classes.lead} data-lead="">
        У каждого праздника своя страница: откуда он, что в него делают, что оставляют и на какие дни он приходится в
        вашем городе. Дата зависит от восхода, поэтому соседние города порой отмечают в соседние дни.
      </p>
      <Dates title="Праздники года" holidays={festivals} />
      <Dates title="Экадаши с их историями" holidays={ekadashis} />
      <WordsLinks current={page.canonical} />
    </Frame>
  );
}

function Dates({ title, holidays }: { readonly title: string; readonly holidays: readonly PublicHolidayLink[] }) {
  return (
    <section className={classes.section}>
      <h2>{title}</h2>
      <div {...cardTableBoxLook()}>
        <table {...tableLook()}>
          <thead>
            <tr>
              <th scope="col">Праздник</th>
              <th scope="col">Ближайший день</th>
            </tr>
          </thead>
          <tbody>
            {holidays.map(({ slug, name, date }) => (
              <tr key={slug}>
                <th scope="row">
                  <a {...linkLook()} href={publicPath.festival(slug)}>
                    {name}
                  </a>
                </th>
                <td>{date === null ? 'не в ближайшие два года' : formatDate(date)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
