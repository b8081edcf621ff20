import { textInForce } from '../base/in-force.ts';
import type { Interpretation } from '../text.ts';
import { VEDIC_DESTINY_TEXTS } from './vedic/vedic-destiny.table.ts';
import { VEDIC_SOUL_TEXTS } from './vedic/vedic-soul.table.ts';

/** The text of the Vedic number of the soul, 1–9, with its ruling graha; null for any other number. */
export function vedicSoulText(number: number): Interpretation | null {
  return textInForce(`vedic-soul-${number}`, VEDIC_SOUL_TEXTS[number - 1]);
}

/** The text of the Vedic number of destiny, 1–9, with its ruling graha; null for any other number. */
export function vedicDestinyText(number: number): Interpretation | null {
  return textInForce(`vedic-destiny-${number}`, VEDIC_DESTINY_TEXTS[number - 1]);
}
