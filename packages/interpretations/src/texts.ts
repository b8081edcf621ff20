import type { BodyId } from '@nebosvod/engine/bodies';
import { unitInForce } from './base/in-force.ts';
import type { Interpretation } from './text.ts';
import type { Unit } from './unit.ts';
import { CONJUNCTIONS_OF_SUN_AND_MOON } from './veda/conjunction/luminaries.table.ts';
import { OTHER_CONJUNCTIONS } from './veda/conjunction/other.table.ts';
import { GRAHA_IN_HOUSE } from './veda/graha-in-house/graha-in-house.ts';
import { GRAHAS_IN_SIGN } from './veda/graha-in-sign/graha-in-sign.ts';
import { LAGNA_IN_SIGN } from './veda/lagna-in-sign/lagna-in-sign.table.ts';
import { LORD_IN_HOUSE } from './veda/lord-in-house/lord-in-house.ts';
import { MOON_IN_ASHVINI_TO_ASHLESHA } from './veda/moon-in-nakshatra/ashvini-ashlesha.table.ts';
import { MOON_IN_MAGHA_TO_JYESHTHA } from './veda/moon-in-nakshatra/magha-jyeshtha.table.ts';
import { MOON_IN_MULA_TO_REVATI } from './veda/moon-in-nakshatra/mula-revati.table.ts';

/** The order in which the table of conjunctions names its pairs. */
const ORDER: readonly BodyId[] = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'];

/** Units that say one thing whatever the rest of the chart is, by their ids: a card and a document show them as they stand. */
const UNITS: ReadonlyMap<string, Unit> = new Map(
  [
    ...LAGNA_IN_SIGN,
    ...MOON_IN_ASHVINI_TO_ASHLESHA,
    ...MOON_IN_MAGHA_TO_JYESHTHA,
    ...MOON_IN_MULA_TO_REVATI,
    ...GRAHA_IN_HOUSE.units,
    ...GRAHAS_IN_SIGN,
    ...LORD_IN_HOUSE.units,
    ...CONJUNCTIONS_OF_SUN_AND_MOON,
    ...OTHER_CONJUNCTIONS,
  ].map((unit) => [unit.id, unit]),
);

/** A unit as a text, as it reads now: its lead, its body, what it asks and where it comes from. */
function textOf(id: string): Interpretation | null {
  const unit = UNITS.get(id);
  const now = unit && unitInForce(unit);
  if (!now?.words?.question) return null;
  const { lead, body, question } = now.words;
  return { short: lead, full: body, question, source: now.sources.map(({ key }) => `[${key}]`).join(', ') };
}

/** The text of the ascendant in a sign, 1 = Aries … 12; null for a number that is no sign. */
export function lagnaText(sign: number): Interpretation | null {
  return textOf(`lagna-in-sign-${sign}`);
}

/** The text of the Moon in a nakshatra, 1 = Ashvini … 27; null for a number that is no nakshatra. */
export function moonNakshatraText(nakshatra: number): Interpretation | null {
  return textOf(`moon-nakshatra-${nakshatra}`);
}

/** The text of a graha in a house of the rashi chart, 1–12; null for an outer planet and for a number that is no house. */
export function grahaInHouseText(graha: BodyId, house: number): Interpretation | null {
  return textOf(`${graha}-in-house-${house}`);
}

/** The text of a graha in a sidereal sign, 1 = Aries … 12; null for an outer planet and for a number that is no sign. */
export function grahaInSignText(graha: BodyId, sign: number): Interpretation | null {
  return textOf(`${graha}-in-sign-${sign}`);
}

/** The text of the lord of a house, 1–12, standing in a house; null for a number that is no house. */
export function lordInHouseText(ownedHouse: number, house: number): Interpretation | null {
  return textOf(`lord-${ownedHouse}-in-${house}`);
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
  return textOf(`conjunction-${conjunctionKey(a, b)}`);
}
