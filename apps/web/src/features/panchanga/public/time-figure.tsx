import type { PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import { formatTime } from '@nebosvod/terms/clock';
import { useEffect } from 'react';
import { cardLook } from '../../../ui/card-look.ts';
import { useWidth } from '../../../ui/chart/use-width.ts';
import { Hatches } from '../../../ui/hatches.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { dayBounds, dayLanes } from '../day/day-spans.ts';
import { SpanTable } from '../day/span-table.tsx';
import timelineClasses from '../day/timeline.module.css';
import { TimelineFigure } from '../day/timeline-figure.tsx';
import { timelineLayout, xOf } from '../day/timeline-layout.ts';
import publicPageClasses from './public-page.module.css';

interface Props {
  readonly day: PanchangaDayAnswer;
  /** ms since 1970; null on the server. */
  readonly now: number | null;
}

/** Room of the drawing on a wide page, px: what the server draws for. */
const serverWidth = 1068;
/** Narrower, it scrolls sideways instead. */
const leastWidth = 720;

/** The day on one line of time with a table twin. The server draws it for a wide page, the browser for its own. */
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
  const isMarked = at !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the present first appears; afterwards the reader scrolls
  useEffect(() => {
    if (frame.current && at !== null) frame.current.scrollLeft = at - frame.current.clientWidth / 2;
  }, [isMarked]);
  return (
    <section {...cardLook({ wide: true, className: timelineClasses.card })} aria-label="Ход дня">
      <Hatches />
      <section
        ref={frame}
        className={`${timelineClasses.frame} ${publicPageClasses.scroll}`}
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
          now={at === null || now === null ? null : { x: at, text: formatTime(new Date(now).toISOString(), zone) }}
        />
      </section>
      <Legend hasSunrise={day.sunrise !== null} />
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

/** How the three values of a stretch are drawn. */
function Legend({ hasSunrise }: { readonly hasSunrise: boolean }) {
  const keys = { good: 'хорошо', neutral: 'ровно', bad: 'плохо' } as const;
  const tones = ['good', 'neutral', 'bad'] as const;
  return (
    <div className={timelineClasses.legend}>
      {tones.map((tone) => (
        <span key={tone} className={timelineClasses.key}>
          <svg width="22" height="14" aria-hidden="true">
            <rect className={`${timelineClasses.bar} ${tone}`} x=".5" y=".5" width="21" height="13" rx="3" />
          </svg>
          {tone !== 'neutral' && <Icon name={tone} size={16} className={tone} />}
          {keys[tone]}
        </span>
      ))}
      <span className={timelineClasses.basis}>
        {hasSunrise ? 'От восхода до восхода; восход по центру диска, без рефракции' : 'Гражданские сутки'}
      </span>
    </div>
  );
}
