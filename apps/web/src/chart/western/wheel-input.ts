import type { WheelInput } from '@nebosvod/drawing/wheel';
import { formatDegree } from '@nebosvod/terms/degree';
import { bodyGlyph } from './point-name.ts';
import type { WesternWheelChart, WheelPlace } from './western-chart.ts';

/** The true node stands within two degrees of the mean one: one of them is drawn. */
export const isDrawn = ({ id }: WheelPlace) => id !== 'true-node';

/** A body as the wheel draws it. */
export function placed(body: WheelPlace) {
  return {
    id: bodyGlyph(body.id),
    longitude: body.longitude,
    degree: `${Math.floor(body.degreeInSign)}°`,
    isRetrograde: body.isRetrograde === true && body.id !== 'mean-node',
  };
}

/** «16°41′» of its sign. */
const degreeIn = ({ longitude }: { readonly longitude: number }) =>
  formatDegree(longitude - Math.floor(longitude / 30) * 30);

/** A chart as the wheel of an edge of `size` px draws it, without lines of aspects. */
export function wheelInput({ bodies, ascendant, midheaven, houses }: WesternWheelChart, size: number): WheelInput {
  return {
    size,
    ascendant: ascendant?.longitude ?? null,
    midheaven: midheaven?.longitude ?? null,
    ...(ascendant && midheaven ? { axisDegrees: { As: degreeIn(ascendant), MC: degreeIn(midheaven) } } : {}),
    cusps: houses?.cusps ?? null,
    bodies: bodies.filter(isDrawn).map(placed),
  };
}
