import { type NakshatraLord, nakshatraLord, nakshatraOf } from '../angle/nakshatra.ts';
import { countSigns, degreeInSign, type Element, elementOf, type Sign, signOf } from '../angle/sign.ts';
import type { ClassicalGraha } from '../bodies.ts';
import { signLord } from '../state/dignity.ts';
import {
  GANAS,
  GHATAKA,
  NADI_PATTERN,
  PAYA_BY_HOUSE,
  PAYA_BY_STAR,
  VARNA_BY_ELEMENT,
  VASHYAS,
  YONIS,
  YUNJA_BY_STAR,
} from './avakahada.table.ts';
import type { GANA_IDS, NADIS, PAYAS, VARNAS, VASHYA_IDS, YONI_IDS, YUNJAS } from './birth.ids.ts';

export type Varna = (typeof VARNAS)[number];
export type Vashya = (typeof VASHYA_IDS)[number];
export type Yoni = (typeof YONI_IDS)[number];
export type Gana = (typeof GANA_IDS)[number];
export type Nadi = (typeof NADIS)[number];
export type Paya = (typeof PAYAS)[number];
export type Yunja = (typeof YUNJAS)[number];
export type Ghataka = (typeof GHATAKA)[number];

export interface Avakahada {
  readonly varna: Varna;
  readonly vashya: Vashya;
  readonly yoni: Yoni;
  readonly gana: Gana;
  readonly nadi: Nadi;
  /** Element of the Moon's sign. */
  readonly tattva: Element;
  readonly yunja: Yunja;
  /** By the star of the Moon, and by its house from the lagna (null for an unknown time). */
  readonly payaByNakshatra: Paya;
  readonly payaByHouse: Paya | null;
  readonly signLord: ClassicalGraha;
  readonly nakshatraLord: NakshatraLord;
  readonly ghataka: Ghataka;
  /** Nine taras from the birth star with their three stars and lord. */
  readonly taras: readonly {
    readonly index: number;
    readonly nakshatras: readonly number[];
    readonly lord: NakshatraLord;
  }[];
}

/** Varna of a sign by its element. */
export function varnaOf(sign: Sign): Varna {
  return VARNA_BY_ELEMENT[elementOf(sign)];
}

/** Vashya of a longitude: by sign, in Sagittarius and Capricorn by its half. */
export function vashyaOf(longitude: number): Vashya {
  return VASHYAS[signOf(longitude) - 1][degreeInSign(longitude) + 2e-9 < 15 ? 0 : 1];
}

/** Yoni of a nakshatra 1 … 27. */
export function yoniOf(nakshatra: number): Yoni {
  return YONIS[nakshatra - 1];
}

/** Gana of a nakshatra 1 … 27. */
export function ganaOf(nakshatra: number): Gana {
  return GANAS[nakshatra - 1];
}

/** Nadi of a nakshatra 1 … 27. */
export function nadiOf(nakshatra: number): Nadi {
  return NADI_PATTERN[(nakshatra - 1) % 6];
}

/**
 * Avakahada of a birth by the Moon.
 * @param moonLongitude sidereal, degrees
 * @param lagna null for an unknown time
 */
export function avakahadaOf(moonLongitude: number, lagna: Sign | null): Avakahada {
  const sign = signOf(moonLongitude);
  const { nakshatra, lord } = nakshatraOf(moonLongitude);
  return {
    varna: varnaOf(sign),
    vashya: vashyaOf(moonLongitude),
    yoni: yoniOf(nakshatra),
    gana: ganaOf(nakshatra),
    nadi: nadiOf(nakshatra),
    tattva: elementOf(sign),
    yunja: YUNJA_BY_STAR.find(({ from, to }) => nakshatra >= from && nakshatra <= to)?.yunja ?? 'purva',
    payaByNakshatra: PAYA_BY_STAR.find(({ from, to }) => nakshatra >= from && nakshatra <= to)?.paya ?? 'gold',
    payaByHouse: lagna === null ? null : PAYA_BY_HOUSE[countSigns(lagna, sign) - 1],
    signLord: signLord(sign),
    nakshatraLord: lord,
    ghataka: GHATAKA[sign - 1],
    taras: Array.from({ length: 9 }, (_, index) => {
      const nakshatras = [0, 9, 18].map((group) => ((nakshatra - 1 + index + group) % 27) + 1);
      return { index: index + 1, nakshatras, lord: nakshatraLord(nakshatras[0]) };
    }),
  };
}
