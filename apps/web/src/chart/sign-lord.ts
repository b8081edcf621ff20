import type { GrahaId } from '@nebosvod/terms/graha';

/** Lords of the signs from Aries on, by the seven grahas with a disc: the rulership every school of Jyotish shares. */
const lords = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
] as const satisfies readonly GrahaId[];

/** Lord of a sign 1–12; `null` for a number that is no sign. */
export function signLord(sign: number): GrahaId | null {
  return lords[sign - 1] ?? null;
}
