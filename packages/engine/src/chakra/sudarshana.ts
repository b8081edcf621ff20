import { type House, type Sign, signFrom, signs } from '../angle/sign.ts';
import type { Graha } from '../bodies.ts';
import { type ByGraha, grahasIn } from '../state/placement.ts';

export interface SudarshanaRing {
  readonly from: 'lagna' | 'moon' | 'sun';
  readonly houses: readonly {
    readonly house: House;
    readonly sign: Sign;
    readonly occupants: readonly (Graha | 'lagna')[];
  }[];
}

/**
 * Sudarshana chakra: three rings of houses, from the lagna, the Moon and the Sun. [BPHS 74]
 * @param lagna null for an unknown time: its ring is then left out
 */
export function sudarshana(placement: ByGraha<Sign>, lagna: Sign | null): readonly SudarshanaRing[] {
  const ring = (from: SudarshanaRing['from'], first: Sign): SudarshanaRing => ({
    from,
    houses: signs.map((house) => {
      const sign = signFrom(first, house);
      const grahas = grahasIn(placement, sign);
      return { house, sign, occupants: sign === lagna ? ['lagna', ...grahas] : grahas };
    }),
  });
  const rings = [ring('moon', placement.moon), ring('sun', placement.sun)];
  return lagna === null ? rings : [ring('lagna', lagna), ...rings];
}
