import { SIXTEEN_YOGAS } from '../tajaka/tajaka.ids.ts';

/** What a question is about. */
export const PRASHNA_MATTERS = [
  'travel',
  'work',
  'money',
  'marriage',
  'children',
  'home',
  'health',
  'lost',
  'dispute',
  'study',
  'message',
  'other',
] as const;

export const PRASHNA_VERDICTS = ['yes', 'yes-hard', 'even', 'rather-no', 'no', 'cannot-judge'] as const;

export const PRASHNA_POLARITIES = ['for', 'against', 'neutral'] as const;

/** Where the lagna comes from besides the moment: the 249 subs of Krishnamurti, the 108 navamshas. */
export const PRASHNA_NUMBERINGS = ['kp', 'navamsha'] as const;

/** Numbers of the navamshas of the zodiac. */
export const NAVAMSHA_NUMBERS = 108;

/** Days after the question in which exact aspects are looked for. */
export const PRASHNA_DAYS = 60;

export const PRASHNA_PARTS = [
  'yoga',
  'lagna',
  'lagnesh',
  'karyesh',
  'moon',
  'support',
  'arudha',
  'consideration',
  'time',
  'kp',
] as const;

/** Ties of the two lords; kuttha and durapha where both have it. */
export const PRASHNA_YOGAS = ['one-lord', 'none', ...SIXTEEN_YOGAS] as const;

export const PRASHNA_LAGNAS = ['movable', 'fixed', 'dual', 'sirshodaya', 'prishtodaya', 'ubhayodaya'] as const;

export const PRASHNA_STRENGTHS = ['strong', 'middle', 'weak'] as const;

/** `to-…`: she applies to a lord; `from-karyesh`: she has parted from the lord of the matter. */
export const PRASHNA_MOONS = [
  'bright',
  'dark',
  'placed-well',
  'placed-ill',
  'with-benefic',
  'with-malefic',
  'to-karyesh',
  'to-lagnesh',
  'from-karyesh',
] as const;

export const PRASHNA_SUPPORTS = [
  'benefic-in-kendra',
  'malefic-in-kendra',
  'benefic-in-lagna',
  'malefic-in-lagna',
  'lagnesh-sees-lagna',
  'karyesh-sees-karya',
  'lagnesh-in-karya',
  'karyesh-in-lagna',
  'lagnesh-sees-karya',
  'karyesh-sees-lagna',
  'lords-in-aspect',
  'moon-sees-both',
  'benefic-on-karya',
  'malefic-on-karya',
  'malefic-in-upachaya',
] as const;

/** House of the arudha from the lagna: quadrant or trine, 2 3 11, 6 8 12. */
export const PRASHNA_ARUDHAS = ['good', 'gain', 'hidden'] as const;

export const PRASHNA_CONSIDERATIONS = [
  'insincere',
  'lagna-early',
  'lagna-late',
  'moon-void',
  'moon-late',
  'gandanta',
  'gulika-in-lagna',
  'gulika-with-moon',
  'lagnesh-combust',
  'lagnesh-retrograde',
  'karyesh-combust',
  'karyesh-retrograde',
] as const;

/** `exact`: the aspect of the two lords; `days` … `months`: twelve days a degree; `tenth`: from the lagna to the midheaven. */
export const PRASHNA_TIMES = ['exact', 'days', 'weeks', 'months', 'tenth'] as const;

export const PRASHNA_KP = [
  'sub-yes',
  'sub-mixed',
  'sub-no',
  'sub-retrograde',
  'ruling-agree',
  'ruling-silent',
  'moon-of-matter',
  'eleventh-yes',
  'eleventh-no',
] as const;

/** Ids of the testimonies of each part. */
export const PRASHNA_TESTIMONIES = {
  yoga: PRASHNA_YOGAS,
  lagna: PRASHNA_LAGNAS,
  lagnesh: PRASHNA_STRENGTHS,
  karyesh: PRASHNA_STRENGTHS,
  moon: PRASHNA_MOONS,
  support: PRASHNA_SUPPORTS,
  arudha: PRASHNA_ARUDHAS,
  consideration: PRASHNA_CONSIDERATIONS,
  time: PRASHNA_TIMES,
  kp: PRASHNA_KP,
} as const;
