import { normalizeDegrees } from '../angle/degrees.ts';
import { signOf } from '../angle/sign.ts';
import { previousReach, reachNear } from '../search/monotone.ts';
import type { SunMoonAngles } from '../search/sun-moon.ts';

/** A month from new moon to new moon. Times are Julian days (UT). */
export interface AmantaMonth {
  /** New moon that begins it and the one that ends it. */
  readonly start: number;
  readonly end: number;
  /** 1 = Chaitra … 12 = Phalguna; of a kshaya month the first of its two names. */
  readonly number: number;
  /** No sankranti inside: named as the month that follows. */
  readonly isAdhika: boolean;
  /** Two sankrantis inside: two names joined, the second one is lost. */
  readonly isKshaya: boolean;
}

export interface LunarMonth {
  readonly amanta: number;
  readonly purnimanta: number;
  readonly isAdhika: boolean;
  readonly isKshaya: boolean;
  readonly paksha: 'shukla' | 'krishna';
}

/** From new moon to new moon in the mean, days; a true one is up to seven hours off. */
const SYNODIC_MONTH = 29.530589;

/**
 * The amanta month that holds an instant. It is numbered by the sidereal sign the Sun enters inside it (Mesha: Chaitra).
 * Compare the Sun's signs at the two new moons: a step of 1 is a common month, 0 adhika, 2 kshaya.
 */
export function amantaMonthAt(angles: SunMoonAngles, julianDay: number): AmantaMonth {
  const start = previousReach(angles.elongation, 0, julianDay);
  const end = reachNear(angles.elongation, 0, start + SYNODIC_MONTH);
  return nameMonth(angles, start, end);
}

/** The amanta month between two successive new moons. */
export function nameMonth({ siderealSun: sun }: SunMoonAngles, start: number, end: number): AmantaMonth {
  const first = signOf(normalizeDegrees(sun.at(start)));
  const steps = (signOf(normalizeDegrees(sun.at(end))) - first + 12) % 12;
  // The Sun in Pisces (12) at the new moon that begins the month enters Aries inside it: Chaitra, number 1.
  return { start, end, number: (first % 12) + 1, isAdhika: steps === 0, isKshaya: steps === 2 };
}

/** The amanta month after a given one. */
export function nextAmantaMonth(angles: SunMoonAngles, month: AmantaMonth): AmantaMonth {
  return nameMonth(angles, month.end, reachNear(angles.elongation, 0, month.end + SYNODIC_MONTH));
}

/**
 * The lunar month in both reckonings at an instant (of a Vedic day: its sunrise).
 * In purnimanta the dark half takes the next amanta month's name, except that of an adhika month, which keeps its own.
 * @param month the amanta month that holds the instant
 * @param elongationDegrees Moon minus Sun at the instant
 */
export function lunarMonthOf(month: AmantaMonth, elongationDegrees: number): LunarMonth {
  const isDark = elongationDegrees >= 180;
  return {
    amanta: month.number,
    purnimanta: isDark && !month.isAdhika ? nextNumber(month) : month.number,
    isAdhika: month.isAdhika,
    isKshaya: month.isKshaya,
    paksha: isDark ? 'krishna' : 'shukla',
  };
}

function nextNumber({ number, isKshaya }: AmantaMonth): number {
  return ((number + (isKshaya ? 1 : 0)) % 12) + 1;
}
