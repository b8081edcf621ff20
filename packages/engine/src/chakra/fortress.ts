import { signOf } from '../angle/sign.ts';
import { GRAHAS } from '../bodies.ids.ts';
import type { ClassicalGraha, Graha } from '../bodies.ts';
import { signLord } from '../state/dignity.ts';
import type { ByGraha } from '../state/placement.ts';
import type { KALANALA_PARTS, KOTA_PATHS, KOTA_ZONES } from './chakra.ids.ts';
import { countStars28, star28Of } from './star28.ts';

/** Zones of the fortress from the pillar outward. */
export type KotaZone = (typeof KOTA_ZONES)[number];

/** Seven stars of each quarter: three lead in from a corner, the pillar, three lead out. */
const ZONES: readonly KotaZone[] = ['bahya', 'prakara', 'madhya', 'stambha', 'madhya', 'prakara', 'bahya'];

export interface KotaStar {
  /** 1 … 28 counted from the birth star. */
  readonly position: number;
  /** Star of the twenty-eight, 22 = Abhijit. */
  readonly star: number;
  readonly zone: KotaZone;
  /** Whether the way of a graha that moves forward leads in, stands, or leads out. */
  readonly path: (typeof KOTA_PATHS)[number];
  readonly grahas: readonly Graha[];
}

export interface Kota {
  readonly janmaStar: number;
  /** Lord of the Moon's sign, master of the fortress. */
  readonly kotaSwami: ClassicalGraha;
  readonly stars: readonly KotaStar[];
}

/**
 * Kota (durga) chakra: twenty-eight stars from the birth star, laid out bahya – prakara – madhya – stambha – madhya – prakara – bahya
 * in each quarter. [NJ]
 */
export function kota(longitudes: ByGraha<number>): Kota {
  const janmaStar = star28Of(longitudes.moon);
  const stars = Array.from({ length: 28 }, (_, index): KotaStar => {
    const star = ((janmaStar - 1 + index) % 28) + 1;
    const within = index % 7;
    return {
      position: index + 1,
      star,
      zone: ZONES[within],
      path: within < 3 ? 'entry' : within === 3 ? 'pillar' : 'exit',
      grahas: GRAHAS.filter((graha) => star28Of(longitudes[graha]) === star),
    };
  });
  return { janmaStar, kotaSwami: signLord(signOf(longitudes.moon)), stars };
}

/** Parts of the surya kalanala chakra by the count from the Sun's star. */
export type KalanalaPart = (typeof KALANALA_PARTS)[number];

const KALANALA: Readonly<Record<KalanalaPart, readonly number[]>> = {
  trident: [1, 2, 28],
  lines: [3, 4, 8, 10, 20, 22, 26, 27],
  sides: [5, 6, 7, 23, 24, 25],
  horns: [9, 21],
  roots: [11, 12, 13, 14, 15, 16, 17, 18, 19],
};

/** Effect of the part that the birth star falls into. */
const KALANALA_TONE: Readonly<Record<KalanalaPart, 'good' | 'mixed' | 'bad'>> = {
  trident: 'mixed',
  lines: 'good',
  sides: 'good',
  horns: 'mixed',
  roots: 'bad',
};

export interface Kalanala {
  readonly sunStar: number;
  readonly janmaStar: number;
  readonly janmaPosition: number;
  readonly janmaPart: KalanalaPart;
  readonly tone: 'good' | 'mixed' | 'bad';
  readonly stars: readonly {
    readonly position: number;
    readonly star: number;
    readonly part: KalanalaPart;
    readonly grahas: readonly Graha[];
  }[];
}

/** Surya kalanala chakra: twenty-eight stars from the Sun's, and the part the birth star falls into. [NJ] */
export function kalanala(longitudes: ByGraha<number>): Kalanala {
  const sunStar = star28Of(longitudes.sun);
  const janmaStar = star28Of(longitudes.moon);
  const janmaPosition = countStars28(sunStar, janmaStar);
  const janmaPart = partOf(janmaPosition);
  const stars = Array.from({ length: 28 }, (_, index) => {
    const star = ((sunStar - 1 + index) % 28) + 1;
    return {
      position: index + 1,
      star,
      part: partOf(index + 1),
      grahas: GRAHAS.filter((graha) => star28Of(longitudes[graha]) === star),
    };
  });
  return { sunStar, janmaStar, janmaPosition, janmaPart, tone: KALANALA_TONE[janmaPart], stars };
}

function partOf(position: number): KalanalaPart {
  if (KALANALA.trident.includes(position)) return 'trident';
  if (KALANALA.lines.includes(position)) return 'lines';
  if (KALANALA.sides.includes(position)) return 'sides';
  return KALANALA.horns.includes(position) ? 'horns' : 'roots';
}
