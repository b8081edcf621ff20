import type { Claim, Unit, UnitSource, Wording } from '../../unit.ts';

/** A unit of the Moon in a nakshatra, 1 = Ashvini … 27; what no verse is named for is current practice. */
export const moonIn = (
  nakshatra: number,
  claims: readonly Claim[],
  words: Wording,
  sources: readonly UnitSource[],
): Unit => ({
  id: `moon-nakshatra-${nakshatra}`,
  factor: { kind: 'graha-in-nakshatra', graha: 'moon', nakshatra },
  claims,
  words,
  sources: [...sources, { key: 'modern', role: 'modern' }],
});
