import type { PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import { arcPath, dialAngle, dialPoint, ringPath } from '@nebosvod/drawing/day-dial';
import { moonPhasePath } from '@nebosvod/drawing/moon-phase';
import { type ClockZone, wallClock } from '@nebosvod/terms/clock';
import classes from './today.module.css';

interface Props {
  readonly day: PanchangaDayAnswer;
  readonly elongation: number;
  readonly now: number | null;
}

const size = 300;
const centre = size / 2;
const moonRadius = 43;

/** The day as a dial of 24 hours, noon on top: choghadiyas, the night, the Sun's way and the Moon as it stands. Decorative: the rows beside it say the same. */
export function DayDial({ day, elongation, now }: Props) {
  const zone = day.place;
  const angle = (instant: string) => angleOf(instant, zone);
  const nowAngle = now === null ? null : angle(new Date(now).toISOString());
  const hand = nowAngle === null ? null : [dialPoint(centre, 132, nowAngle), dialPoint(centre, 70, nowAngle)];
  return (
    <svg className={classes.dial} viewBox={`-14 -10 ${size + 28} ${size + 20}`} aria-hidden="true">
      {day.sunset !== null && day.nextSunrise !== null && (
        <path className={classes.night} d={ringPath(centre, 44, 92, angle(day.sunset), angle(day.nextSunrise))} />
      )}
      <circle className={`${classes.line} ${classes.strong}`} cx={centre} cy={centre} r="132" />
      <circle className={classes.line} cx={centre} cy={centre} r="122" />
      <path className={classes.line} d={ticks(48, 126.5)} />
      <path className={`${classes.line} ${classes.strong}`} d={ticks(24, 122)} />
      {(day.choghadiya ?? []).map((span) => (
        <path
          key={span.start}
          className={`${classes.part} ${span.quality}`}
          d={ringPath(centre, 96, 116, angle(span.start) + 0.4, angle(span.end) - 0.4)}
        />
      ))}
      <circle className={classes.line} cx={centre} cy={centre} r="84" />
      {day.sunrise !== null && day.sunset !== null && (
        <>
          <path className={classes.edge} d={spoke(angle(day.sunrise))} />
          <path className={classes.edge} d={spoke(angle(day.sunset))} />
          {nowAngle !== null && now !== null && now > Date.parse(day.sunrise) && (
            <path
              className={classes.way}
              d={arcPath(centre, 84, angle(day.sunrise), now < Date.parse(day.sunset) ? nowAngle : angle(day.sunset))}
            />
          )}
        </>
      )}
      <circle className={classes.moon} cx={centre} cy={centre} r={moonRadius} />
      <path
        className={classes.lit}
        transform={`translate(${centre - moonRadius} ${centre - moonRadius})`}
        d={moonPhasePath(elongation, moonRadius)}
      />
      {[0, 6, 12, 18].map((hour) => {
        const { x, y } = dialPoint(centre, 144, dialAngle(hour * 60));
        return (
          <text key={hour} className={classes.hour} x={x} y={y + 5} textAnchor="middle">
            {hour}
          </text>
        );
      })}
      {hand?.[0] && hand[1] && (
        <>
          <path className={classes.hand} d={`M${hand[0].x} ${hand[0].y}L${hand[1].x} ${hand[1].y}`} />
          <circle className={classes.knob} cx={hand[0].x} cy={hand[0].y} r="6" />
        </>
      )}
    </svg>
  );
}

function angleOf(instant: string, zone: ClockZone): number {
  const { time } = wallClock(instant, zone);
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return dialAngle(hours * 60 + minutes + seconds / 60);
}

function ticks(count: number, inner: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 360) / count;
    const [a, b] = [dialPoint(centre, inner, angle), dialPoint(centre, 132, angle)];
    return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  }).join('');
}

function spoke(angle: number): string {
  const [a, b] = [dialPoint(centre, 76, angle), dialPoint(centre, 132, angle)];
  return `M${a.x} ${a.y}L${b.x} ${b.y}`;
}
