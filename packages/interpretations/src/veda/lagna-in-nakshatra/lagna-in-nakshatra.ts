import type { Claim, Unit } from '../../unit.ts';

/** A unit of the lagna in a nakshatra, 1 = Ashvini … 27: current practice, no verse. */
export const lagnaIn = (
  nakshatra: number,
  claims: readonly Claim[],
  words: { readonly lead: string; readonly body: string; readonly question: string },
): Unit => ({
  id: `lagna-nakshatra-${nakshatra}`,
  factor: { kind: 'lagna-in-nakshatra', nakshatra },
  claims,
  words,
  sources: [{ key: 'modern', role: 'modern' }],
});
