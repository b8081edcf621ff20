import { countSigns, degreeInSign, type Sign, signFrom, signs } from '../angle/sign.ts';
import { GRAHAS } from '../bodies.ids.ts';
import type { Graha } from '../bodies.ts';
import { ownSigns, signLords } from './dignity.ts';
import { type ByGraha, grahasIn } from './placement.ts';

/** Places that decide which of two co-lords counts. */
export interface ArudhaInput {
  readonly signs: ByGraha<Sign>;
  readonly longitudes: ByGraha<number>;
}

/**
 * Arudha of a sign by its lord: as far from the lord as the lord is from the sign; falling on the sign itself or on the
 * seventh from it, it moves on to the tenth from there. [BPHS 29.1–5]
 */
export function arudhaOf(sign: Sign, lordSign: Sign): Sign {
  const arudha = signFrom(lordSign, countSigns(sign, lordSign));
  const place = countSigns(sign, arudha);
  return place === 1 || place === 7 ? signFrom(arudha, 10) : arudha;
}

/**
 * Arudhas A1 … A12 of the houses from a lagna; A1 is the arudha lagna, A12 the upapada.
 * @param school lords of Scorpio and Aquarius; of two the stronger counts
 */
export function bhavaArudhas(lagna: Sign, input: ArudhaInput, school: 'single' | 'dual' = 'single'): readonly Sign[] {
  return signs.map((house) => {
    const sign = signFrom(lagna, house);
    return arudhaOf(sign, input.signs[strongerLord(sign, input, school)]);
  });
}

/**
 * Arudhas of the grahas: as far from the owned sign as that sign is from the graha, with the same exception;
 * of two owned signs the one with more grahas counts, then the one reached first. [BPHS 29; JS 1.1.30]
 * The nodes have one in the dual school only.
 */
export function grahaArudhas(
  input: ArudhaInput,
  school: 'single' | 'dual' = 'single',
): Readonly<Partial<Record<Graha, Sign>>> {
  const result: Partial<Record<Graha, Sign>> = {};
  for (const graha of GRAHAS) {
    const from = input.signs[graha];
    const owned = [...ownSigns(graha, school)].sort(
      (a, b) =>
        grahasIn(input.signs, b).length - grahasIn(input.signs, a).length || countSigns(from, a) - countSigns(from, b),
    );
    if (owned.length > 0) result[graha] = arudhaOf(from, owned[0]);
  }
  return result;
}

/**
 * The lord of a sign that counts: of two co-lords the one outside the sign when the other is inside, else the one with
 * more companions, else the one further on in its sign. [JS 2.3; KNR]
 */
function strongerLord(sign: Sign, input: ArudhaInput, school: 'single' | 'dual'): Graha {
  const [first, second] = signLords(sign, school);
  if (!second) return first;
  const isFirstInside = input.signs[first] === sign;
  const isSecondInside = input.signs[second] === sign;
  if (isFirstInside !== isSecondInside) return isFirstInside ? second : first;
  const companions = (graha: Graha) => grahasIn(input.signs, input.signs[graha]).length;
  if (companions(first) !== companions(second)) return companions(first) > companions(second) ? first : second;
  return degreeInSign(input.longitudes[second]) > degreeInSign(input.longitudes[first]) ? second : first;
}
