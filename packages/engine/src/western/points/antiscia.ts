import { normalizeDegrees, separation } from '../../angle/degrees.ts';

/** A point of the ecliptic, degrees. */
export interface OnEcliptic<Id> {
  readonly id: Id;
  readonly longitude: number;
}

/** A body that stands where the shadow of another falls. */
export interface AntisciaContact<Id> {
  readonly a: Id;
  readonly b: Id;
  readonly kind: 'antiscion' | 'contra-antiscion';
  readonly orb: number;
}

/** Orb of a contact, degrees. [modern] */
const ANTISCIA_ORB = 1;

/** The place at the same distance on the other side of the solstices, degrees: 10° of Aries for 20° of Virgo. */
export function antiscionOf(longitude: number): number {
  return normalizeDegrees(180 - longitude);
}

/** The place opposite the antiscion: mirrored in the equinoxes. */
export function contraAntiscionOf(longitude: number): number {
  return normalizeDegrees(-longitude);
}

/** Pairs of which one stands in the antiscion or contra-antiscion of the other, each pair once. */
export function antisciaContacts<Id>(points: readonly OnEcliptic<Id>[]): readonly AntisciaContact<Id>[] {
  return points.flatMap((a, index) =>
    points.slice(index + 1).flatMap((b): readonly AntisciaContact<Id>[] => {
      const orb = separation(antiscionOf(a.longitude), b.longitude);
      const contrary = separation(contraAntiscionOf(a.longitude), b.longitude);
      if (Math.min(orb, contrary) > ANTISCIA_ORB) return [];
      return [
        orb <= contrary
          ? { a: a.id, b: b.id, kind: 'antiscion', orb }
          : { a: a.id, b: b.id, kind: 'contra-antiscion', orb: contrary },
      ];
    }),
  );
}
