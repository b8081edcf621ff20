import { type PublicDayPage, type PublicTerm, publicPath } from '@nebosvod/contracts/public-page';
import { formatDayAndMonth, formatMonth, formatShortDate } from '@nebosvod/terms/civil-date';
import { formatUtcOffset } from '@nebosvod/terms/clock';
import { dayTermHeading } from '@nebosvod/terms/day-term';
import { karanaOfHalfTithi } from '@nebosvod/terms/karana';
import { termSlug } from '@nebosvod/terms/term-slug';
import { varaName } from '@nebosvod/terms/vara';
import { paths } from '../../../platform/paths.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import { noteLook } from '../../../ui/note-look.ts';
import { noticeLook } from '../../../ui/notice-look.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { useOwnNow } from '../clock.ts';
import { stepDays, todayAt } from '../dates.ts';
import { DayCards } from '../day/day-cards.tsx';
import { dayFacts } from '../day/day-facts.ts';
import { Observances } from '../day/observances.tsx';
import { WindowList } from '../day/window-list.tsx';
import { unbrokenRanges } from '../unbroken-parts.tsx';
import { CityLinks } from './city-links.tsx';
import { daySentences } from './day-words.ts';
import { Frame } from './frame.tsx';
import classes from './public-page.module.css';
import { TimeFigure } from './time-figure.tsx';
import { WordsLinks } from './words-links.tsx';

/** The panchanga of a day in a city. */
export function DayPage({ page }: { readonly page: PublicDayPage }) {
  const { city, day, isToday } = page;
  const now = useOwnNow();
  const groups = dayFacts(day);
  const dateWords = `${formatDayAndMonth(day.date)}\u00a0${day.date.slice(0, 4)}`;
  const month = day.date.slice(0, 7);
  const crumbs = [
    { name: 'Панчанга', path: publicPath.cities },
    { name: city.name, ...(isToday ? {} : { path: publicPath.today(city.slug) }) },
    ...(isToday
      ? []
      : [
          { name: formatMonth(month), path: publicPath.month(city.slug, month) },
          { name: formatDayAndMonth(day.date) },
        ]),
  ];
  return (
    <Frame crumbs={crumbs} today={page.today} section="panchanga">
      <PageHead
        ruled
        title={
          <>
            Панчанга на {isToday && 'сегодня, '}
            {dateWords}, {city.name}
          </>
        }
        subtitle={
          <>
            {varaName(day.vara)} · {day.sunrise === null ? 'гражданские сутки' : 'сутки от восхода до восхода'} ·{' '}
            {city.region !== null && `${city.region}, `}
            {formatUtcOffset(day.place.utcOffsetSeconds)}
          </>
        }
        actions={<DayStepper page={page} />}
      />
      {isToday && now !== null && todayAt(city.timeZone, now) !== day.date && (
        <p {...noteLook()} role="status">
          <Icon name="clock" />
          <span>
            {city.inCity} уже {formatDayAndMonth(todayAt(city.timeZone, now))}.{' '}
            <a {...linkLook()} href={publicPath.today(city.slug)}>
              Открыть новый день
            </a>
          </span>
        </p>
      )}
      <p className={classes.lead} data-lead="">
        {unbrokenRanges(daySentences(day, city).join(' '))}
      </p>
      {day.inThree !== undefined && (
        <section {...noticeLook()} aria-label="День в трёх предложениях">
          <p>{unbrokenRanges(day.inThree.join(' '))}</p>
        </section>
      )}
      {day.sunrise === null && (
        <p {...noteLook()}>
          <Icon name={day.reason === 'POLAR_NIGHT' ? 'sunset' : 'sunrise'} />
          <span>
            Титхи, накшатра, йога и карана от горизонта не зависят и показаны за гражданские сутки. Окон, хор и мухурт у
            такого дня нет: их отсчитывают от восхода.
          </span>
        </p>
      )}
      <Observances day={day} city={city.slug} />
      <WindowList day={day} groups={groups} now={now ?? undefined} />
      <TimeFigure day={day} now={now} />
      <h2 className={classes.h2}>Подробно</h2>
      <DayCards groups={groups} date={day.date} now={now ?? undefined} />
      <TermLinks page={page} />
      <AppInvitation cityId={city.id} date={day.date} />
      <CityLinks
        title={`Панчанга на ${formatDayAndMonth(day.date)} в других городах`}
        cities={page.others}
        pathOf={(slug) => (isToday ? publicPath.today(slug) : publicPath.day(slug, day.date))}
        all={{ name: 'Все города', path: publicPath.cities }}
      />
      <WordsLinks />
    </Frame>
  );
}

/** What holds at sunrise, each with a page of its meaning and of its dates in the city. */
function TermLinks({ page: { day, city } }: { readonly page: PublicDayPage }) {
  const [tithi, star, yoga, karana] = [day.tithis[0], day.nakshatras[0], day.yogas[0], day.karanas[0]];
  const terms: readonly (readonly [PublicTerm, number | undefined])[] = [
    ['tithi', tithi?.index],
    ['nakshatra', star?.index],
    ['yoga', yoga?.index],
    ['karana', karana && karanaOfHalfTithi(karana.index)],
    ['vara', day.vara],
  ];
  return (
    <section className={classes.section} aria-labelledby="pp-made-of">
      <h2 id="pp-made-of">Из чего этот день: значение и даты {city.inCity}</h2>
      <ul className={classes.links}>
        {terms.map(([term, number]) => {
          const slug = number === undefined ? null : termSlug(term, number);
          return (
            slug !== null &&
            number !== undefined && (
              <li key={term}>
                <a {...linkLook()} href={publicPath.cityTerm(term, slug, city.slug)}>
                  {dayTermHeading(term, number)}
                </a>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

function DayStepper({ page }: { readonly page: PublicDayPage }) {
  const { city, day, isToday } = page;
  const [before, after] = [stepDays(day.date, -1), stepDays(day.date, 1)];
  return (
    <nav className={classes.step} aria-label="Другие дни">
      {before !== day.date && (
        <a {...buttonLook()} href={publicPath.day(city.slug, before)} rel="prev">
          <Icon name="left" size={16} />
          {formatShortDate(before)}
        </a>
      )}
      {!isToday && (
        <a {...buttonLook()} href={publicPath.today(city.slug)}>
          Сегодня
        </a>
      )}
      {after !== day.date && (
        <a {...buttonLook()} href={publicPath.day(city.slug, after)} rel="next">
          {formatShortDate(after)}
          <Icon name="right" size={16} />
        </a>
      )}
      <a {...buttonLook()} href={publicPath.month(city.slug, day.date.slice(0, 7))}>
        <Icon name="calendar" size={16} />
        Месяц
      </a>
    </nav>
  );
}

/** The way to the app, where the same day answers to a touch. */
function AppInvitation({ cityId, date }: { readonly cityId: number; readonly date: string }) {
  const query = new URLSearchParams({ city: String(cityId), date }).toString();
  return (
    <section {...noticeLook({ className: classes.invite })} aria-label="В приложении">
      <h2>Этот же день в приложении</h2>
      <p>
        Что значит каждый отрезок времени, поиск подходящего часа для дела, личный слой по карте рождения, файл для
        календаря и любой другой город. Бесплатно и без регистрации.
      </p>
      <p className="row wrap">
        <a {...buttonLook({ variant: 'primary' })} href={`${paths.panchanga}?${query}`}>
          Открыть этот день
        </a>
      </p>
    </section>
  );
}
