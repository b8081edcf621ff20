import type { House } from '@nebosvod/engine/angle/sign';
import type { Unit } from '../../unit.ts';
import { type ToldText, told } from '../told.ts';

/** Builds a unit of a house by the band of its sarvashtakavarga. */
export const savOfHouse =
  (band: 'low' | 'middle' | 'high') =>
  (house: House, text: ToldText): Unit =>
    told(`sav-house-${house}-${band}`, { kind: 'sav-of-house', house, band }, text, [
      { key: 'modern', role: 'modern', note: 'границы 22 и 32 и смысл лёгкости: нынешняя практика' },
    ]);
