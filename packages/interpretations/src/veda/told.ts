import type { Sign } from '@nebosvod/engine/angle/sign';
import type { Claim, Unit, UnitSource, UnitVariant, Wording } from '../unit.ts';
import type { UnitFactor } from '../unit-factor.ts';

/** Words of one unit with what they claim: all of it but the factor, which the place in a table tells. */
export interface ToldText extends Wording {
  readonly claims: readonly Claim[];
}

/** A unit with words of its own. */
export function told(
  id: string,
  factor: UnitFactor,
  { claims, ...words }: ToldText,
  sources: readonly UnitSource[],
): Unit {
  return { id, factor, claims, words, sources };
}

/** A unit whose words all depend on the state of the chart; it claims by its variants only. */
export function toldByState(
  id: string,
  factor: UnitFactor,
  variants: readonly UnitVariant[],
  sources: readonly UnitSource[],
): Unit {
  return { id, factor, claims: [], words: null, variants, sources };
}

/** Signs or houses, 1–12. */
const TWELVE: readonly Sign[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** One unit for each sign or house; a place without a text has none. */
export const ofTwelve = <Text>(texts: readonly Text[], unit: (place: Sign, text: Text) => Unit): readonly Unit[] =>
  TWELVE.flatMap((place) => {
    const text = texts[place - 1];
    return text === undefined ? [] : [unit(place, text)];
  });
