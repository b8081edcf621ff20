import type { ResolvedBirth, Role } from '@nebosvod/composer/birth/resolved-birth';
import type { Birth } from '@nebosvod/contracts/birth';
import { assertConsistent } from '../../computation/conflicts.ts';
import { inPart } from '../../computation/local-time-error.ts';
import { resolveBirth } from '../../computation/moment.service.ts';

/**
 * A birth as the composer takes it: every choice made, and typed back so that it resolves to the same instant anywhere.
 * @param part where the birth stands in the request
 * @throws ProblemError 400 for an impossible date or zone, 409 for an ambiguous or skipped time
 */
export async function resolvedBirth(role: Role, birth: Birth, part: string): Promise<ResolvedBirth> {
  assertConsistent({ birth });
  const { julianDay, place, timeZone, utcOffsetSeconds, isTimeKnown } = await inPart(part, () => resolveBirth(birth));
  return { role, typed: { ...birth, timeZone }, julianDay, place, timeZone, utcOffsetSeconds, isTimeKnown };
}
