import { normalizeDegrees } from '../../angle/degrees.ts';
import { rightAscension } from '../equatorial.ts';
import { type PRIMARY_KEYS, WESTERN_PLANETS } from '../western.ids.ts';
import type { WesternPointId } from '../western-body.ts';
import { type WesternChart, westernBodies } from '../western-chart.ts';
import { DIRECTED_YEARS, type DirectedContact, SIDES } from './contact.ts';
import { hourAngleAt, mundanePlace, type PrimaryMethod } from './mundane-place.ts';

export type PrimaryKey = (typeof PRIMARY_KEYS)[number];

/** Arc of a year, degrees. */
const YEAR_ARC: Readonly<Record<PrimaryKey, number>> = { naibod: 0.98564733, ptolemy: 1 };

/**
 * Primary directions in mundo, direct: planets with their latitude are carried by the turning of the sky to the mundane places of
 * planets, ascendant and midheaven and their five aspects along the day's way. [modern]
 * @returns contacts of ninety years in order
 */
export function primaryDirections(
  chart: WesternChart,
  method: PrimaryMethod,
  key: PrimaryKey,
): readonly DirectedContact[] {
  const { latitude } = chart.place;
  const bodies = westernBodies(chart, WESTERN_PLANETS).map(({ id, longitude, latitude: up, declination }) => {
    const hourAngle = normalizeDegrees(chart.armc - rightAscension(longitude, up, chart.trueObliquity));
    return { id, declination, hourAngle };
  });
  const significators: readonly { readonly id: WesternPointId; readonly place: number | null }[] = [
    ...bodies.map((body) => ({ id: body.id, place: mundanePlace(method, body, latitude) })),
    { id: 'ascendant', place: 0 },
    { id: 'midheaven', place: 90 },
  ];
  return bodies
    .flatMap((promissor) =>
      significators.flatMap(({ id: significator, place }) =>
        place === null || significator === promissor.id
          ? []
          : SIDES.flatMap(({ aspect, angle }): readonly DirectedContact[] => {
              const hour = hourAngleAt(method, place + angle, promissor.declination, latitude);
              if (hour === null) return [];
              const years = normalizeDegrees(hour - promissor.hourAngle) / YEAR_ARC[key];
              return years > DIRECTED_YEARS ? [] : [{ years, promissor: promissor.id, aspect, significator }];
            }),
      ),
    )
    .sort((a, b) => a.years - b.years);
}
