import type { ResolvedBirth, Role } from '@nebosvod/composer/birth/resolved-birth';
import type { Birth } from '@nebosvod/contracts/birth';
import { utcDate } from '@nebosvod/engine/time/date-arithmetic';
import { offsetAt } from '@nebosvod/engine/time/local-time';
import { assertConsistent } from '../../computation/conflicts.ts';
import { asResolved } from '../../computation/known-birth.service.ts';
import { inPart } from '../../computation/local-time-error.ts';
import { resolveBirth } from '../../computation/moment.service.ts';
import { ProblemError } from '../../problem-error.ts';

/**
 * A birth as the composer takes it: every choice made, and typed back so that it resolves to the same instant anywhere.
 * @param part where the birth stands in the request
 * @throws ProblemError 400 for an impossible date or zone, 409 for an ambiguous or skipped time
 */
export async function resolvedBirth(role: Role, birth: Birth, part: string): Promise<ResolvedBirth> {
  assertConsistent({ birth });
  return asResolved(role, birth, await inPart(part, () => resolveBirth(birth)));
}

/**
 * The day of a reading: the one asked for, else the day that clocks of the birth's zone show now.
 * @throws ProblemError 400 for a day whose three years lie past the ephemeris
 */
export function dayOfReading({ timeZone }: ResolvedBirth, asked: string | undefined, nowMs: number): string {
  const day = asked ?? utcDate(nowMs + offsetAt(timeZone, nowMs) * 1000);
  assertReadable(day);
  return day;
}

/** The last day of a reading whose three years the ephemeris still knows. */
const LAST_DAY = '2396-12-31';

/** @throws ProblemError 400 for a day of reading whose three years lie past the ephemeris */
export function assertReadable(day: string): void {
  if (day <= LAST_DAY) return;
  const message = 'День чтения не позже 2396 года: за ним должно быть три года неба';
  throw new ProblemError('DATE_OUT_OF_RANGE', message, { errors: [{ path: 'asOf', message }] });
}
