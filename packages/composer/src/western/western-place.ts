import { isStationary } from '@nebosvod/engine/state/motion';
import type { WesternPlanet } from '@nebosvod/engine/western/western-body';
import type { Area } from '@nebosvod/interpretations/area.ids';
import type { WesternFacts } from '../birth/western-facts.ts';
import {
  ANGULARITY,
  JOY,
  JOYS,
  SECT,
  SIGN_STRENGTH,
  SIGNIFICATORS,
  STATION,
  WESTERN_HOUSES,
  WESTERN_RANKS,
} from './western-weights.table.ts';

/** Rank and strength of a planet for an area, and its angularity where it speaks by its place. */
export const placeOfPlanet = (
  facts: WesternFacts,
  planet: WesternPlanet,
  area: Area,
  { isGiving, isPlaced }: { readonly isGiving: boolean; readonly isPlaced: boolean },
): number =>
  rankOf(facts, planet, area) *
  strengthOf(facts, planet, isGiving) *
  (isPlaced ? angularityOf(facts, planet, area) : 1);

/** What a planet is in this chart and for an area, whatever its state. */
export function rankOf(facts: WesternFacts, planet: WesternPlanet, area: Area): number {
  let rank = planet === 'sun' || planet === 'moon' ? WESTERN_RANKS.luminary : 1;
  if (facts.rulerOf(1) === planet) rank *= WESTERN_RANKS.chartRuler;
  if (WESTERN_HOUSES[area].some((house) => facts.rulerOf(house) === planet)) rank *= WESTERN_RANKS.areaRuler;
  if (SIGNIFICATORS[area].includes(planet)) rank *= WESTERN_RANKS.significator;
  if (isStationary({ id: planet, speed: facts.body(planet).speed })) rank *= STATION;
  return Math.min(rank, WESTERN_RANKS.limit);
}

function strengthOf(facts: WesternFacts, planet: WesternPlanet, isGiving: boolean): number {
  const dignity = facts.dignityOf(planet);
  const isOfSect = facts.isOfSect(planet);
  const strength =
    (dignity === null ? 1 : SIGN_STRENGTH[dignity]) * (isOfSect === null ? 1 : isOfSect ? SECT.of : SECT.contrary);
  return isGiving ? strength : 2 - strength;
}

/** How loud a planet is by its house. Of the house it stands in it speaks as an angular one: a cadent house is far from the others, not from itself. */
function angularityOf(facts: WesternFacts, planet: WesternPlanet, area: Area): number {
  const house = facts.houseOf(planet);
  if (house === null) return 1;
  if (facts.angleNear(planet)) return ANGULARITY.near;
  if (JOYS[planet] === house) return JOY;
  if (WESTERN_HOUSES[area].includes(house)) return ANGULARITY.angular;
  const place = (house - 1) % 3;
  return place === 0 ? ANGULARITY.angular : place === 1 ? ANGULARITY.succeedent : ANGULARITY.cadent;
}
