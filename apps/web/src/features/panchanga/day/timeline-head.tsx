import { type ClockZone, formatTime } from '@nebosvod/terms/clock';
import { icons } from '../../../ui/icon.table.ts';
import { decoration } from './svg-roles.ts';
import classes from './timeline.module.css';
import { headHeight, type TimelineLayout } from './timeline-layout.ts';

interface Props {
  readonly layout: TimelineLayout;
  readonly sunrise: string | null;
  readonly sunset: string | null;
  readonly nextSunrise: string | null;
  readonly zone: ClockZone;
}

/** Hours, sunrises and the sunset over the lanes of a day. */
export function TimelineHead({ layout, sunrise, sunset, nextSunrise, zone }: Props) {
  const { x, length, ticks } = layout;
  const sunAt = layout.sunset;
  /** Two words of the head never meet: the sunset goes before full hours. */
  const isFree = (at: number) => sunAt === null || Math.abs(at - sunAt) > 44;
  return (
    <g {...decoration}>
      <path
        className={classes.tick}
        d={ticks
          .map((tick) => `M${(x + tick.x).toFixed(1)} ${headHeight - (tick.label === '' ? 5 : 8)}V${headHeight}`)
          .join('')}
      />
      {ticks
        .filter((tick) => tick.isMidnight)
        .map((tick) => (
          <path
            key={tick.x}
            className={classes.hair}
            d={`M${(x + tick.x).toFixed(1)} ${headHeight}V${layout.height}`}
          />
        ))}
      {ticks
        .filter((tick) => tick.label !== '' && isFree(x + tick.x))
        .map((tick) => (
          <text key={tick.x} className={classes.hour} x={x + tick.x} y={headHeight - 13} textAnchor="middle">
            {tick.label}
          </text>
        ))}
      <path className={classes.tick} d={`M${x} ${headHeight}H${x + length}`} />
      {sunrise !== null && <Sun at={x} anchor="start" icon="sunrise" text={formatTime(sunrise, zone)} />}
      {nextSunrise !== null && <Sun at={x + length} anchor="end" icon="sunrise" text={formatTime(nextSunrise, zone)} />}
      {sunAt !== null && (
        <>
          <path className={classes.dusk} d={`M${sunAt} ${headHeight}V${layout.height}`} />
          {sunset !== null && <Sun at={sunAt} anchor="middle" icon="sunset" text={formatTime(sunset, zone)} />}
        </>
      )}
    </g>
  );
}

interface SunProps {
  readonly at: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly icon: 'sunrise' | 'sunset';
  readonly text: string;
}

function Sun({ at, anchor, icon, text }: SunProps) {
  const left = anchor === 'start' ? at - 3 : anchor === 'end' ? at - 15 : at - 9;
  return (
    <>
      <svg
        aria-hidden="true"
        className={classes.sun}
        x={left}
        y={headHeight - 45}
        width="18"
        height="18"
        viewBox="0 0 24 24"
      >
        <path d={icons[icon].stroke} />
      </svg>
      <text className={classes.sunText} data-sun="" x={at} y={headHeight - 13} textAnchor={anchor}>
        {text}
      </text>
    </>
  );
}
