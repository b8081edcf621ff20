import { type PublicEkadashi, type PublicEkadashiPage, publicPath } from '@nebosvod/contracts/public-page';
import { formatShortDate } from '@nebosvod/terms/civil-date';
import { formatTime, formatTimeRange } from '@nebosvod/terms/clock';
import { masaName } from '@nebosvod/terms/panchanga';
import { paths } from '../../../platform/paths.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import { noteLook } from '../../../ui/note-look.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { cardTableBoxLook, tableLook } from '../../../ui/table-look.ts';
import { ekadashiTitle, mahadvadashiTitle } from '../festival-title.ts';
import { CityLinks } from './city-links.tsx';
import { ekadashiSentences, isFarNorth } from './ekadashi-words.ts';
import { FastsByCity } from './fasts-by-city.tsx';
import { Frame } from './frame.tsx';
import classes from './public-page.module.css';
import { WordsLinks } from './words-links.tsx';

const [firstYear, lastYear] = [1800, 2399];

/** Ekadashis of a year: dates and all cities, or one city with the hours. */
export function EkadashiPage({ page }: { readonly page: PublicEkadashiPage }) {
  const { city, year, isOverview, ekadashis } = page;
  return (
    <Frame
      today={page.today}
      section="ekadashi"
      crumbs={[
        { name: 'Панчанга', path: publicPath.cities },
        { name: `Экадаши ${year}`, ...(isOverview ? {} : { path: publicPath.ekadashis(year) }) },
        ...(isOverview ? [] : [{ name: city.name }]),
      ]}
    >
      <PageHead
        ruled
        title={<>Экадаши {isOverview ? `в ${year} году` : `${year}, ${city.name}`}</>}
        subtitle={
          isOverview
            ? 'Даты для Москвы и сравнение больших городов; ваш город в списке ниже'
            : 'Дни поста двух традиций и часы выхода из него'
        }
        actions={<YearStepper page={page} />}
      />
      <p className={classes.lead} data-lead="">
        {ekadashiSentences(page).join(' ')}
      </p>
      {isFarNorth(city) && (
        <p {...noteLook()}>
          <Icon name="info" />
          <span>
            Экадаши отсчитывают от восхода. Тех из них, что приходятся {city.inCity} на полярный день или полярную ночь,
            в таблице нет: дня с восходом у них не бывает.
          </span>
        </p>
      )}
      <div {...cardTableBoxLook()}>
        <table {...tableLook({ className: `${classes.stack} ${classes.fasts}` })} data-stacks="">
          <caption className="vh">
            Экадаши {year} года, {city.name}
          </caption>
          <thead>
            <tr>
              <th scope="col">Смарта</th>
              <th scope="col">Экадаши</th>
              <th scope="col">Вайшнава</th>
              {isOverview ? (
                <th scope="col">Лунный месяц</th>
              ) : (
                <>
                  <th scope="col">Титхи экадаши</th>
                  <th scope="col">Выход из поста, смарта</th>
                  <th scope="col">Выход из поста, вайшнава</th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {ekadashis.map((ekadashi) => (
              <FastRow key={ekadashi.tithi.start} ekadashi={ekadashi} page={page} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={`cap ${classes.key}`}>
        Смарта: день, на восходе которого держится экадаши. Вайшнава: тот же день, если титхи началась до арунодаи (96
        минут до восхода), иначе двадаши; при махадвадаши пост тоже переносят на двадаши. Выходят из поста на двадаши,
        после её первой четверти (хари-васара).
      </p>
      {page.compared.length > 0 && <FastsByCity page={page} />}
      <p className="row wrap no-print">
        <a
          {...buttonLook({ variant: 'primary' })}
          href={`${paths.panchanga}?${new URLSearchParams({ view: 'festivals', city: String(city.id), date: `${year}-01-01` })}`}
        >
          Сравнить свои города в приложении
        </a>
        <a {...buttonLook()} href={publicPath.today(city.slug)}>
          Панчанга {city.inCity} сегодня
        </a>
      </p>
      <CityLinks
        title={isOverview ? `Экадаши ${year} по городам` : 'Экадаши в других городах'}
        cities={page.cities}
        pathOf={(slug) => publicPath.cityEkadashis(year, slug)}
        {...(isOverview ? {} : { all: { name: 'Все города', path: publicPath.ekadashis(year) } })}
      />
      <WordsLinks />
    </Frame>
  );
}

function FastRow({ ekadashi, page }: { readonly ekadashi: PublicEkadashi; readonly page: PublicEkadashiPage }) {
  const { city } = page;
  const { smarta, smartaSecond, vaishnava, tithi } = ekadashi;
  const time = (instant: string) => formatTime(instant, { timeZone: city.timeZone }, { from: smarta });
  const isApart = smarta !== vaishnava;
  const great = mahadvadashiTitle(ekadashi);
  return (
    <tr>
      <th scope="row">
        <a {...linkLook()} href={publicPath.day(city.slug, smarta)}>
          {formatShortDate(smarta, { weekday: true })}
        </a>
      </th>
      <td>
        <b>{ekadashiTitle(ekadashi)}</b>
        {great !== null && <span className="muted"> {great}</span>}
        {smartaSecond !== null && <span className="muted"> второй день {formatShortDate(smartaSecond)}</span>}
      </td>
      <td data-label="Вайшнава">
        {isApart ? (
          <a {...linkLook({ accent: true })} href={publicPath.day(city.slug, vaishnava)}>
            {formatShortDate(vaishnava, { weekday: true })}
          </a>
        ) : (
          <span className="muted">тот же день</span>
        )}
      </td>
      {page.isOverview ? (
        <td data-label="Месяц" className="muted">
          {masaName(ekadashi.month, { isAdhika: ekadashi.isAdhika })},{' '}
          {ekadashi.paksha === 'shukla' ? 'растущая Луна' : 'убывающая Луна'}
        </td>
      ) : (
        <>
          <td data-label="Титхи">
            {time(tithi.start)} – {time(tithi.end)}
          </td>
          <td data-label="Выход, смарта">
            <Window window={ekadashi.breakFastSmarta} timeZone={city.timeZone} />
          </td>
          <td data-label="Выход, вайшнава">
            {isApart ? (
              <Window window={ekadashi.breakFastVaishnava} timeZone={city.timeZone} />
            ) : (
              <span className="muted">те же часы</span>
            )}
          </td>
        </>
      )}
    </tr>
  );
}

interface WindowProps {
  readonly window: PublicEkadashi['breakFastSmarta'];
  readonly timeZone: string;
}

function Window({ window: { date, start, end }, timeZone }: WindowProps) {
  return (
    <>
      {formatShortDate(date)}, <span className="nw">{formatTimeRange(start, end, { timeZone }, { from: date })}</span>
    </>
  );
}

function YearStepper({ page }: { readonly page: PublicEkadashiPage }) {
  const { year, isOverview, city } = page;
  const path = (to: number) => (isOverview ? publicPath.ekadashis(to) : publicPath.cityEkadashis(to, city.slug));
  return (
    <nav className={classes.step} aria-label="Другие годы">
      {year > firstYear && (
        <a {...buttonLook()} href={path(year - 1)} rel="prev">
          <Icon name="left" size={16} />
          {year - 1}
        </a>
      )}
      {year < lastYear && (
        <a {...buttonLook()} href={path(year + 1)} rel="next">
          {year + 1}
          <Icon name="right" size={16} />
        </a>
      )}
    </nav>
  );
}
