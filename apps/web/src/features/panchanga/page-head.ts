import { weekdayOf } from '@nebosvod/engine/time/date-arithmetic';
import { formatDayAndMonth, formatMonth } from '@nebosvod/terms/civil-date';
import { varaName } from '@nebosvod/terms/vara';
import { stepDays, stepMonths } from './dates.ts';
import type { PanchangaView } from './search.ts';

/** By what a view steps: its arrows, its heading, the word of its middle button. */
export interface Stepping {
  readonly unit: 'day' | 'month' | 'year';
  readonly today: string;
  readonly back: string;
  readonly forth: string;
}

const byDay: Stepping = { unit: 'day', today: 'Сегодня', back: 'Предыдущий день', forth: 'Следующий день' };
const byMonth: Stepping = { unit: 'month', today: 'Этот месяц', back: 'Предыдущий месяц', forth: 'Следующий месяц' };
const byYear: Stepping = { unit: 'year', today: 'Этот год', back: 'Предыдущий год', forth: 'Следующий год' };

/** How a view goes through time. */
export function steppingOf(view: PanchangaView): Stepping {
  if (view === 'month') return byMonth;
  return view === 'sun' || view === 'festivals' ? byYear : byDay;
}

/** A date some units later. */
export function stepped(date: string, unit: Stepping['unit'], steps: number): string {
  if (unit === 'day') return stepDays(date, steps);
  return unit === 'month' ? stepMonths(date, steps) : stepMonths(date, 12 * steps);
}

/** Heading of a view: «21 ноября 2026, суббота», «Ноябрь 2026», «Праздники 2026 года». */
export function headingOf(view: PanchangaView, date: string): string {
  const month = formatMonth(date);
  switch (view) {
    case 'day':
      return dayHeading(date);
    case 'month':
      return month.charAt(0).toUpperCase() + month.slice(1);
    case 'muhurtas':
      return `Мухурты, ${dayHeading(date)}`;
    case 'sun':
      return `Солнце в ${date.slice(0, 4)}\u00a0году`;
    case 'ayana':
      return 'Аяна и сезон';
    case 'festivals':
      return `Праздники ${date.slice(0, 4)}\u00a0года`;
    case 'create':
      return 'Создать панчангу';
  }
}

/** «21 ноября 2026, суббота». */
function dayHeading(date: string): string {
  return `${formatDayAndMonth(date)}\u00a0${date.slice(0, 4)}, ${varaName(weekdayOf(date))}`;
}
