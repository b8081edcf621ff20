import { type Wheel, type WheelAspect, wheel } from './wheel.ts';

/** A Western chart of a birth. Degrees of the tropical zodiac. */
export interface BirthWheelInput {
  readonly ascendant: number | null;
  readonly bodies: readonly { readonly id: string; readonly longitude: number; readonly isRetrograde: boolean }[];
  readonly houses: { readonly cusps: readonly number[]; readonly midheaven: number } | null;
  /** A conjunction has no line to draw: its bodies stand together. */
  readonly aspects: readonly WheelAspect[];
}

/** The wheel of a birth as the page and the files of a document draw it. @param size px of the drawing */
export function birthWheel({ ascendant, bodies, houses, aspects }: BirthWheelInput, size: number): Wheel {
  return wheel({
    size,
    ascendant,
    midheaven: houses?.midheaven ?? null,
    cusps: houses?.cusps ?? null,
    bodies: bodies.map(({ id, longitude, isRetrograde }) => ({
      id,
      longitude,
      degree: `${Math.floor(longitude % 30)}°`,
      isRetrograde,
    })),
    aspects: aspects.filter(({ kind }) => kind !== 'conjunction'),
  });
}
