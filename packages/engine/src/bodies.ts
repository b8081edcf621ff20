/** Bodies of a chart by their name on the wire. */
export const GRAHAS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const;
export const CLASSICAL_GRAHAS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
export const OUTER_PLANETS = ['uranus', 'neptune', 'pluto'] as const;

/** One of the nine grahas. */
export type Graha = (typeof GRAHAS)[number];
/** One of the seven grahas that have a disc. */
export type ClassicalGraha = (typeof CLASSICAL_GRAHAS)[number];
export type OuterPlanet = (typeof OUTER_PLANETS)[number];
export type BodyId = Graha | OuterPlanet;
/** A body, or the ascendant where a point may be one. */
export type PointId = BodyId | 'lagna';

/** Whether a graha is one of the seven with a disc, not a node. */
export function isClassical(graha: PointId): graha is ClassicalGraha {
  return CLASSICAL_GRAHAS.some((id) => id === graha);
}

/** A record with a value for each of the seven grahas with a disc. */
export function byClassicalGraha<Value>(of: (graha: ClassicalGraha) => Value): Record<ClassicalGraha, Value> {
  return {
    sun: of('sun'),
    moon: of('moon'),
    mars: of('mars'),
    mercury: of('mercury'),
    jupiter: of('jupiter'),
    venus: of('venus'),
    saturn: of('saturn'),
  };
}
