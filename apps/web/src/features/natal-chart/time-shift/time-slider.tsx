import type { ChartRequest } from '@nebosvod/contracts/birth';
import { timeAxis } from '@nebosvod/drawing/time-axis';
import { formatTime } from '@nebosvod/terms/clock';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { signName } from '@nebosvod/terms/sign';
import { type KeyboardEvent, memo, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { whenIdle } from '../../../platform/when-idle.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { cardLook } from '../../../ui/card-look.ts';
import { useWidth } from '../../../ui/chart/use-width.ts';
import { Icon } from '../../../ui/icon.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import { TimeHandle } from './time-handle.tsx';
import classes from './time-slider.module.css';
import { back, forth, TimeSteps } from './time-steps.tsx';
import { type TimeMark, useTimeMarks } from './use-time-marks.ts';
import type { TimeShift } from './use-time-shift.ts';

interface Props {
  /** The birth as given. */
  readonly request: ChartRequest;
  /** Instant of the birth as given, ms since 1970. */
  readonly baseMs: number;
  readonly utcOffsetSeconds: number;
  /** Minutes from the birth as given. */
  readonly shift: number;
  readonly onShift: (minutes: number) => void;
  readonly engine: TimeShift;
  /** Sign of the lagna in D9 at the shown time; `null` without one. */
  readonly navamshaLagna: number | null;
  /** Keeps the shifted time as the chart's own. */
  readonly onKeep: () => void;
}

/** Half of what the slider shows, minutes: two hours of lagna on a desk, one on a phone. */
const wideHalf = 120;
const narrowHalf = 60;
const edge = 12;
const height = 94;
const markNames: Readonly<Record<TimeMark['kind'], string>> = {
  lagna: 'лагна',
  d9: 'D9-лагна',
  d60: 'D60-лагна',
  moon: 'Луна',
};

/**
 * Moves the time of birth: drag, arrows (Shift for tens), buttons. Marks show when the lagna, its D9 and D60 and the
 * Moon's nakshatra change.
 */
export const TimeSlider = memo(function TimeSlider({
  request,
  baseMs,
  utcOffsetSeconds,
  shift,
  onShift,
  engine,
  navamshaLagna,
  onKeep,
}: Props) {
  const names = useNames();
  const [ref, width] = useWidth<HTMLDivElement>();
  const [centre, setCentre] = useState(0);
  const isDragging = useRef(false);
  // On a phone the slider is a handle at the foot of the window until it is asked for.
  const [isOpen, setOpen] = useState(false);
  const shownWidth = width ?? 600;
  const half = shownWidth < 520 ? narrowHalf : wideHalf;
  const zone = { utcOffsetSeconds };
  const { state, start, ask } = engine;
  const marks = useTimeMarks(width === null ? null : request, centre - half, centre + half);

  useEffect(() => {
    if (Math.abs(shift - centre) > half) setCentre(shift);
  }, [shift, centre, half]);
  // After the charts stand, so that it takes nothing from them.
  useEffect(() => whenIdle(start), [start]);

  const go = (minutes: number) => {
    const next = Math.round(minutes);
    onShift(next);
    ask(baseMs + next * 60_000);
  };
  /** Whoever comes near may move it: the ephemeris is fetched. */
  const touch = () => {
    if (state === 'idle') ask(baseMs + shift * 60_000);
  };
  const perMinute = (shownWidth - edge * 2) / (half * 2);
  const xOf = (minutes: number) => edge + (minutes - (centre - half)) * perMinute;
  const clockOf = (minutes: number) => formatTime(new Date(baseMs + minutes * 60_000).toISOString(), zone);
  const fromPointer = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * shownWidth;
    return Math.min(centre + half, Math.max(centre - half, (x - edge) / perMinute + centre - half));
  };
  const onKey = (event: KeyboardEvent) => {
    const size = event.shiftKey ? 10 : 1;
    const step: Readonly<Record<string, number>> = {
      ArrowRight: size,
      ArrowUp: size,
      ArrowLeft: -size,
      ArrowDown: -size,
      PageUp: 60,
      PageDown: -60,
    };
    const by = step[event.key];
    if (by !== undefined) go(shift + by);
    else if (event.key === 'Home') go(0);
    else return;
    event.preventDefault();
  };

  // Minutes of the local day at the left edge, so that ticks stand on round clock times.
  const dayMinutes = (minutes: number) => (baseMs + utcOffsetSeconds * 1000) / 60_000 + minutes;
  const ticks = timeAxis({
    from: dayMinutes(centre - half),
    to: dayMinutes(centre + half),
    width: shownWidth - edge * 2,
    labelSpacing: 64,
  });
  const inView = marks.filter(({ minute }) => Math.abs(minute - centre) <= half);
  const intoName = (mark: TimeMark) =>
    mark.kind === 'moon' ? nakshatraName(mark.into, names) : signName(mark.into, names);
  const labelled = inView.filter((mark) => mark.kind === 'lagna' || mark.kind === 'moon');

  return (
    <section
      {...cardLook({ className: `${classes.sliderCard} ${isOpen ? classes.opened : ''} no-print` })}
      aria-label="Время рождения"
      onPointerEnter={touch}
    >
      <TimeHandle
        time={clockOf(shift)}
        place={(minutes) => (minutes - (centre - half)) / (half * 2)}
        shift={shift}
        minutes={inView.filter(({ kind }) => kind === 'd9').map(({ minute }) => minute)}
        navamshaLagna={navamshaLagna}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      />
      <div className={`row wrap ${classes.sliderButtons}`}>
        <TimeSteps steps={back} onStep={(by) => go(shift + by)} />
        <div className={`row ${classes.sliderLegend} cap`}>
          <span>
            <i className={classes.legendLagna} /> лагна D1
          </span>
          <span>
            <i className={classes.legendD9} /> D9
          </span>
          <span>
            <i className={classes.legendD60} /> D60
          </span>
        </div>
        <TimeSteps steps={forth} onStep={(by) => go(shift + by)} />
      </div>
      <div ref={ref}>
        <div
          className={classes.sliderBox}
          role="slider"
          tabIndex={0}
          aria-label="Время рождения"
          aria-valuemin={centre - half}
          aria-valuemax={centre + half}
          aria-valuenow={shift}
          aria-valuetext={clockOf(shift)}
          onKeyDown={onKey}
          onFocus={touch}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            isDragging.current = true;
            go(fromPointer(event));
          }}
          onPointerMove={(event) => {
            if (isDragging.current) go(fromPointer(event));
          }}
          onPointerUp={() => {
            isDragging.current = false;
          }}
          onPointerCancel={() => {
            isDragging.current = false;
          }}
        >
          <svg className={classes.slider} viewBox={`0 0 ${shownWidth} ${height}`} aria-hidden="true">
            {ticks.map((tick) =>
              tick.isLabelled ? (
                <text
                  key={tick.minute}
                  className={classes.sliderTime}
                  x={Math.min(Math.max(edge + tick.x, 20), shownWidth - 20)}
                  y="88"
                  textAnchor="middle"
                >
                  {formatTime(new Date(tick.minute * 60_000).toISOString(), { utcOffsetSeconds: 0 })}
                </text>
              ) : (
                <path key={tick.minute} className={classes.sliderTick} d={`M${edge + tick.x} 63v4`} />
              ),
            )}
            {inView
              .filter((mark) => mark.kind === 'd60')
              .map((mark) => (
                <path key={`d60${mark.minute}`} className={classes.sliderD60} d={`M${xOf(mark.minute)} 46v5`} />
              ))}
            {inView
              .filter((mark) => mark.kind === 'd9')
              .map((mark) => (
                <path key={`d9${mark.minute}`} className={classes.sliderD9} d={`M${xOf(mark.minute)} 39v12`} />
              ))}
            <path className={classes.sliderLine} d={`M${edge - 2} 57H${shownWidth - edge + 2}`} />
            {labelled.map((mark, index) => {
              const x = xOf(mark.minute);
              const before = labelled.slice(0, index).some((other) => Math.abs(xOf(other.minute) - x) < 190);
              const isLate = x > shownWidth - 190;
              return (
                <g key={`${mark.kind}${mark.minute}`}>
                  <path className={classes.sliderLagna} d={`M${x} 22v41`} />
                  <path
                    className={
                      mark.kind === 'lagna' ? classes.sliderDiamond : `${classes.sliderDiamond} ${classes.hollow}`
                    }
                    d={`M${x} 16l4.5 4.5-4.5 4.5-4.5-4.5z`}
                  />
                  {!before && (
                    <text
                      className={classes.sliderLabel}
                      x={x + (isLate ? -9 : 9)}
                      y="14"
                      textAnchor={isLate ? 'end' : 'start'}
                    >
                      {markNames[mark.kind]} → {intoName(mark)}, {clockOf(mark.minute)}
                    </text>
                  )}
                </g>
              );
            })}
            <circle className={classes.sliderKnob} cx={xOf(shift)} cy="57" r="9" />
            <text
              className={classes.sliderNow}
              x={Math.min(Math.max(xOf(shift), 24), shownWidth - 24)}
              y="36"
              textAnchor="middle"
            >
              {clockOf(shift)}
            </text>
          </svg>
        </div>
      </div>
      <div className={shift === 0 ? `row wrap ${classes.sliderFoot} still` : `row wrap ${classes.sliderFoot}`}>
        <button
          type="button"
          {...buttonLook({ variant: 'quiet', size: 'sm' })}
          disabled={shift === 0}
          onClick={() => go(0)}
        >
          <Icon name="reset" size={16} />
          Исходное время
        </button>
        <span className="cap" aria-live="polite">
          {state === 'loading' && shift !== 0 && 'Загружаем движок…'}
          {state === 'failed' && (
            <>
              Движок не загрузился.{' '}
              <button type="button" {...linkLook()} onClick={() => go(shift)}>
                Повторить
              </button>
            </>
          )}
        </span>
        <button type="button" {...buttonLook({ variant: 'quiet', size: 'sm' })} disabled={shift === 0} onClick={onKeep}>
          Оставить это время
        </button>
      </div>
      <ul className="vh">
        {inView
          .filter((mark) => mark.kind !== 'd60')
          .map((mark) => (
            <li key={`${mark.kind}${mark.minute}`}>
              {clockOf(mark.minute)}: {markNames[mark.kind]} → {intoName(mark)}
            </li>
          ))}
      </ul>
    </section>
  );
});
