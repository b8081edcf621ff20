import type { Claim, Unit, UnitSource } from '../../unit.ts';

/** A unit of the Moon in a pada, 1–4, of a nakshatra, 1 = Ashvini … 27: current practice, and the verses named. */
export const moonInPada = (
  nakshatra: number,
  pada: 1 | 2 | 3 | 4,
  claims: readonly Claim[],
  words: { readonly lead: string; readonly body: string; readonly question: string },
  sources: readonly UnitSource[] = [],
): Unit => ({
  id: `moon-pada-${nakshatra}-${pada}`,
  factor: { kind: 'graha-in-nakshatra', graha: 'moon', nakshatra, pada },
  claims,
  words,
  sources: [...sources, { key: 'modern', role: 'modern' }],
});
