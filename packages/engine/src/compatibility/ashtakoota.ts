import { nakshatraOf } from '../angle/nakshatra.ts';
import { countSigns, type Sign, signOf } from '../angle/sign.ts';
import {
  type Gana,
  ganaOf,
  type Nadi,
  nadiOf,
  type Varna,
  type Vashya,
  varnaOf,
  vashyaOf,
  type Yoni,
  yoniOf,
} from '../birth/avakahada.ts';
import type { ClassicalGraha } from '../bodies.ts';
import { signLord } from '../state/dignity.ts';
import { naturalRelation } from '../state/relation.ts';
import { vargaSign } from '../varga/varga.ts';
import type { COMPATIBILITY_BANDS, KOOTA_EXCEPTIONS } from './compatibility.ids.ts';
import { KOOTA_IDS } from './compatibility.ids.ts';
import {
  BAD_BHAKUTA,
  BAD_TARAS,
  ganaPoints,
  KOOTA_MAX,
  type KootaId,
  MAITRI_POINTS,
  VARNA_RANK,
  vashyaPoints,
  yoniPoints,
} from './koota.table.ts';

/** What a koota compares of one person: all of it read off the sidereal Moon. */
export interface MoonProfile {
  readonly sign: Sign;
  readonly nakshatra: number;
  readonly pada: number;
  readonly signLord: ClassicalGraha;
  readonly navamshaLord: ClassicalGraha;
  readonly varna: Varna;
  readonly vashya: Vashya;
  readonly yoni: Yoni;
  readonly gana: Gana;
  readonly nadi: Nadi;
}

/**
 * Why a koota without its points is not counted against the pair. `maitri`: the sign lords are one graha or friends of each other;
 * `navamsha-lords`: the same of the navamsha lords; `far-stars`: the boy's star is more than 14 from the girl's; `same-star-other-pada`,
 * `same-sign-other-star`, `same-star-other-sign`: the three exceptions of nadi.
 */
export type KootaException = (typeof KOOTA_EXCEPTIONS)[number];

export interface Koota {
  readonly id: KootaId;
  readonly points: number;
  readonly max: number;
  /** Exceptions that hold where points are missing. They are shown beside the score, never added to it. */
  readonly exceptions: readonly KootaException[];
}

export type CompatibilityBand = (typeof COMPATIBILITY_BANDS)[number];

export interface Ashtakoota {
  readonly kootas: readonly Koota[];
  /** 0 … 36, without exceptions. */
  readonly total: number;
  readonly band: CompatibilityBand;
  /** Tara of the girl's star from the boy's and of the boy's from the girl's, 1 … 9. */
  readonly taras: { readonly girlFromBoy: number; readonly boyFromGirl: number };
}

/** What the kutas read off a sidereal longitude of the Moon, degrees. */
export function moonProfile(longitude: number): MoonProfile {
  const { nakshatra, pada } = nakshatraOf(longitude);
  const sign = signOf(longitude);
  return {
    sign,
    nakshatra,
    pada,
    signLord: signLord(sign),
    navamshaLord: signLord(vargaSign(longitude, 9)),
    varna: varnaOf(sign),
    vashya: vashyaOf(longitude),
    yoni: yoniOf(nakshatra),
    gana: ganaOf(nakshatra),
    nadi: nadiOf(nakshatra),
  };
}

/** Eight kutas of a boy and a girl, 36 points. The order matters: varna, vashya, gana and the far-stars exception are not symmetric. [MC 6] */
export function ashtakoota(boy: MoonProfile, girl: MoonProfile): Ashtakoota {
  const points = pointsOf(boy, girl);
  const kootas = KOOTA_IDS.map((id) => ({
    id,
    points: points[id],
    max: KOOTA_MAX[id],
    exceptions: points[id] < KOOTA_MAX[id] ? exceptionsOf(id, boy, girl) : [],
  }));
  const total = kootas.reduce((sum, koota) => sum + koota.points, 0);
  return {
    kootas,
    total,
    band: bandOf(total),
    taras: { girlFromBoy: tara(boy.nakshatra, girl.nakshatra), boyFromGirl: tara(girl.nakshatra, boy.nakshatra) },
  };
}

/** Tara 1 … 9 of a star counted from another. */
export function tara(from: number, to: number): number {
  return (((to - from + 27) % 27) % 9) + 1;
}

/** Band of a total: under 18, under 25, up to 32, above. */
export function bandOf(total: number): CompatibilityBand {
  if (total < 18) return 'not-advised';
  if (total < 25) return 'fair';
  return total <= 32 ? 'good' : 'very-good';
}

function pointsOf(boy: MoonProfile, girl: MoonProfile): Record<KootaId, number> {
  const distance = countSigns(boy.sign, girl.sign);
  const goodTara = (from: number, to: number) => (BAD_TARAS.includes(tara(from, to)) ? 0 : 1.5);
  return {
    varna: VARNA_RANK[boy.varna] >= VARNA_RANK[girl.varna] ? 1 : 0,
    vashya: vashyaPoints(boy.vashya, girl.vashya),
    tara: goodTara(boy.nakshatra, girl.nakshatra) + goodTara(girl.nakshatra, boy.nakshatra),
    yoni: yoniPoints(boy.yoni, girl.yoni),
    grahaMaitri: maitriPoints(boy.signLord, girl.signLord),
    gana: ganaPoints(boy.gana, girl.gana),
    bhakuta: BAD_BHAKUTA.includes(distance) ? 0 : 7,
    nadi: boy.nadi === girl.nadi ? 0 : 8,
  };
}

/** Points of two sign lords by natural relation either way; 5 for one and the same. */
export function maitriPoints(first: ClassicalGraha, second: ClassicalGraha): number {
  if (first === second) return 5;
  const one = naturalRelation(first, second);
  const other = naturalRelation(second, first);
  const low = Math.min(one, other);
  const high = Math.max(one, other);
  if (low === 1) return MAITRI_POINTS['1,1'];
  if (low === 0) return high === 1 ? MAITRI_POINTS['0,1'] : MAITRI_POINTS['0,0'];
  if (high === 1) return MAITRI_POINTS['-1,1'];
  return high === 0 ? MAITRI_POINTS['-1,0'] : MAITRI_POINTS['-1,-1'];
}

function exceptionsOf(id: KootaId, boy: MoonProfile, girl: MoonProfile): KootaException[] {
  const found: KootaException[] = [];
  const agree = areFriends(boy.signLord, girl.signLord);
  if (agree && ['varna', 'vashya', 'gana', 'yoni', 'bhakuta'].includes(id)) found.push('maitri');
  if (id === 'grahaMaitri' && areFriends(boy.navamshaLord, girl.navamshaLord)) found.push('navamsha-lords');
  if (id === 'gana' && (boy.nakshatra - girl.nakshatra + 27) % 27 > 14) found.push('far-stars');
  if (id === 'nadi') {
    const isSameStar = boy.nakshatra === girl.nakshatra;
    const isSameSign = boy.sign === girl.sign;
    if (isSameStar && boy.pada !== girl.pada) found.push('same-star-other-pada');
    if (isSameSign && !isSameStar) found.push('same-sign-other-star');
    if (isSameStar && !isSameSign) found.push('same-star-other-sign');
  }
  return found;
}

function areFriends(first: ClassicalGraha, second: ClassicalGraha): boolean {
  return first === second || (naturalRelation(first, second) === 1 && naturalRelation(second, first) === 1);
}
