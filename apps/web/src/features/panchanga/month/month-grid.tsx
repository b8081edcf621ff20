import type { MonthDay } from '@nebosvod/contracts/panchanga-period';
import { daysBetween } from '@nebosvod/engine/time/date-arithmetic';
import { formatDate } from '@nebosvod/terms/civil-date';
import { type ClockZone, wallClock } from '@nebosvod/terms/clock';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { tithiName, tithiShortName } from '@nebosvod/terms/panchanga';
import { varaAbbreviation, varaName } from '@nebosvod/terms/vara';
import type { MouseEvent } from 'react';
import { MoonDisc } from '../../../ui/moon-disc.tsx';
import type { MonthAnswer } from '../api/use-month.ts';
import type { Tradition } from '../use-tradition.ts';
import classes from './month.module.css';
import { type MonthLayer, marksOf } from './month-marks.ts';
import { softHyphens } from './soft-hyphens.ts';

interface Props {
  readonly month: MonthAnswer;
  /** `ГГГГ-ММ`: days outside it are pale. */
  readonly of: string;
  readonly today: string | null;
  readonly layers: readonly MonthLayer[];
  readonly tradition: Tradition;
  readonly hrefOf: (date: string) => string;
  /** Takes a plain click over from the link. */
  readonly onDay?: (date: string) => void;
}

const weekdays = [1, 2, 3, 4, 5, 6, 0];

/** A month from Monday on, each day a link to its page. Pure: draws the same on the server and in the browser. */
export function MonthGrid({ month, of, today, layers, tradition, hrefOf, onDay }: Props) {
  return (
    <div className={classes.grid}>
      {weekdays.map((vara) => (
        <div key={vara} className={classes.weekday} aria-hidden="true" data-short={varaAbbreviation(vara)}>
          <span>{varaName(vara)}</span>
        </div>
      ))}
      {month.days.map((day) => {
        const marks = marksOf(day, month, layers, tradition);
        const isOut = !day.date.startsWith(of);
        return (
          <a
            key={day.date}
            href={hrefOf(day.date)}
            data-day={isOut ? 'out' : 'in'}
            className={[
              classes.day,
              isOut ? classes.out : '',
              day.date === today ? classes.today : '',
              marks.some(({ isEkadashi }) => isEkadashi) ? classes.ekadashi : '',
            ].join(' ')}
            aria-current={day.date === today ? 'date' : undefined}
            onClick={(event) => onDay && isPlain(event) && follow(event, () => onDay(day.date))}
          >
            <span className={classes.head}>
              <span className={classes.number} aria-hidden="true">
                {Number(day.date.slice(8))}
              </span>
              <span className="vh">{formatDate(day.date)}. </span>
              <span className={classes.weekdayName} aria-hidden="true">
                {varaAbbreviation(day.vara)}
              </span>
              {day.date === today && <em>сегодня</em>}
              <MoonDisc elongation={day.elongation} />
            </span>
            <span className={classes.tithi}>{tithiShortName(day.tithi.index)}</span>
            <span className={`${classes.until} tn`}>
              {until(day, month)}
              {day.isRepeated && <span title="титхи застаёт второй восход"> · вриддхи</span>}
            </span>
            <span className={classes.until}>{nakshatraName(day.nakshatra.index)}</span>
            <MoonDisc elongation={day.elongation} className={classes.phone} size={24} />
            {day.skippedTithis.map((tithi) => (
              <span key={tithi.index} className={classes.skipped}>
                кшая: {tithiName(tithi.index).split(' ').at(-1)}
              </span>
            ))}
            {day.reason !== undefined && (
              <span className={classes.skipped}>
                {day.reason === 'POLAR_NIGHT' ? 'Солнце не восходит' : 'Солнце не заходит'}
              </span>
            )}
            {marks.length > 0 && (
              <span className={classes.events}>
                {marks.map((mark) => (
                  <span key={mark.key}>{softHyphens(mark.text)}</span>
                ))}
              </span>
            )}
          </a>
        );
      })}
    </div>
  );
}

/** «до 02:27 +1»: a tithi that ends after midnight says by how many days. */
function until(day: MonthDay, zone: ClockZone): string {
  const { date, time } = wallClock(day.tithi.end, zone);
  const days = daysBetween(day.date, date);
  return `до ${time.slice(0, 5)}${days > 0 ? `\u00a0+${days}` : ''}`;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

function follow(event: MouseEvent, open: () => void): void {
  event.preventDefault();
  open();
}
