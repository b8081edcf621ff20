import type { House } from '../../angle/sign.ts';
import { horaLord, horaNumber } from '../../bala/time-lords.ts';
import { CLASSICAL_GRAHAS } from '../../bodies.ids.ts';
import type { ClassicalGraha } from '../../bodies.ts';
import { houseOf } from '../../chart/houses.ts';
import type { Ephemeris } from '../../ephemeris/ephemeris.ts';
import { type NoDayReason, noDayReason, vedicDayAt } from '../../panchanga/vedic-day.ts';
import type { GeoPlace } from '../../settings.ts';
import { type EssentialDignity, essentialDignity, lordsOf } from '../dignity.ts';
import { type TropicalPoint, tropicalPoint, westernChart } from '../western-chart.ts';

/** One of the seven planets in the chart of a question. */
export interface QuestionPlanet extends TropicalPoint {
  readonly id: ClassicalGraha;
  /** Degrees a day. */
  readonly speed: number;
  readonly isRetrograde: boolean;
  /** By the cusps of Regiomontanus; null where they do not exist. */
  readonly house: House | null;
  readonly dignity: EssentialDignity;
}

/** The tropical chart of the moment and place of a question. Degrees. */
export interface QuestionChart {
  /** Julian day (UT). */
  readonly julianDay: number;
  readonly ascendant: TropicalPoint;
  readonly midheaven: TropicalPoint;
  /** Cusps of Regiomontanus; null inside the polar circles. */
  readonly cusps: readonly number[] | null;
  readonly planets: readonly QuestionPlanet[];
  readonly isDay: boolean;
  /** Lord of the planetary hour, or why there is none. */
  readonly hourLord: ClassicalGraha | NoDayReason;
}

/**
 * The chart of a question as W. Lilly draws it: seven planets, houses of Regiomontanus, unequal hours from sunrise and sunset. [Lilly]
 * @throws EphemerisRangeError outside 1800–2399
 */
export function questionChart(ephemeris: Ephemeris, julianDay: number, place: GeoPlace): QuestionChart {
  const { ascendant, midheaven, isDay, bodies } = westernChart(ephemeris, julianDay, place, 'whole-sign');
  const cusps = ephemeris.cusps(julianDay, place, 'regiomontanus');
  const planets = CLASSICAL_GRAHAS.flatMap((id): readonly QuestionPlanet[] => {
    const body = bodies.find((one) => one.id === id);
    if (!body) return [];
    const { longitude, speed, isRetrograde } = body;
    const house = cusps && houseOf({ system: 'placidus', cusps }, cusps[0], longitude);
    const dignity = essentialDignity(id, longitude, isDay);
    return [{ id, ...tropicalPoint(longitude), speed, isRetrograde, house, dignity }];
  });
  const day = vedicDayAt(ephemeris, julianDay, place, 'visible');
  const hourLord = day ? horaLord(day.vara, horaNumber(day, julianDay)) : noDayReason(ephemeris, julianDay, place);
  return { julianDay, ascendant, midheaven, cusps, planets, isDay, hourLord };
}

/** Who stands for the person who asks and for what is asked: lords of the signs on the two cusps. [modern] */
export function significatorsOf(
  { cusps }: QuestionChart,
  house: House,
): { readonly querent: ClassicalGraha; readonly quesited: ClassicalGraha } | null {
  if (cusps === null) return null;
  const lordOf = (cusp: number) => lordsOf(cusp, null).domicile;
  return { querent: lordOf(cusps[0]), quesited: lordOf(cusps[house - 1]) };
}

/** A planet of the chart. */
export function questionPlanet({ planets }: QuestionChart, id: ClassicalGraha): QuestionPlanet {
  const found = planets.find((planet) => planet.id === id);
  if (!found) throw new Error(`The chart was computed without ${id}`);
  return found;
}
