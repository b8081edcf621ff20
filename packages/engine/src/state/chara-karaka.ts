import { degreeInSign } from '../angle/sign.ts';
import { CLASSICAL_GRAHAS, type Graha } from '../bodies.ts';
import type { ByGraha } from './placement.ts';

/** Chara karakas in order of falling degree. [BPHS 32; JS 1.1] */
export const CHARA_KARAKAS = {
  7: ['AK', 'AmK', 'BK', 'MK', 'PK', 'GK', 'DK'],
  8: ['AK', 'AmK', 'BK', 'MK', 'PiK', 'PK', 'GK', 'DK'],
} as const;

export type CharaKaraka = (typeof CHARA_KARAKAS)[8][number];

/**
 * Chara karakas by degree in sign, greatest first; in the scheme of eight Rahu's degree counts from the end of the sign.
 * Ketu never is one. Equal degrees keep the order of the week.
 * @param longitudes degrees
 */
export function charaKarakas(
  longitudes: ByGraha<number>,
  scheme: 7 | 8,
): Readonly<Partial<Record<Graha, CharaKaraka>>> {
  const candidates: readonly Graha[] = scheme === 8 ? [...CLASSICAL_GRAHAS, 'rahu'] : CLASSICAL_GRAHAS;
  const advance = (graha: Graha) => {
    const degree = degreeInSign(longitudes[graha]);
    return graha === 'rahu' ? 30 - degree : degree;
  };
  const order = [...candidates].sort((a, b) => advance(b) - advance(a));
  const names: readonly CharaKaraka[] = CHARA_KARAKAS[scheme];
  const result: Partial<Record<Graha, CharaKaraka>> = {};
  order.forEach((graha, index) => {
    result[graha] = names[index];
  });
  return result;
}
