import { countSigns } from '../angle/sign.ts';
import { type Graha, isClassical } from '../bodies.ts';
import { type Dignity, dignityOf } from '../state/dignity.ts';
import type { Sky } from './sky.ts';

/** Points of a graha by its dignity in the rasi chart: the scale of ours by which a combination's strength is told. */
const DIGNITY_POINTS: Readonly<Record<Dignity, number>> = {
  exalted: 100,
  moolatrikona: 90,
  own: 80,
  'great-friend': 70,
  friend: 60,
  neutral: 50,
  enemy: 35,
  'great-enemy': 25,
  debilitated: 10,
};
const NODE_POINTS = 50;
const ADJUSTMENTS = { combust: -20, vargottama: 10, kendraOrTrine: 10, dusthana: -10 } as const;

/**
 * Strength of a combination, 0 … 100: the mean over its participants of their dignity points, +10 vargottama, +10 in a kendra or
 * trine, −10 in 6, 8 or 12, −20 combust, each kept within 0 … 100; halved when something cancels the combination.
 * A measure of ours for comparing, not a number of any text.
 * @returns null when there are no participants
 */
export function yogaStrength(sky: Sky, participants: readonly Graha[], isCancelled: boolean): number | null {
  if (participants.length === 0) return null;
  const sum = participants.reduce((total, graha) => total + grahaPoints(sky, graha), 0);
  return Math.round((sum / participants.length) * (isCancelled ? 0.5 : 1));
}

function grahaPoints(sky: Sky, graha: Graha): number {
  let points = isClassical(graha)
    ? DIGNITY_POINTS[dignityOf(graha, sky.input.longitudes[graha], sky.signs)]
    : NODE_POINTS;
  if (sky.isCombust(graha)) points += ADJUSTMENTS.combust;
  if (sky.isVargottama(graha)) points += ADJUSTMENTS.vargottama;
  if (sky.lagna !== null) {
    const house = countSigns(sky.lagna, sky.signs[graha]);
    if ([1, 4, 5, 7, 9, 10].includes(house)) points += ADJUSTMENTS.kendraOrTrine;
    if ([6, 8, 12].includes(house)) points += ADJUSTMENTS.dusthana;
  }
  return Math.min(100, Math.max(0, points));
}
