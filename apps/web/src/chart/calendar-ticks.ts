import { dateOf, utcMidnight } from '@nebosvod/engine/time/date-arithmetic';
import { DAY_MS, HOUR_MS } from '@nebosvod/engine/time/durations';
import { formatAge } from '@nebosvod/terms/clock';
import { civilMonthTable } from '@nebosvod/terms/month.table';
import { lengthOf, shareAt, type TimeWindow } from './time-window.ts';

/** A mark of an axis: px from its left edge, with its words. */
export interface Tick {
  readonly x: number;
  readonly label: string;
}

const hour = HOUR_MS;
const day = DAY_MS;
/** Mean length, only to choose a step by. */
const month = 30.44 * day;
const year = 365.25 * day;

interface Step {
  readonly unit: 'hour' | 'day' | 'month' | 'year';
  readonly count: number;
}

const lengths = { hour, day, month, year } as const satisfies Record<Step['unit'], number>;

const steps: readonly Step[] = [
  ...[1, 3, 6, 12].map((count): Step => ({ unit: 'hour', count })),
  ...[1, 2, 5, 10].map((count): Step => ({ unit: 'day', count })),
  ...[1, 2, 3, 6].map((count): Step => ({ unit: 'month', count })),
  ...[1, 2, 5, 10, 20, 50, 100].map((count): Step => ({ unit: 'year', count })),
];

const two = (value: number) => String(value).padStart(2, '0');

function labelOf(at: Date, unit: Step['unit']): string {
  const [years, months, days] = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()];
  if (unit === 'year') return String(years);
  if (unit === 'month') {
    const names: Readonly<Record<number, { readonly nominative: string } | undefined>> = civilMonthTable;
    return `${names[months]?.nominative.slice(0, 3) ?? ''}\u00a0${years}`;
  }
  const date = `${two(days)}.${two(months)}.${years}`;
  return unit === 'day' ? date : `${date}\u00a0${two(at.getUTCHours())}:00`;
}

/** 0h of the first day of a month, counted from January of the year 0. */
function monthStart(months: number): number {
  return utcMidnight(dateOf({ year: Math.floor(months / 12), month: (months % 12) + 1, day: 1 }));
}

/** Instants on a clock's own calendar that are whole in the step, as if the clock showed UTC. */
function wholeInstants({ unit, count }: Step, from: number, to: number): readonly number[] {
  const found: number[] = [];
  if (unit === 'hour' || unit === 'day') {
    const length = lengths[unit] * count;
    for (let at = Math.ceil(from / length) * length; at <= to; at += length) found.push(at);
    return found;
  }
  const size = unit === 'month' ? count : count * 12;
  const start = new Date(from);
  const first = Math.ceil((start.getUTCFullYear() * 12 + start.getUTCMonth()) / size) * size;
  for (let at = first; ; at += size) {
    const instant = monthStart(at);
    if (instant > to) return found;
    if (instant >= from) found.push(instant);
  }
}

/**
 * Dates along the axis: the finest step of years, months, days or hours that leaves `spacing` px between two of them.
 * @param offsetSeconds offset of the clock whose dates are meant
 */
export function dateTicks(window: TimeWindow, width: number, spacing: number, offsetSeconds: number): readonly Tick[] {
  const perMs = width / lengthOf(window);
  // Hours carry the date too and need more room.
  const step = steps.find(
    ({ unit, count }) => lengths[unit] * count * perMs >= (unit === 'hour' ? spacing * 1.4 : spacing),
  );
  if (!step) return [];
  const offset = offsetSeconds * 1000;
  return wholeInstants(step, window.from + offset, window.to + offset).map((at) => ({
    x: shareAt(window, at - offset) * width,
    label: labelOf(new Date(at), step.unit),
  }));
}

const ageSteps = [1, 2, 5, 10, 20, 50];

/** Whole years of age along the axis; where the window holds none, the age in its middle. Years are 365.25 days, as in the table. */
export function ageTicks(window: TimeWindow, width: number, spacing: number, birth: number): readonly Tick[] {
  const perMs = width / lengthOf(window);
  const step = ageSteps.find((years) => years * year * perMs >= spacing) ?? 50;
  const ticks: Tick[] = [];
  const first = Math.max(0, Math.ceil((window.from - birth) / year / step) * step);
  for (let age = first; birth + age * year <= window.to; age += step) {
    ticks.push({ x: shareAt(window, birth + age * year) * width, label: String(age) });
  }
  if (ticks.length > 0) return ticks;
  return [{ x: width / 2, label: formatAge(((window.from + window.to) / 2 - birth) / year) }];
}
