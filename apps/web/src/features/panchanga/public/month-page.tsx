import { type PublicMonthPage, publicPath } from '@nebosvod/contracts/public-page';
import { formatDayAndMonth, formatMonth, formatShortDate } from '@nebosvod/terms/civil-date';
import { formatTime } from '@nebosvod/terms/clock';
import { masaName } from '@nebosvod/terms/panchanga';
import { paths } from '../../../platform/paths.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { cardTableBoxLook, tableLook } from '../../../ui/table-look.ts';
import { useOwnNow } from '../clock.ts';
import { stepMonths, todayAt } from '../dates.ts';
import { MonthGrid } from '../month/month-grid.tsx';
import { lunarMonthsOf, type MonthLayer } from '../month/month-marks.ts';
import { CityLinks } from './city-links.tsx';
import { Frame } from './frame.tsx';
import { monthSentences } from './month-words.ts';
import { type Observed, observedIn } from './observed.ts';
import classes from './public-page.module.css';

/** Monthly vows would fill every other cell: they stand in the table. */
const shownLayers: readonly MonthLayer[] = ['ekadashi', 'festival', 'sankranti', 'eclipse', 'phases'];

/** A month in a city: a grid of days, then everything observed with the rule of its date. */
export function MonthPage({ page }: { readonly page: PublicMonthPage }) {
  const { city, month, found } = page;
  const now = useOwnNow();
  const today = now === null ? page.today : todayAt(city.timeZone, now);
  const observed = observedIn(found).filter(({ date }) => date.startsWith(month));
  return (
    <Frame
      today={page.today}
      section="panchanga"
      crumbs={[
        { name: 'Панчанга', path: publicPath.cities },
        { name: city.name, path: publicPath.today(city.slug) },
        { name: formatMonth(month) },
      ]}
    >
      <PageHead
        ruled
        title={
          <>
            Панчанга на {formatMonth(month)}, {city.name}
          </>
        }
        subtitle={lunarMonths(page)}
        actions={<MonthStepper page={page} />}
      />
      <p className={classes.lead} data-lead="">
        {monthSentences(page).join(' ')}
      </p>
      <MonthGrid
        month={found}
        of={month}
        today={today}
        layers={shownLayers}
        tradition="smarta"
        hrefOf={(date) => publicPath.day(city.slug, date)}
      />
      <p className={`cap ${classes.key}`}>
        Титхи и накшатра на восходе, экадаши по традиции смарта. +1: после полуночи, уже следующее число. Кшая: титхи,
        которая не застаёт восхода. Вриддхи: титхи застаёт два восхода.
      </p>
      {observed.length > 0 && <ObservedTable observed={observed} page={page} />}
      <p className="row wrap no-print">
        <a
          {...buttonLook({ variant: 'primary' })}
          href={`${paths.panchanga}?${new URLSearchParams({ view: 'month', city: String(city.id), date: `${month}-01` })}`}
        >
          Открыть месяц в приложении
        </a>
        <a {...buttonLook()} href={publicPath.cityEkadashis(Number(month.slice(0, 4)), city.slug)}>
          Экадаши {month.slice(0, 4)} года {city.inCity}
        </a>
      </p>
      <CityLinks
        title={`${capital(formatMonth(month))} в других городах`}
        cities={page.others}
        pathOf={(slug) => publicPath.month(slug, month)}
        all={{ name: 'Все города', path: publicPath.cities }}
      />
    </Frame>
  );
}

function ObservedTable({ observed, page }: { readonly observed: readonly Observed[]; readonly page: PublicMonthPage }) {
  const { city, month } = page;
  const zone = { timeZone: city.timeZone };
  return (
    <section className={classes.section} aria-labelledby="pp-observed">
      <h2 id="pp-observed">Праздники и посты, {formatMonth(month)}</h2>
      <div {...cardTableBoxLook()}>
        <table {...tableLook({ className: `${classes.stack} ${classes.observed}` })} data-stacks="">
          <thead>
            <tr>
              <th scope="col">Дата</th>
              <th scope="col">Что отмечают</th>
              <th scope="col">Титхи или событие</th>
              <th scope="col">По какому правилу</th>
            </tr>
          </thead>
          <tbody>
            {observed.map(({ date, name, festival }) => (
              <tr key={`${date}${name}`}>
                <th scope="row">
                  <a {...linkLook()} href={publicPath.day(city.slug, date)}>
                    {formatShortDate(date, { weekday: true })}
                  </a>
                </th>
                <td>{name}</td>
                <td>
                  {festival.start !== null &&
                    (festival.start === festival.end || festival.end === null
                      ? formatTime(festival.start, zone, { from: date })
                      : `${formatTime(festival.start, zone, { from: date })} – ${formatTime(festival.end, zone, { from: date })}`)}
                </td>
                <td className={`${classes.wrap} muted`}>{festival.because}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function MonthStepper({ page }: { readonly page: PublicMonthPage }) {
  const { city, month } = page;
  const first = `${month}-01`;
  const [before, after] = [stepMonths(first, -1), stepMonths(first, 1)].map((date) => date.slice(0, 7));
  return (
    <nav className={classes.step} aria-label="Другие месяцы">
      {before !== undefined && before !== month && (
        <a {...buttonLook()} href={publicPath.month(city.slug, before)} rel="prev">
          <Icon name="left" size={16} />
          {formatMonth(before)}
        </a>
      )}
      {after !== undefined && after > month && (
        <a {...buttonLook()} href={publicPath.month(city.slug, after)} rel="next">
          {formatMonth(after)}
          <Icon name="right" size={16} />
        </a>
      )}
      <a {...buttonLook()} href={publicPath.today(city.slug)}>
        Сегодня
      </a>
    </nav>
  );
}

/** «Ашвина, с 10 ноября Карттика»: amanta months, each with the date it begins. */
function lunarMonths({ month, found }: PublicMonthPage): string {
  return lunarMonthsOf(found.days, month, 'amanta')
    .map(({ index, isAdhika, from }, order) => {
      const name = masaName(index, { isAdhika });
      return order === 0 ? name : `с ${formatDayAndMonth(from)} ${name}`;
    })
    .join(', ');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
