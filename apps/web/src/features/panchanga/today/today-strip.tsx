import type { PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import { getFestivals } from '@nebosvod/contracts/panchanga-period';
import { formatDayAndMonth } from '@nebosvod/terms/civil-date';
import { type ClockZone, formatDuration, formatTimeRange } from '@nebosvod/terms/clock';
import { grahaCase } from '@nebosvod/terms/graha';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { pick } from '@nebosvod/terms/numbered';
import { masaName, tithiName } from '@nebosvod/terms/panchanga';
import { pakshaTable } from '@nebosvod/terms/tithi.table';
import { varaName } from '@nebosvod/terms/vara';
import { varaTable } from '@nebosvod/terms/vara.table';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { paths } from '../../../platform/paths.ts';
import { changeSettings, useCity, useSettings } from '../../../platform/settings/settings-store.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { cardLook } from '../../../ui/card-look.ts';
import type { Place } from '../../../ui/place-field.tsx';
import { Loading, Skeleton } from '../../../ui/skeletons.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { dayQuery } from '../api/use-day.ts';
import { useNow } from '../clock.ts';
import { stepDays, todayAt } from '../dates.ts';
import { ekadashiTitle } from '../festival-title.ts';
import { usePlaceBody } from '../place/place-body.ts';
import { PlaceButton } from '../place/place-button.tsx';
import { spanText } from '../span-text.ts';
import { unbrokenRanges } from '../unbroken-parts.tsx';
import { useTradition } from '../use-tradition.ts';
import { DayDial } from './day-dial.tsx';
import classes from './today.module.css';
import { currentLimb, nextGoodWindow, untilText, whereIs, windowTitle } from './today-facts.ts';

/** «Сегодня» of the homepage: what holds now in the person's city, how long it still does, and the next good window. */
export function TodayStrip() {
  const place = useCity();
  const now = useNow();
  const { data, error, refetch } = useCurrentDay(place, now);
  return (
    <section {...cardLook({ className: classes.strip })} aria-label={`Панчанга сейчас: ${place.name}`}>
      {data !== undefined ? (
        <Strip day={data} now={now} place={place} />
      ) : error === null ? (
        <StripSkeleton />
      ) : (
        <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
          Панчанга дня не загрузилась. {asProblem(error).message}
        </ErrorState>
      )}
    </section>
  );
}

/** «, Картика, растущая Луна» after the weekday of the homepage: the lunar month and its half that run now; nothing until they are known. */
export function TodayMoon() {
  const place = useCity();
  const now = useNow();
  const { names, monthSystem } = useSettings();
  const { data } = useCurrentDay(place, now);
  const tithi = data && currentLimb(data.tithis, now);
  if (!tithi) return null;
  const { lunarMonth } = data;
  const month = masaName(lunarMonth[monthSystem], {
    language: names,
    isAdhika: lunarMonth.isAdhika,
    isKshaya: lunarMonth.isKshaya,
  });
  return `, ${month}, ${pakshaTable[tithi.index <= 15 ? 'shukla' : 'krishna'].ru}`;
}

interface StripProps {
  readonly day: PanchangaDayAnswer;
  readonly now: number;
  readonly place: Place;
}

function Strip({ day, now, place }: StripProps) {
  const zone: ClockZone = day.place;
  const tithi = currentLimb(day.tithis, now);
  const star = currentLimb(day.nakshatras, now);
  const pada = star && currentLimb(star.padas, now);
  const { lord } = pick<(typeof varaTable)[keyof typeof varaTable]>(varaTable, day.vara, 'vara');
  const rahu = day.windows?.rahuKala ?? null;
  const good = nextGoodWindow(day, now);
  return (
    <>
      <DayDial day={day} elongation={elongationNow(tithi, now)} now={now} />
      <div>
        {day.date < todayAt(place.timeZone, now) && (
          <p className="cap">Солнце ещё не взошло: идут сутки {formatDayAndMonth(day.date)}.</p>
        )}
        <Row
          term="Вара"
          value={
            <>
              <b>{varaName(day.vara, { language: 'sa' })}</b>
              {`, день ${grahaCase(lord, 'genitive')}`}
            </>
          }
          aside={day.dayLengthSeconds === null ? '' : `${formatDuration(day.dayLengthSeconds)} света`}
        />
        {tithi && (
          <Row
            term="Титхи"
            value={
              <>
                <b>{tithiName(tithi.index)}</b>{' '}
                <span className={classes.until}>{untilText(tithi.end, zone, day.date)}</span>
              </>
            }
            aside={whereIs(tithi, now, '')}
          />
        )}
        {star && (
          <Row
            term="Накшатра"
            value={
              <>
                <b>{nakshatraName(star.index)}</b>
                {pada && `, пада ${pada.index}`}{' '}
                <span className={classes.until}>{untilText(star.end, zone, day.date)}</span>
              </>
            }
            aside={whereIs(star, now, '')}
          />
        )}
        {rahu ? (
          <Row
            term="Раху-кала"
            value={formatTimeRange(rahu.start, rahu.end, zone)}
            aside={whereIs(rahu, now, 'прошла')}
          />
        ) : (
          <Row term="Солнце" value={day.reason === 'POLAR_NIGHT' ? 'не восходит' : 'не заходит'} aside="" />
        )}
        {good && (
          <Row
            isNext
            term="Хорошее окно"
            value={
              <>
                <b>{windowTitle(good)}</b>{' '}
                <span className={classes.until}>{spanText(good.start, good.end, zone, day.date)}</span>
              </>
            }
            aside={whereIs(good, now, '')}
          />
        )}
      </div>
      <div className={classes.under}>
        {day.inThree !== undefined && (
          <div className={classes.three}>
            {day.inThree.map(unbrokenRanges).map((sentence) => (
              <p key={sentence} data-text={sentence}>
                <span>{sentence}</span>
              </p>
            ))}
          </div>
        )}
        <div className={classes.foot}>
          <Link to={paths.panchanga} {...buttonLook()}>
            Вся панчанга
          </Link>
          <PlaceButton place={place} onPlace={(city) => changeSettings({ city })} />
          <NextEkadashi place={place} now={now} />
        </div>
      </div>
    </>
  );
}

/** Degrees from the Sun to the Moon by how far the tithi has run: half a degree off at most, the disc shows no more. */
function elongationNow(tithi: { index: number; start: string; end: string } | undefined, now: number): number {
  if (!tithi) return 0;
  const [start, end] = [Date.parse(tithi.start), Date.parse(tithi.end)];
  return (tithi.index - 1 + Math.min(1, Math.max(0, (now - start) / (end - start)))) * 12;
}

interface RowProps {
  readonly term: string;
  readonly value: ReactNode;
  readonly aside: string;
  readonly isNext?: boolean;
}

function Row({ term, value, aside, isNext = false }: RowProps) {
  return (
    <div className={isNext ? `${classes.row} ${classes.next}` : classes.row}>
      <span className={classes.term}>{term}</span>
      <span>{value}</span>
      <span className={`${classes.aside} tn`}>{aside}</span>
    </div>
  );
}

/** «Следующий экадаши 4 декабря, Утпанна». */
function NextEkadashi({ place, now }: { readonly place: Place; readonly now: number }) {
  const at = usePlaceBody(place);
  const [tradition] = useTradition();
  const today = todayAt(place.timeZone, now);
  const body = { from: today, to: stepDays(today, 32), ...at, kinds: ['ekadashi' as const] };
  const { data } = useQuery(endpointQuery(getFestivals, { body }, 'computed'));
  const next = data?.ekadashis.find((ekadashi) => ekadashi[tradition] >= today);
  if (!next) return null;
  const date = next[tradition];
  return (
    <span className="cap">
      {date === today ? `Сегодня ${ekadashiTitle(next)}` : `Следующий экадаши ${formatDayAndMonth(date)}`}
    </span>
  );
}

/** The shape of the strip while it is on its way. */
export function StripSkeleton() {
  return (
    <Loading label="Считаем день">
      <div>
        {['60%', '75%', '70%', '40%', '80%'].map((width) => (
          <div key={width} className={classes.row}>
            <Skeleton width={width} height={18} />
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** The Vedic day that runs now at a place: before sunrise it is still that of the date before. */
function useCurrentDay(place: Place, now: number) {
  const at = usePlaceBody(place);
  const today = todayAt(place.timeZone, now);
  const own = useQuery(dayQuery({ date: today, at, moon: null }));
  const isEarly = own.data?.sunrise != null && now < Date.parse(own.data.sunrise);
  const before = useQuery({ ...dayQuery({ date: stepDays(today, -1), at, moon: null }), enabled: isEarly });
  return isEarly ? before : own;
}
