import type { ClassicalGraha } from '../bodies.ts';

/** Orbs of influence (deeptamsha), degrees. [TN 2] */
export const DEEPTAMSHA: Readonly<Record<ClassicalGraha, number>> = {
  sun: 15,
  moon: 12,
  mars: 8,
  mercury: 7,
  jupiter: 9,
  venus: 7,
  saturn: 9,
};

/** From fast to slow. [TN 2] */
export const SPEED_ORDER: readonly ClassicalGraha[] = ['moon', 'mercury', 'venus', 'sun', 'mars', 'jupiter', 'saturn'];

const L: Readonly<Record<string, ClassicalGraha>> = {
  Su: 'sun',
  Mo: 'moon',
  Ma: 'mars',
  Me: 'mercury',
  Ju: 'jupiter',
  Ve: 'venus',
  Sa: 'saturn',
};

const hadda = (text: string): readonly { readonly lord: ClassicalGraha; readonly width: number }[] =>
  text.split(' ').map((item) => ({ lord: L[item.slice(0, 2)], width: Number(item.slice(2)) }));

/** Haddas (terms) of the signs Aries … Pisces: lord and width in degrees from 0°. Each row sums to 30. [TN 1] */
export const HADDAS = [
  hadda('Ju6 Ve6 Me8 Ma5 Sa5'),
  hadda('Ve8 Me6 Ju8 Sa5 Ma3'),
  hadda('Me6 Ve6 Ju5 Ma7 Sa6'),
  hadda('Ma7 Ve6 Me6 Ju7 Sa4'),
  hadda('Ju6 Ve5 Sa7 Me6 Ma6'),
  hadda('Me7 Ve10 Ju4 Ma7 Sa2'),
  hadda('Sa6 Me8 Ju7 Ve7 Ma2'),
  hadda('Ma7 Ve4 Me8 Ju5 Sa6'),
  hadda('Ju12 Ve5 Me4 Ma5 Sa4'),
  hadda('Me7 Ju7 Ve8 Sa4 Ma4'),
  hadda('Me7 Ve6 Ju7 Ma5 Sa5'),
  hadda('Ve12 Ju4 Me3 Ma9 Sa2'),
] as const;

const row = (text: string): readonly ClassicalGraha[] => text.split(' ').map((item) => L[item]);

/** Tri-rashi lord by the year's ascendant Aries … Pisces, by day and by night. [TN 1] */
export const TRI_RASHI = {
  day: row('Su Ve Sa Ve Ju Mo Me Ma Sa Ma Ju Mo'),
  night: row('Ju Mo Me Ma Su Ve Sa Ve Sa Ma Ju Mo'),
} as const;

/** Tajaka drekkana lords: the ten-degree parts of the signs run on in the order of the weekdays reversed by speed, from Mars at Aries 0°. [TN 1] */
export const DREKKANA_ORDER: readonly ClassicalGraha[] = row('Ma Su Ve Me Mo Sa Ju');

/** Houses that give a planet the first of its harsha balas. [TN 1] */
export const HARSHA_HOUSES: Readonly<Record<ClassicalGraha, number>> = {
  sun: 9,
  moon: 3,
  mars: 6,
  mercury: 1,
  jupiter: 11,
  venus: 5,
  saturn: 12,
};

/** Order of the mudda dasha. */
export const MUDDA_ORDER = ['sun', 'moon', 'mars', 'rahu', 'jupiter', 'saturn', 'mercury', 'ketu', 'venus'] as const;
export const MUDDA_YEARS: Readonly<Record<(typeof MUDDA_ORDER)[number], number>> = {
  sun: 6,
  moon: 10,
  mars: 7,
  rahu: 18,
  jupiter: 16,
  saturn: 19,
  mercury: 17,
  ketu: 7,
  venus: 20,
};
