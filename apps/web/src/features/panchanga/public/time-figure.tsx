import type { PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import { formatTime } from '@nebosvod/terms/clock';
import { useEffect } from 'react';
import { cardLook } from '../../../ui/card-look.ts';
import { useWidth } from '../../../ui/chart/use-width.ts';
import { Hatches } from '../../../ui/hatches.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ColumnFigure, ColumnHead } from '../day/column-figure.tsx';
import { columnLayout, usualColumns, yOf } from '../day/column-layout.ts';
import { dayBounds, dayLanes } from '../day/day-spans.ts';
import { SpanTable } from '../day/span-table.tsx';
import timelineClasses from '../day/timeline.module.css';
import { TimelineFigure } from '../day/timeline-figure.tsx';
import { timelineLayout, xOf } from '../day/timeline-layout.ts';
import { TimelineLegend } from '../day/timeline-legend.tsx';
import publicPageClasses from './public-page.module.css';

interface Props {
  readonly day: PanchangaDayAnswer;
  /** ms since 1970; null on the server. */
  readonly now: number | null;
}

/** Room of the drawing on a wide page, px: what the server draws for. */
const serverWidth = 1068;
/** Room of the drawing that runs down a phone, px. */
const columnWidth = 318;
/** Narrower, it scrolls sideways instead. */
const leastWidth = 700;

/** The day on one line of time with a table twin: along a wide page, down a phone. The server draws both, the style sheet shows one. */
export function TimeFigure({ day, now }: Props) {
  const [frame, room] = useWidth<HTMLElement>();
  const zone = day.place;
  const bounds = dayBounds(day);
  const lanes = dayLanes(day);
  const layout = timelineLayout({
    bounds,
    lanes,
    padas: day.nakshatras.flatMap((star) => star.padas),
    sunset: day.sunset,
    zone,
    date: day.date,
    width: Math.max(leastWidth, room ?? serverWidth),
  });
  const at = now === null ? null : xOf(layout, bounds, now);
  const column = columnLayout({
    bounds,
    lanes,
    chosen: usualColumns,
    sunset: day.sunset,
    zone,
    date: day.date,
    width: columnWidth,
  });
  const downAt = now === null ? null : yOf(bounds, now);
  const clock = (present: number) => formatTime(new Date(present).toISOString(), zone);
  const isMarked = at !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the present first appears; afterwards the reader scrolls
  useEffect(() => {
    if (frame.current && at !== null) frame.current.scrollLeft = at - frame.current.clientWidth / 2;
  }, [isMarked]);
  return (
    <section {...cardLook({ wide: true, className: timelineClasses.card })} aria-label="Ход дня">
      <Hatches />
      <div className={timelineClasses.narrow} data-column="">
        <ColumnHead layout={column} />
        <ColumnFigure
          layout={column}
          zone={zone}
          date={day.date}
          now={downAt === null || now === null ? null : { y: downAt, text: clock(now) }}
        />
      </div>
      <section
        ref={frame}
        className={`${timelineClasses.frame} ${timelineClasses.wide} ${publicPageClasses.scroll}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
        tabIndex={0}
        aria-label="Лента дня"
      >
        <TimelineFigure
          layout={layout}
          sunrise={day.sunrise}
          sunset={day.sunset}
          nextSunrise={day.nextSunrise}
          zone={zone}
          date={day.date}
          now={at === null || now === null ? null : { x: at, text: clock(now) }}
        />
      </section>
      <div className={timelineClasses.legend}>
        <TimelineLegend />
        <span className={timelineClasses.basis}>
          {day.sunrise === null ? 'Гражданские сутки' : 'От восхода до восхода; восход по центру диска, без рефракции'}
        </span>
      </div>
      <details className={publicPageClasses.more}>
        <summary>
          <Icon name="down" size={16} />
          {day.sunrise === null ? 'Ход дня таблицей' : 'Ход дня таблицей: титхи, накшатры, чогхадии, хоры, мухурты'}
        </summary>
        <SpanTable lanes={lanes} zone={zone} date={day.date} />
      </details>
    </section>
  );
}
