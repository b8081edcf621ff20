import { weekdayOf } from '@nebosvod/engine/time/date-arithmetic';
import { formatMonth } from '@nebosvod/terms/civil-date';
import { type ClockZone, formatTime, formatTimeRange } from '@nebosvod/terms/clock';
import { type CivilMonth, civilMonthTable } from '@nebosvod/terms/month.table';
import { pick } from '@nebosvod/terms/numbered';
import { varaAbbreviation } from '@nebosvod/terms/vara';
import type { MouseEvent } from 'react';
import type { Festival } from '../api/use-year.ts';
import { RuleNote } from '../day/rule-note.tsx';
import { festivalTitle } from '../festival-title.ts';
import panchangaClasses from '../panchanga.module.css';
import { byMonth } from './festival-filter.ts';
import festivalsClasses from './festivals.module.css';

interface Props {
  readonly festivals: readonly Festival[];
  readonly zone: ClockZone;
  readonly today: string | null;
  readonly hrefOf: (date: string) => string;
  readonly onDay?: (date: string) => void;
}

/** A year of festivals by month, each with the rule by which it fell on its day behind ⓘ. Pure. */
export function FestivalList({ festivals, zone, today, hrefOf, onDay }: Props) {
  return (
    <div className={panchangaClasses.list}>
      {byMonth(festivals).map(({ month, days }) => (
        <section key={month} aria-label={formatMonth(`${month}-01`)}>
          <h2 className={festivalsClasses.month}>{capital(formatMonth(`${month}-01`))}</h2>
          {days.map((day) => (
            <div
              key={day.date}
              data-past={today !== null && day.date < today}
              className={`${festivalsClasses.day} ${today !== null && day.date < today ? festivalsClasses.past : ''}`}
              aria-current={day.date === today ? 'date' : undefined}
            >
              <DateMark date={day.date} />
              <div className={festivalsClasses.items}>
                {day.festivals.map((festival, order) => (
                  <div key={`${festival.id}${festival.start ?? ''}`}>
                    {order === 0 ? (
                      <a
                        href={hrefOf(day.date)}
                        className={festivalsClasses.open}
                        onClick={(event) => onDay && follow(event, () => onDay(day.date))}
                      >
                        <b>{festivalTitle(festival)}</b>
                      </a>
                    ) : (
                      <b>{festivalTitle(festival)}</b>
                    )}
                    <Times festival={festival} zone={zone} />
                    {festival.isDisputed && <span className="muted"> традиции расходятся</span>}
                    <RuleNote of={festivalTitle(festival)}>
                      {festival.because}. Правило: {festival.rule}.
                    </RuleNote>
                  </div>
                ))}
              </div>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

/** The day of the month over its weekday. */
export function DateMark({ date }: { readonly date: string }) {
  const month = Number(date.slice(5, 7));
  return (
    <span className={festivalsClasses.date}>
      <b>{Number(date.slice(8))}</b>
      <span className="cap">
        {pick<CivilMonth>(civilMonthTable, month, 'month').abbreviation}, {varaAbbreviation(weekdayOf(date))}
      </span>
    </span>
  );
}

function Times({ festival, zone }: { readonly festival: Festival; readonly zone: ClockZone }) {
  if (festival.kind === 'sankranti' && festival.start !== null) {
    return (
      <span className="tn">
        {' '}
        в {formatTime(festival.start, zone, { from: festival.date })}
        {festival.punyaKala &&
          `, пунья-кала ${formatTimeRange(festival.punyaKala.start, festival.punyaKala.end, zone, { from: festival.date })}`}
      </span>
    );
  }
  if (festival.eclipse) {
    const { begin, maximum, end, isVisible } = festival.eclipse;
    return (
      <span className="tn">
        {' '}
        наибольшая фаза в {formatTime(maximum, zone, { from: festival.date })}
        {isVisible &&
          begin !== null &&
          end !== null &&
          `, ${formatTimeRange(begin, end, zone, { from: festival.date })}`}
      </span>
    );
  }
  return null;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A plain click stays in the app; with a modifier the link is a link. */
export function follow(event: MouseEvent, open: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open();
}
