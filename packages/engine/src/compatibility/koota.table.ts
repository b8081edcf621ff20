import type { Gana, Varna, Vashya, Yoni } from '../birth/avakahada.ts';
import { GANA_IDS, VASHYA_IDS, YONI_IDS } from '../birth/birth.ids.ts';
import type { KOOTA_IDS } from './compatibility.ids.ts';

export type KootaId = (typeof KOOTA_IDS)[number];

/**
 * Points of the eight kutas of the north, 36 in all: tables of the boy's row and the girl's column. Agreed by public tables: yoni, gana,
 * maitri, nadi; vashya differs between schools and is the most printed form. [MC 6]
 */
export const KOOTA_MAX: Readonly<Record<KootaId, number>> = {
  varna: 1,
  vashya: 2,
  tara: 3,
  yoni: 4,
  grahaMaitri: 5,
  gana: 6,
  bhakuta: 7,
  nadi: 8,
};

/** Rank of the varnas: the boy's may not be below the girl's. */
export const VARNA_RANK: Readonly<Record<Varna, number>> = { brahmin: 4, kshatriya: 3, vaishya: 2, shudra: 1 };

const VASHYA_ROWS: Readonly<Record<Vashya, readonly number[]>> = {
  quadruped: [2, 1, 1, 0.5, 1],
  human: [1, 2, 0.5, 0, 1],
  water: [1, 0.5, 2, 1, 1],
  wild: [0, 0, 0, 2, 0],
  insect: [1, 1, 1, 0, 2],
};
/** Vashya points of a boy's group with a girl's. */
export const vashyaPoints = (boy: Vashya, girl: Vashya): number => VASHYA_ROWS[boy][VASHYA_IDS.indexOf(girl)];

const YONI_ROWS: Readonly<Record<Yoni, readonly number[]>> = {
  horse: [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 3, 3, 2, 1],
  elephant: [2, 4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0],
  sheep: [2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
  serpent: [3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
  dog: [2, 2, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
  cat: [2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 2, 1],
  rat: [2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2],
  cow: [1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1],
  buffalo: [0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 1],
  tiger: [1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1],
  deer: [3, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 2, 1],
  monkey: [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 2],
  mongoose: [2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4, 2],
  lion: [1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4],
};
/** Yoni points of two animals; the same either way. */
export const yoniPoints = (first: Yoni, second: Yoni): number => YONI_ROWS[first][YONI_IDS.indexOf(second)];

/** Gana points, boy's row: deva, manushya, rakshasa. */
const GANA_ROWS: Readonly<Record<Gana, readonly number[]>> = {
  deva: [6, 5, 1],
  manushya: [6, 6, 0],
  rakshasa: [0, 0, 6],
};
export const ganaPoints = (boy: Gana, girl: Gana): number => GANA_ROWS[boy][GANA_IDS.indexOf(girl)];

/** Maitri points by the natural relation of the two sign lords, the two numbers −1 … 1 added up. */
export const MAITRI_POINTS: Readonly<Record<'1,1' | '0,1' | '0,0' | '-1,1' | '-1,0' | '-1,-1', number>> = {
  '1,1': 5,
  '0,1': 4,
  '0,0': 3,
  '-1,1': 1,
  '-1,0': 0.5,
  '-1,-1': 0,
};

/** Taras that are not counted as good. */
export const BAD_TARAS: readonly number[] = [3, 5, 7];
/** Sign distances that bring no bhakuta points. */
export const BAD_BHAKUTA: readonly number[] = [2, 12, 5, 9, 6, 8];
