import { type BODIES, CLASSICAL_GRAHAS, GRAHAS, type POINTS } from './bodies.ids.ts';

/** One of the nine grahas. */
export type Graha = (typeof GRAHAS)[number];
/** One of the seven grahas that have a disc. */
export type ClassicalGraha = (typeof CLASSICAL_GRAHAS)[number];
export type BodyId = (typeof BODIES)[number];
/** A body, or the ascendant where a point may be one. */
export type PointId = (typeof POINTS)[number];

/** Whether a point is one of the nine grahas. */
export function isGraha(point: PointId): point is Graha {
  return GRAHAS.some((id) => id === point);
}

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
