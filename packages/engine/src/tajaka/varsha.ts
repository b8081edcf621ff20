import { countSigns, type House, type Sign, toSign } from '../angle/sign.ts';
import { CLASSICAL_GRAHAS } from '../bodies.ids.ts';
import type { ClassicalGraha } from '../bodies.ts';
import { bodyOf, type Chart } from '../chart/chart.ts';

/** A planet of the year's chart as tajaka reads it: the seven grahas only. */
export interface VarshaPlanet {
  readonly id: ClassicalGraha;
  readonly longitude: number;
  readonly sign: Sign;
  readonly degree: number;
  /** Whole-sign house from the year's ascendant. */
  readonly house: House;
  readonly isRetrograde: boolean;
}

/** The year's chart reduced to what the rules ask of it. */
export interface Varsha {
  readonly chart: Chart;
  readonly lagna: Sign;
  readonly planets: readonly VarshaPlanet[];
  /** Whether the return falls between sunrise and sunset. */
  readonly isDay: boolean;
}

export function varshaOf(chart: Chart, isDay: boolean): Varsha {
  const lagna = chart.ascendant.sign;
  const planets = CLASSICAL_GRAHAS.map((id) => {
    const body = bodyOf(chart, id);
    return {
      id,
      longitude: body.longitude,
      sign: body.sign,
      degree: body.degreeInSign,
      house: countSigns(lagna, body.sign),
      isRetrograde: body.isRetrograde,
    };
  });
  return { chart, lagna, planets, isDay };
}

/** One planet of a year. */
export function planetOf(varsha: Varsha, id: ClassicalGraha): VarshaPlanet {
  const planet = varsha.planets.find((candidate) => candidate.id === id);
  if (!planet) throw new Error(`No ${id} in the year's chart`);
  return planet;
}

export type TajakaAspect = 'friendly' | 'hostile' | 'none';

/** Tajaka aspect between signs: 3 5 9 11 friendly, 1 4 7 10 hostile, 2 6 8 12 none. [TN 2] */
export function tajakaAspect(a: Sign, b: Sign): TajakaAspect {
  const count = countSigns(a, b);
  if (count === 3 || count === 5 || count === 9 || count === 11) return 'friendly';
  return count === 1 || count === 4 || count === 7 || count === 10 ? 'hostile' : 'none';
}

/** Muntha: the natal ascendant's sign moved by one sign a completed year. [TN 1] */
export function munthaSign(natalLagna: Sign, completedYears: number): Sign {
  return toSign(natalLagna + completedYears);
}
