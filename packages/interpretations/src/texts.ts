import type { BodyId, Graha } from '@nebosvod/engine/bodies';
import { CONJUNCTION_TEXTS } from './conjunction.table.ts';
import { JUPITER_IN_HOUSES } from './graha-in-house/jupiter.table.ts';
import { KETU_IN_HOUSES } from './graha-in-house/ketu.table.ts';
import { MARS_IN_HOUSES } from './graha-in-house/mars.table.ts';
import { MERCURY_IN_HOUSES } from './graha-in-house/mercury.table.ts';
import { MOON_IN_HOUSES } from './graha-in-house/moon.table.ts';
import { RAHU_IN_HOUSES } from './graha-in-house/rahu.table.ts';
import { SATURN_IN_HOUSES } from './graha-in-house/saturn.table.ts';
import { SUN_IN_HOUSES } from './graha-in-house/sun.table.ts';
import { VENUS_IN_HOUSES } from './graha-in-house/venus.table.ts';
import { JUPITER_IN_SIGN } from './graha-in-sign/jupiter.table.ts';
import { KETU_IN_SIGN } from './graha-in-sign/ketu.table.ts';
import { MARS_IN_SIGN } from './graha-in-sign/mars.table.ts';
import { MERCURY_IN_SIGN } from './graha-in-sign/mercury.table.ts';
import { MOON_IN_SIGN } from './graha-in-sign/moon.table.ts';
import { RAHU_IN_SIGN } from './graha-in-sign/rahu.table.ts';
import { SATURN_IN_SIGN } from './graha-in-sign/saturn.table.ts';
import { SUN_IN_SIGN } from './graha-in-sign/sun.table.ts';
import { VENUS_IN_SIGN } from './graha-in-sign/venus.table.ts';
import { LAGNA_TEXTS } from './lagna.table.ts';
import { LORD_OF_1_TEXTS } from './lord-in-house/lord-of-1.table.ts';
import { LORD_OF_2_TEXTS } from './lord-in-house/lord-of-2.table.ts';
import { LORD_OF_3_TEXTS } from './lord-in-house/lord-of-3.table.ts';
import { LORD_OF_4_TEXTS } from './lord-in-house/lord-of-4.table.ts';
import { LORD_OF_5_TEXTS } from './lord-in-house/lord-of-5.table.ts';
import { LORD_OF_6_TEXTS } from './lord-in-house/lord-of-6.table.ts';
import { LORD_OF_7_TEXTS } from './lord-in-house/lord-of-7.table.ts';
import { LORD_OF_8_TEXTS } from './lord-in-house/lord-of-8.table.ts';
import { LORD_OF_9_TEXTS } from './lord-in-house/lord-of-9.table.ts';
import { LORD_OF_10_TEXTS } from './lord-in-house/lord-of-10.table.ts';
import { LORD_OF_11_TEXTS } from './lord-in-house/lord-of-11.table.ts';
import { LORD_OF_12_TEXTS } from './lord-in-house/lord-of-12.table.ts';
import { MAHADASHA_TEXTS } from './mahadasha.table.ts';
import { MOON_NAKSHATRA_TEXTS } from './moon-nakshatra.table.ts';
import type { Interpretation } from './text.ts';

/** The order in which the table of conjunctions names its pairs. */
const ORDER: readonly BodyId[] = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'];

/** Twelve texts of a body; the outer planets have none. */
type ByBody = Readonly<Partial<Record<BodyId, readonly Interpretation[]>>>;

const inHouses: ByBody = {
  sun: SUN_IN_HOUSES,
  moon: MOON_IN_HOUSES,
  mars: MARS_IN_HOUSES,
  mercury: MERCURY_IN_HOUSES,
  jupiter: JUPITER_IN_HOUSES,
  venus: VENUS_IN_HOUSES,
  saturn: SATURN_IN_HOUSES,
  rahu: RAHU_IN_HOUSES,
  ketu: KETU_IN_HOUSES,
};

const inSigns: ByBody = {
  sun: SUN_IN_SIGN,
  moon: MOON_IN_SIGN,
  mars: MARS_IN_SIGN,
  mercury: MERCURY_IN_SIGN,
  jupiter: JUPITER_IN_SIGN,
  venus: VENUS_IN_SIGN,
  saturn: SATURN_IN_SIGN,
  rahu: RAHU_IN_SIGN,
  ketu: KETU_IN_SIGN,
};

/** By owned house, then by the house where its lord stands. */
const lords: readonly (readonly Interpretation[])[] = [
  LORD_OF_1_TEXTS,
  LORD_OF_2_TEXTS,
  LORD_OF_3_TEXTS,
  LORD_OF_4_TEXTS,
  LORD_OF_5_TEXTS,
  LORD_OF_6_TEXTS,
  LORD_OF_7_TEXTS,
  LORD_OF_8_TEXTS,
  LORD_OF_9_TEXTS,
  LORD_OF_10_TEXTS,
  LORD_OF_11_TEXTS,
  LORD_OF_12_TEXTS,
];

/** The text of the ascendant in a sign, 1 = Aries … 12; null for a number that is no sign. */
export function lagnaText(sign: number): Interpretation | null {
  return LAGNA_TEXTS[sign - 1] ?? null;
}

/** The text of the Moon in a nakshatra, 1 = Ashvini … 27; null for a number that is no nakshatra. */
export function moonNakshatraText(nakshatra: number): Interpretation | null {
  return MOON_NAKSHATRA_TEXTS[nakshatra - 1] ?? null;
}

/** The text of a graha in a house of the rashi chart, 1–12; null for an outer planet and for a number that is no house. */
export function grahaInHouseText(graha: BodyId, house: number): Interpretation | null {
  return inHouses[graha]?.[house - 1] ?? null;
}

/** The text of a graha in a sidereal sign, 1 = Aries … 12; null for an outer planet and for a number that is no sign. */
export function grahaInSignText(graha: BodyId, sign: number): Interpretation | null {
  return inSigns[graha]?.[sign - 1] ?? null;
}

/** The text of the lord of a house, 1–12, standing in a house; null for a number that is no house. */
export function lordInHouseText(ownedHouse: number, house: number): Interpretation | null {
  return lords[ownedHouse - 1]?.[house - 1] ?? null;
}

/**
 * Key of two grahas in one sign, the same in either order, as the table of conjunctions has it: `sun-mercury`.
 * Null for an outer planet and for a graha with itself.
 */
export function conjunctionKey(a: BodyId, b: BodyId): string | null {
  const [first, second] = ORDER.filter((graha) => graha === a || graha === b);
  return first && second ? `${first}-${second}` : null;
}

/** The text of two grahas in one sign, in either order; null where there is none: outer planets, Rahu with Ketu. */
export function conjunctionText(a: BodyId, b: BodyId): Interpretation | null {
  return CONJUNCTION_TEXTS[conjunctionKey(a, b) ?? ''] ?? null;
}

/** The text of the great period of a graha in vimshottari. */
export function mahadashaText(graha: Graha): Interpretation {
  return MAHADASHA_TEXTS[graha];
}
