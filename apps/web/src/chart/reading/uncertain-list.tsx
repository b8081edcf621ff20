import type { ShownDocument } from '@nebosvod/contracts/reading';
import { formatShortDate } from '@nebosvod/terms/civil-date';
import { type ClockZone, wallClock } from '@nebosvod/terms/clock';
import classes from './reading.module.css';
import { sectionElement } from './reading-parts.ts';

/** Id that the list has among the sections. */
export const uncertainId = 'uncertain';
export const uncertainTitle = 'Что оставляет открытым время рождения';

/** What an unknown or uncertain time leaves open: each factor with the part of the time in which it holds. */
export function UncertainList({ document }: { readonly document: ShownDocument }) {
  const { uncertain, factors, inputs } = document;
  const birth = inputs.births[0]?.birth;
  if (birth === undefined) return null;
  const { date, timeZone, utcOffsetSeconds } = birth;
  const zone: ClockZone = utcOffsetSeconds === undefined ? { timeZone: timeZone ?? 'UTC' } : { utcOffsetSeconds };
  const clock = (instant: string) => {
    const wall = wallClock(instant, zone);
    const time = wall.time.slice(0, 5);
    return wall.date === date ? time : `${time} (${formatShortDate(wall.date)})`;
  };
  return (
    <section className={classes.section} aria-labelledby={sectionElement(uncertainId)}>
      <h2 id={sectionElement(uncertainId)} tabIndex={-1}>
        {uncertainTitle}
      </h2>
      <p className={classes.sentence}>
        В чтение вошло только то, что верно при любом времени в этих пределах. Остальное зависит от часа; часы указаны
        местные, с шагом, с которым они проверены.
      </p>
      <ul className={classes.uncertain}>
        {uncertain.map(({ factor, from, until }) => (
          <li key={factor}>
            <span>{factors[factor]?.label}</span>
            <span className="cap tn">
              {from === until ? `около ${clock(from)}` : `${clock(from)} – ${clock(until)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
