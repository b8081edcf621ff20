import type { ClassicalGraha } from '../bodies.ts';

/** Degrees from the Sun within which a graha is combust, direct and retrograde. [SS 9] */
export const COMBUSTION_ORBS: Readonly<
  Record<Exclude<ClassicalGraha, 'sun'>, { readonly direct: number; readonly retrograde: number }>
> = {
  moon: { direct: 12, retrograde: 12 },
  mars: { direct: 17, retrograde: 17 },
  mercury: { direct: 14, retrograde: 12 },
  jupiter: { direct: 11, retrograde: 11 },
  venus: { direct: 10, retrograde: 8 },
  saturn: { direct: 15, retrograde: 15 },
};
