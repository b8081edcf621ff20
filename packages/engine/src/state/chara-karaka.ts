import { degreeInSign } from '../angle/sign.ts';
import { CLASSICAL_GRAHAS } from '../bodies.ids.ts';
import type { Graha } from '../bodies.ts';
import type { ByGraha } from './placement.ts';
import { CHARA_KARAKAS } from './state.ids.ts';

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
