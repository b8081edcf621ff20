import { LAGNA_TEXTS } from './lagna.table.ts';
import { MOON_NAKSHATRA_TEXTS } from './moon-nakshatra.table.ts';
import type { Interpretation } from './text.ts';

/** The text of the ascendant in a sign, 1 = Aries … 12; null for a number that is no sign. */
export function lagnaText(sign: number): Interpretation | null {
  return LAGNA_TEXTS[sign - 1] ?? null;
}

/** The text of the Moon in a nakshatra, 1 = Ashvini … 27; null for a number that is no nakshatra. */
export function moonNakshatraText(nakshatra: number): Interpretation | null {
  return MOON_NAKSHATRA_TEXTS[nakshatra - 1] ?? null;
}
