import { normalizeDegrees } from '@nebosvod/engine/angle/degrees';
import { rounded } from './plane.ts';

/**
 * The lit part of the Moon's disc, seen from the northern hemisphere: waxing from the right edge, waning to the left.
 * @param elongation degrees from the Sun to the Moon, 0 = new, 180 = full
 * @param radius px; the disc's centre stands at (radius, radius)
 * @returns SVG path of the lit part; empty at new moon
 */
export function moonPhasePath(elongation: number, radius: number): string {
  const angle = normalizeDegrees(elongation);
  const isWaxing = angle <= 180;
  /** Half-width of the terminator's ellipse: the radius at new and full, 0 at the quarters. */
  const terminator = rounded(Math.abs(Math.cos((angle * Math.PI) / 180)) * radius);
  const isGibbous = angle > 90 && angle < 270;
  if (litShare(angle) < 0.002) return '';
  const [top, bottom, r] = [`${rounded(radius)} 0`, `${rounded(radius)} ${rounded(radius * 2)}`, rounded(radius)];
  // From the top along the lit edge to the bottom, back along the terminator.
  const edge = isWaxing ? 1 : 0;
  const back = isWaxing === isGibbous ? 1 : 0;
  return `M${top}A${r} ${r} 0 0 ${edge} ${bottom}A${terminator} ${r} 0 0 ${back} ${top}Z`;
}

/** Lit share of the disc, 0–1. */
export function litShare(elongation: number): number {
  return (1 - Math.cos((elongation * Math.PI) / 180)) / 2;
}
