import { normalizeDegrees } from '../../angle/degrees.ts';

/** Place of a longitude in the chart of a harmonic: the longitude so many times over, degrees. [modern] */
export function harmonicOf(longitude: number, harmonic: number): number {
  return normalizeDegrees(longitude * harmonic);
}
