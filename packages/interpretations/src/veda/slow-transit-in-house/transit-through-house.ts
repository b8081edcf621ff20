import type { House } from '@nebosvod/engine/angle/sign';
import type { Unit } from '../../unit.ts';
import { type ToldText, told } from '../told.ts';

/** Builds a unit of the transit of a slow graha through a house counted from the lagna. */
export const transitThroughHouse =
  (graha: 'jupiter' | 'saturn' | 'rahu' | 'ketu') =>
  (house: House, text: ToldText): Unit =>
    told(`transit-${graha}-house-${house}`, { kind: 'transit-in-house', graha, house }, text, [
      { key: 'modern', role: 'modern', note: 'счёт от лагны: нынешняя практика; аспекты по Парашаре' },
    ]);
