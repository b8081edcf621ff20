import type { getSadeSati } from '@nebosvod/contracts/chart-transit';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { DAY_MS } from '@nebosvod/engine/time/durations';
import { counted } from '@nebosvod/terms/plural';
import classes from './sade-sati-line.module.css';
import { lifeSpans } from './sade-sati-spans.ts';

type Answer = AnswerOf<typeof getSadeSati>;
interface Props {
  readonly periods: Answer['periods'];
  /** Instant of the birth, ISO 8601. */
  readonly birth: string;
  /** ms since 1970. */
  readonly now: number;
  readonly nameOf: (house: number) => string;
  readonly dayOf: (instant: string) => string;
}

/** Years of a life that the line shows. */
const lifeYears = 90;
/** A mean year of the calendar, ms. */
const yearMs = 365.2425 * DAY_MS;
const lanes = [
  { kind: 'sade-sati', title: 'Саде-сати' },
  { kind: 'dhaiya', title: 'Дхайя' },
] as const;

/** Ninety years on one line: when Saturn stands about the Moon, by phases, and where the present is. The table below is its twin. */
export function SadeSatiLine({ periods, birth, now, nameOf, dayOf }: Props) {
  const from = Date.parse(birth);
  const share = (at: number) => Math.max(0, Math.min(1, (at - from) / (lifeYears * yearMs))) * 100;
  const spans = lifeSpans(periods).filter((span) => share(span.start) < 100 && share(span.end) > 0);
  const age = Math.floor((now - from) / yearMs);
  const isLiving = age >= 0 && age < lifeYears;
  return (
    <figure className={classes.line} data-figure="sade-sati">
      <figcaption className="vh">Саде-сати и дхайя за девяносто лет, значения в таблице ниже</figcaption>
      <div className={classes.lanes} aria-hidden="true">
        {lanes.map(({ kind, title }) => (
          <div key={kind} className={classes.lane}>
            <span className={classes.title}>{title}</span>
            <div className={classes.track}>
              {spans
                .filter((span) => span.kind === kind)
                .map((span) => (
                  <span
                    key={span.start}
                    className={`${classes.span} ${span.house === 1 ? classes.peak : ''} ${
                      span.start <= now && now < span.end ? classes.current : ''
                    }`}
                    style={{ left: `${share(span.start)}%`, width: `${share(span.end) - share(span.start)}%` }}
                    title={`${nameOf(span.house)}: ${dayOf(new Date(span.start).toISOString())} – ${dayOf(new Date(span.end).toISOString())}`}
                  />
                ))}
              {isLiving && <span className={classes.now} style={{ left: `${share(now)}%` }} />}
            </div>
          </div>
        ))}
        <div className={classes.lane}>
          <span className={classes.title}>возраст</span>
          <div className={classes.years}>
            {Array.from({ length: lifeYears / 10 + 1 }, (_, index) => index * 10).map((year) => (
              <span key={year} style={{ left: `${(year / lifeYears) * 100}%` }}>
                {year}
              </span>
            ))}
          </div>
        </div>
      </div>
      {isLiving && (
        <p className="cap">Золотая черта: сейчас, {counted(age, 'год', 'года', 'лет')}. Темнее: пик саде-сати.</p>
      )}
    </figure>
  );
}
