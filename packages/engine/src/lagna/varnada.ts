import { normalizeDegrees } from '../angle/degrees.ts';
import { isOddSign, type Sign, signFrom, signOf, signs, toSign } from '../angle/sign.ts';
import type { VARNADA_SCHOOLS } from './lagna.ids.ts';

export type VarnadaSchool = (typeof VARNADA_SCHOOLS)[number];

/**
 * Varnada of the twelve houses: the n-th house from the lagna joined with the n-th from the hora lagna.
 * @param lagna longitude of the ascendant, degrees
 * @param horaLagna longitude of the hora lagna, degrees
 */
export function varnadaLagnas(lagna: number, horaLagna: number, school: VarnadaSchool = 'raman'): readonly Sign[] {
  if (school === 'rath') {
    return signs.map((house) => varnadaByDegree(lagna + (house - 1) * 30, horaLagna + (house - 1) * 30));
  }
  return signs.map((house) =>
    varnadaBySign(signFrom(signOf(lagna), house), signFrom(signOf(horaLagna), house), school),
  );
}

function varnadaBySign(house: Sign, hora: Sign, school: 'raman' | 'santhanam'): Sign {
  const a = countFromEnd(house);
  const b = countFromEnd(hora);
  const joined = isOddSign(house) === isOddSign(hora) ? a + b : Math.abs(a - b);
  const count = joined % 12 === 0 ? 12 : joined % 12;
  const isForward = school === 'raman' ? isOddSign(house) : count % 2 === 1;
  return isForward ? toSign(count) : toSign(13 - count);
}

/** From Aries forward to an odd sign, from Pisces backward to an even one, both ends counted. */
function countFromEnd(sign: Sign): number {
  return isOddSign(sign) ? sign : 13 - sign;
}

function varnadaByDegree(house: number, hora: number): Sign {
  const arc = (longitude: number) => {
    const turned = normalizeDegrees(longitude);
    return isOddSign(signOf(turned)) ? turned : 360 - turned;
  };
  const isHouseOdd = isOddSign(signOf(house));
  const isSameParity = isHouseOdd === isOddSign(signOf(hora));
  const joined = normalizeDegrees(isSameParity ? arc(house) + arc(hora) : Math.abs(arc(house) - arc(hora)));
  return signOf(isHouseOdd ? joined : normalizeDegrees(360 - joined));
}
