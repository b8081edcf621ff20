import type { ClassicalGraha } from '../bodies.ts';
import type { Warrior } from '../state/war.ts';
import type { DREKKANA_SCHEMES, SAPTAVARGAJA_SCHEMES } from './bala.ids.ts';

/** Virupas (60 = 1 rupa) a graha needs to be strong. Source: [BPHS 27.32–33], Mercury to Saturn as [Raman-GBB]. */
export const REQUIRED: Readonly<Record<ClassicalGraha, number>> = {
  sun: 390,
  moon: 360,
  mars: 300,
  mercury: 420,
  jupiter: 390,
  venus: 330,
  saturn: 300,
};

/** Place of each graha in the order of natural brightness, 1 = Saturn, the faintest, … 7 = the Sun. Source: [BPHS 27.14]. */
export const BRIGHTNESS_RANK: Readonly<Record<ClassicalGraha, number>> = {
  sun: 7,
  moon: 6,
  venus: 5,
  jupiter: 4,
  mercury: 3,
  mars: 2,
  saturn: 1,
};

export type SaptavargajaScheme = (typeof SAPTAVARGAJA_SCHEMES)[number];

/** What a graha's standing in a varga is called: its own place, else its five-fold relation to the sign's lord. */
export type Standing = 'moolatrikona' | 'own' | 'great-friend' | 'friend' | 'neutral' | 'enemy' | 'great-enemy';

/** Virupas by standing in each of the seven vargas. Source: `raman` [Raman-GBB]; `bphs` [BPHS 27.2–4]. */
export const SAPTAVARGAJA_VIRUPAS: Readonly<Record<SaptavargajaScheme, Readonly<Record<Standing, number>>>> = {
  raman: {
    moolatrikona: 45,
    own: 30,
    'great-friend': 22.5,
    friend: 15,
    neutral: 7.5,
    enemy: 3.75,
    'great-enemy': 1.875,
  },
  bphs: { moolatrikona: 45, own: 30, 'great-friend': 20, friend: 15, neutral: 10, enemy: 4, 'great-enemy': 2 },
};

/** The seven vargas of saptavargaja bala. Source: [BPHS 27.2–4]. */
export const SAPTAVARGA = [1, 2, 3, 7, 9, 12, 30] as const;

export type DrekkanaScheme = (typeof DREKKANA_SCHEMES)[number];

/** Sex of the grahas. Source: [BPHS 3.19]. */
export const SEX: Readonly<Record<ClassicalGraha, 'male' | 'female' | 'neuter'>> = {
  sun: 'male',
  moon: 'female',
  mars: 'male',
  mercury: 'neuter',
  jupiter: 'male',
  venus: 'female',
  saturn: 'neuter',
};

/** Third of a sign (1 … 3) where each sex is strong. Source: `male-neuter-female` [Raman-GBB]; the other [BPHS 27.6]. */
export const STRONG_DREKKANA: Readonly<
  Record<DrekkanaScheme, Readonly<Record<'male' | 'female' | 'neuter', 1 | 2 | 3>>>
> = {
  'male-neuter-female': { male: 1, neuter: 2, female: 3 },
  'male-female-neuter': { male: 1, female: 2, neuter: 3 },
};

/** The angle where a graha has no dig bala. Source: [BPHS 27.7–8]. */
export const POWERLESS_ANGLE: Readonly<
  Record<ClassicalGraha, 'ascendant' | 'descendant' | 'midheaven' | 'imum-coeli'>
> = {
  sun: 'imum-coeli',
  moon: 'midheaven',
  mars: 'imum-coeli',
  mercury: 'descendant',
  jupiter: 'descendant',
  venus: 'midheaven',
  saturn: 'ascendant',
};

/** When a graha is strong. Source: [BPHS 27.9–10]. */
export const STRONG_BY: Readonly<Record<ClassicalGraha, 'day' | 'night' | 'both'>> = {
  sun: 'day',
  moon: 'night',
  mars: 'night',
  mercury: 'both',
  jupiter: 'day',
  venus: 'day',
  saturn: 'night',
};

/** Hemisphere of declination that strengthens a graha; Mercury gains in both. Source: [BPHS 27.15–17]. */
export const AYANA_SIDE: Readonly<Record<ClassicalGraha, 'north' | 'south' | 'both'>> = {
  sun: 'north',
  moon: 'south',
  mars: 'north',
  mercury: 'both',
  jupiter: 'north',
  venus: 'north',
  saturn: 'south',
};

/** Lords of the thirds of the day and of the night. Source: [BPHS 27.12]. */
export const TRIBHAGA_LORDS = {
  day: ['mercury', 'sun', 'saturn'],
  night: ['moon', 'venus', 'mars'],
} as const satisfies Record<'day' | 'night', readonly ClassicalGraha[]>;

/** Lords of the weekdays from Sunday. */
export const VARA_LORDS = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
] as const satisfies readonly ClassicalGraha[];

/** Order in which the horas of a day follow each other. Source: [SS 12.78–79]. */
export const HORA_ORDER = [
  'sun',
  'venus',
  'mercury',
  'moon',
  'saturn',
  'jupiter',
  'mars',
] as const satisfies readonly ClassicalGraha[];

/** Diameters of the discs in the units of the old books. Source: [Raman-GBB]. */
export const DISC_DIAMETERS: Readonly<Record<Warrior, number>> = {
  mars: 9.4,
  mercury: 6.6,
  jupiter: 190.4,
  venus: 16.6,
  saturn: 158,
};

/** States of motion with their virupas. Source: [BPHS 27.21–23]. */
export const MOTION_VIRUPAS = {
  vakra: 60,
  anuvakra: 30,
  vikala: 15,
  manda: 30,
  mandatara: 15,
  sama: 7.5,
  chara: 45,
  atichara: 30,
} as const;
export type MotionState = keyof typeof MOTION_VIRUPAS;
