import { partsOf } from '@nebosvod/engine/time/date-arithmetic';
import { gregorianFromOldStyle } from '@nebosvod/engine/time/julian-day';
import type { CivilDate } from '@nebosvod/numerology/civil-date';
import type { ResolvedBirth } from './resolved-birth.ts';

/** The date of a birth as numbers are counted from it: Gregorian, whatever calendar it was typed by. */
export function birthDate({ typed }: Pick<ResolvedBirth, 'typed'>): CivilDate {
  const { year, month, day } = partsOf(typed.date);
  return (typed.calendar === 'julian' && gregorianFromOldStyle(year, month, day)) || { year, month, day };
}
