/** A point with its declination, degrees. */
export interface Declined<Id> {
  readonly id: Id;
  readonly declination: number;
}

/** Two points at one declination (parallel) or at opposite ones (contraparallel). */
export interface Parallel<Id> {
  readonly a: Id;
  readonly b: Id;
  readonly kind: 'parallel' | 'contraparallel';
  /** Distance from the exact one, degrees. */
  readonly orb: number;
}

/** Orb of a parallel, degrees. [modern] */
const PARALLEL_ORB = 1;

/** Parallels and contraparallels among points, each pair once. Near the equator a pair may be both: then it is the closer one. */
export function parallels<Id>(points: readonly Declined<Id>[]): readonly Parallel<Id>[] {
  return points.flatMap((a, index) =>
    points.slice(index + 1).flatMap((b): readonly Parallel<Id>[] => {
      const parallel = Math.abs(a.declination - b.declination);
      const contrary = Math.abs(a.declination + b.declination);
      const orb = Math.min(parallel, contrary);
      if (orb > PARALLEL_ORB) return [];
      return [{ a: a.id, b: b.id, kind: parallel <= contrary ? 'parallel' : 'contraparallel', orb }];
    }),
  );
}

/** Whether a body is farther from the equator than the Sun ever comes. */
export function isOutOfBounds(declination: number, obliquity: number): boolean {
  return Math.abs(declination) > obliquity;
}
