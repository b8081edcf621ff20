import { type PublicFestivalPage, publicPath } from '@nebosvod/contracts/public-page';
import { formatDate } from '@nebosvod/terms/civil-date';
import { buttonLook } from '../../../ui/button.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { cardTableBoxLook, tableLook } from '../../../ui/table-look.ts';
import { CityLinks } from './city-links.tsx';
import { Frame } from './frame.tsx';
import { OwnCity } from './own-city.tsx';
import classes from './public-page.module.css';
import { WordsCard } from './words-card.tsx';
import { WordsLinks } from './words-links.tsx';

/** A holiday or a fast: what it is, why, what people do, and its days in a city. */
export function FestivalPage({ page }: { readonly page: PublicFestivalPage }) {
  const { slug, name, city, isMain, words, fast, dates, others, all } = page;
  return (
    <Frame
      crumbs={[
        { name: 'Панчанга', path: publicPath.cities },
        { name: 'Праздники', path: publicPath.festivals },
        { name, ...(isMain ? {} : { path: publicPath.festival(slug) }) },
        ...(isMain ? [] : [{ name: city.name }]),
      ]}
      today={page.today}
      section={fast === null ? 'panchanga' : 'ekadashi'}
    >
      <PageHead ruled title={isMain ? name : `${name}, ${city.name}`} subtitle="Что это, почему, что делают и когда" />
      {isMain && <OwnCity cities={all} pathOf={(other) => publicPath.cityFestival(slug, other)} current={city.slug} />}
      <WordsCard words={words} label="О дне" fast={fast} />
      <h2 className={classes.h2}>Когда: даты {city.inCity}</h2>
      {dates.length === 0 ? (
        <p>В ближайшие два года на этот город не приходится: добавленный месяц бывает раз в два-три года.</p>
      ) : (
        <div {...cardTableBoxLook()}>
          <table {...tableLook()}>
            <thead>
              <tr>
                <th scope="col">День</th>
                <th scope="col">Почему в этот день</th>
              </tr>
            </thead>
            <tbody>
              {dates.map(({ date, vaishnava, because }) => (
                <tr key={date}>
                  <th scope="row">
                    <a {...linkLook()} href={publicPath.day(city.slug, date)}>
                      {formatDate(date)}
                    </a>
                    {vaishnava !== null && <span className="muted"> вайшнава: {formatDate(vaishnava)}</span>}
                  </th>
                  <td>{because}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {fast !== null && dates[0] !== undefined && (
        <p className="row wrap no-print">
          <a {...buttonLook()} href={publicPath.cityEkadashis(Number(dates[0].date.slice(0, 4)), city.slug)}>
            Часы выхода из поста {city.inCity}
          </a>
        </p>
      )}
      <CityLinks
        title="Даты в других городах"
        cities={others}
        pathOf={(other) => publicPath.cityFestival(slug, other)}
        all={{ name: 'Все праздники', path: publicPath.festivals }}
        more={all}
      />
      <WordsLinks />
    </Frame>
  );
}
