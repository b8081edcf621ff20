import { linePath } from './plane.ts';
import type { Wheel, WheelAspect } from './wheel.ts';

interface Place {
  readonly id: string;
  readonly longitude: number;
}

interface Input {
  readonly drawing: Pick<Wheel, 'centre' | 'radii'>;
  /** Longitude at the left of the wheel: its ascendant, or 0 without one. */
  readonly left: number;
  /** Where aspects start. */
  readonly outer: readonly Place[];
  /** Where they end. */
  readonly inner: readonly Place[];
  /** `from` is an id of `outer`, `to` one of `inner`. */
  readonly aspects: readonly WheelAspect[];
}

/** Aspects from bodies of the outer ring to those of the inner one, as lines across the middle of a wheel. */
export function crossAspects({ drawing, left, outer, inner, aspects }: Input): Wheel['aspects'] {
  const { centre, radii } = drawing;
  const at = (longitude: number) => {
    const angle = ((180 + longitude - left) * Math.PI) / 180;
    return { x: centre.x + radii.aspects * Math.cos(angle), y: centre.y - radii.aspects * Math.sin(angle) };
  };
  const placeOf = (places: readonly Place[], wanted: string) => places.find(({ id }) => id === wanted)?.longitude;
  return aspects.flatMap((aspect) => {
    const [from, to] = [placeOf(outer, aspect.from), placeOf(inner, aspect.to)];
    return from === undefined || to === undefined ? [] : [{ ...aspect, d: linePath(at(from), at(to)) }];
  });
}
