import { timelineBars } from '@nebosvod/drawing/timeline';
import { addMonths, utcMidnight } from '@nebosvod/engine/time/date-arithmetic';
import { civilMonthTable } from '@nebosvod/terms/month.table';
import { ayanaTable, rituTable } from '@nebosvod/terms/season.table';
import { useWidth } from '../../../ui/chart/use-width.ts';
import type { SunTransitAnswer } from '../api/use-year.ts';
import classes from '../day/timeline.module.css';

/** Seasons in the order of the signs: two signs each from Pisces on. */
const ritus = ['vasanta', 'grishma', 'varsha', 'sharad', 'hemanta', 'shishira'] as const;

interface Stretch {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly labels: readonly string[];
  readonly isNorth?: boolean;
}

interface Props {
  readonly year: number;
  readonly sidereal: SunTransitAnswer;
  readonly tropical: SunTransitAnswer;
  readonly now: number;
}

const font = 14;

/** A civil year with its ayanas and seasons in both reckonings. */
export function YearBand({ year, sidereal, tropical, now }: Props) {
  const [frame, width] = useWidth<HTMLDivElement>();
  return (
    <div ref={frame} className={`${classes.frame} ${classes.band}`}>
      {width !== null && <Band year={year} sidereal={sidereal} tropical={tropical} now={now} width={width} />}
    </div>
  );
}

function Band({ year, sidereal, tropical, now, width }: Props & { readonly width: number }) {
  const monthStart = (month: number) => utcMidnight(addMonths(`${year}-01-01`, month)) / 60_000;
  const [from, to] = [monthStart(0), monthStart(12)];
  const left = width < 620 ? 0 : 120;
  const axis = { from, to, length: width - left };
  const head = width < 620 ? 22 : 0;
  const bars = (list: readonly Stretch[]) => timelineBars(list, axis, { fontSize: font, padding: 7 });
  const at = now / 60_000;
  const nowX = at >= from && at <= to ? left + ((at - from) / (to - from)) * axis.length : null;
  const lanes = [
    { title: 'сидерически', answer: sidereal },
    { title: 'тропически', answer: tropical },
  ];
  const laneTop = (index: number) => 34 + index * (84 + head);
  const height = laneTop(1) + head + 78;
  return (
    <svg
      data-figure="year"
      className={classes.figure}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Аяны и сезоны ${year} года`}
    >
      {Object.values(civilMonthTable).map((month, index) => {
        const x = left + ((monthStart(index) - from) / (to - from)) * axis.length;
        return (
          <g key={month.nominative}>
            <path className={classes.hair} d={`M${x} 22V${height}`} />
            <text className={classes.hour} x={x + 4} y="16">
              {axis.length < 700 ? month.nominative.charAt(0) : month.nominative.slice(0, 3)}
            </text>
          </g>
        );
      })}
      {lanes.map(({ title, answer }, index) => {
        const top = laneTop(index) + head;
        return (
          <g key={title}>
            <text className={classes.lane} x="0" y={head > 0 ? top - 7 : top + 22}>
              {title}
            </text>
            {bars(halves(answer, from, to)).map((bar) => (
              <BandBar
                key={bar.id}
                bar={bar}
                left={left}
                y={top}
                tone={bar.id.startsWith('uttarayana') ? 'good' : ''}
              />
            ))}
            {bars(seasons(answer, from, to)).map((bar) => (
              <BandBar key={bar.id} bar={bar} left={left} y={top + 38} tone="" />
            ))}
          </g>
        );
      })}
      {nowX !== null && (
        <g className={classes.now}>
          <path d={`M${nowX} 22V${height}`} />
        </g>
      )}
    </svg>
  );
}

interface BarProps {
  readonly bar: ReturnType<typeof timelineBars>[number];
  readonly left: number;
  readonly y: number;
  readonly tone: string;
}

function BandBar({ bar, left, y, tone }: BarProps) {
  return (
    <g>
      <rect
        className={`${classes.bar} ${tone}`}
        x={left + bar.at + 0.5}
        y={y + 0.5}
        width={Math.max(1, bar.length - 2)}
        height="33"
        rx="3"
      />
      {bar.label !== null && (
        <text className={`${classes.name} ${classes.halo}`} x={left + bar.at + 8} y={y + 22} fontSize={font}>
          {bar.label}
        </text>
      )}
    </g>
  );
}

/** Stretches between entries into given signs, the first and the last open to the ends of the year. */
function between(
  answer: SunTransitAnswer,
  from: number,
  to: number,
  startsAt: (sign: number) => boolean,
  name: (sign: number) => { readonly id: string; readonly labels: readonly string[] },
  period: number,
): Stretch[] {
  const entries = answer.signs
    .filter(({ sign }) => startsAt(sign))
    .map(({ sign, instant }) => ({ sign, at: Date.parse(instant) / 60_000 }));
  const first = entries[0];
  if (!first) return [];
  const before = ((first.sign - 1 - period + 12) % 12) + 1;
  return [{ sign: before, at: from }, ...entries].map(({ sign, at }, index, all) => {
    const { id, labels } = name(sign);
    return { id: `${id}-${index}`, start: at, end: all[index + 1]?.at ?? to, labels };
  });
}

function halves(answer: SunTransitAnswer, from: number, to: number): Stretch[] {
  return between(
    answer,
    from,
    to,
    (sign) => sign === 10 || sign === 4,
    (sign) => {
      const id = sign === 10 ? 'uttarayana' : 'dakshinayana';
      const { ru, sa } = ayanaTable[id];
      return { id, labels: [`${sa}, ${ru}`, sa, `${sa.slice(0, 5)}.`] };
    },
    6,
  );
}

function seasons(answer: SunTransitAnswer, from: number, to: number): Stretch[] {
  return between(
    answer,
    from,
    to,
    (sign) => sign % 2 === 0,
    (sign) => {
      const id = ritus[(sign % 12) / 2] ?? 'vasanta';
      const { ru, sa } = rituTable[id];
      return { id, labels: [`${sa}, ${ru}`, sa, `${sa.slice(0, 3)}.`] };
    },
    2,
  );
}
