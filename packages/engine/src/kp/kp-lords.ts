import type { NakshatraLord } from '../angle/nakshatra.ts';
import { nakshatraOf } from '../angle/nakshatra.ts';
import { signOf } from '../angle/sign.ts';
import type { ClassicalGraha } from '../bodies.ts';
import { signLord } from '../state/dignity.ts';
import { subLordOf } from '../state/sub-lord.ts';

/** The four lords of a degree, each of a narrower part than the one before. */
export interface KpLords {
  readonly sign: ClassicalGraha;
  readonly star: NakshatraLord;
  readonly sub: NakshatraLord;
  readonly subSub: NakshatraLord;
}

/** Levels from the widest. */
export const KP_LORD_LEVELS = ['sign', 'star', 'sub', 'subSub'] as const satisfies readonly (keyof KpLords)[];

/** Lords of the sign, the nakshatra, its sub and the part of the sub that a sidereal longitude (degrees) lies in. [KP] */
export function kpLordsOf(longitude: number): KpLords {
  return { sign: signLord(signOf(longitude)), star: nakshatraOf(longitude).lord, ...subLordOf(longitude) };
}
