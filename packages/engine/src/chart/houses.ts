import { arcForward, middleOfArc, normalizeDegrees } from '../angle/degrees.ts';
import { countSigns, type House, signOf } from '../angle/sign.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { GeoPlace, HouseSystem } from '../settings.ts';

/** Where the twelve houses begin, in the zodiac of the chart; `cusps` is null with a reason where the system is undefined. */
export type Houses =
  | { readonly system: HouseSystem; readonly cusps: readonly number[] }
  | { readonly system: HouseSystem; readonly cusps: null; readonly reason: 'POLAR_CIRCLE' };

/**
 * House cusps, degrees; `cusps[i]` is where house i+1 begins.
 * Whole-sign: the sign's start; equal: the ascendant; sripati: the sandhi, with the ascendant in the middle of house 1;
 * placidus, koch, porphyry: the division itself. Placidus and Koch do not exist inside the polar circles.
 * @param ascendant in the zodiac of the chart
 * @param ayanamsha what was subtracted from tropical longitudes; 0 for a tropical chart
 */
export function computeHouses(
  ephemeris: Ephemeris,
  julianDay: number,
  place: GeoPlace,
  system: HouseSystem,
  ascendant: number,
  ayanamsha: number,
): Houses {
  switch (system) {
    case 'whole-sign': {
      const start = (signOf(ascendant) - 1) * 30;
      return { system, cusps: twelve((index) => normalizeDegrees(start + index * 30)) };
    }
    case 'equal':
      return { system, cusps: twelve((index) => normalizeDegrees(ascendant + index * 30)) };
    case 'sripati': {
      const middles = ephemeris.cusps(julianDay, place, 'porphyry');
      if (!middles) return { system, cusps: null, reason: 'POLAR_CIRCLE' };
      return {
        system,
        cusps: twelve((index) => normalizeDegrees(middleOfArc(middles[(index + 11) % 12], middles[index]) - ayanamsha)),
      };
    }
    default: {
      const cusps = ephemeris.cusps(julianDay, place, system);
      if (!cusps) return { system, cusps: null, reason: 'POLAR_CIRCLE' };
      return { system, cusps: cusps.map((cusp) => normalizeDegrees(cusp - ayanamsha)) };
    }
  }
}

/**
 * House of a longitude by the cusps; where they do not exist, by whole signs from the ascendant.
 * A cusp belongs to the house it opens.
 */
export function houseOf(houses: Houses, ascendant: number, longitude: number): House {
  const { cusps } = houses;
  if (!cusps || houses.system === 'whole-sign') return countSigns(signOf(ascendant), signOf(longitude));
  for (let index = 0; index < 11; index++) {
    if (arcForward(cusps[index], longitude) < arcForward(cusps[index], cusps[index + 1])) return toHouse(index);
  }
  return 12;
}

function toHouse(index: number): House {
  return countSigns(1, signOf(index * 30));
}

function twelve(at: (index: number) => number): number[] {
  return Array.from({ length: 12 }, (_, index) => at(index));
}
