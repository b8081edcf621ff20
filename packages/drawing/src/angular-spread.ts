import { normalizeDegrees } from '@nebosvod/engine/angle/degrees';
/**
 * Angles nearest to the wanted ones, in the same circular order, no two closer than `separation`.
 * Least squares by pooling of neighbours; where the circle is too full, `separation` becomes 360° / n.
 * @param angles degrees, 0 ≤ x < 360
 * @param separation degrees
 * @returns angles in the order given, degrees, 0 ≤ x < 360
 */
export function spreadAngles(angles: readonly number[], separation: number): number[] {
  const count = angles.length;
  if (count < 2) return [...angles];
  const step = Math.min(separation, 360 / count);
  const order = angles.map((angle, index) => ({ angle, index })).sort((a, b) => a.angle - b.angle || a.index - b.index);
  const cut = afterWidestGap(order.map((item) => item.angle));
  const unrolled = order.map((_, index) => {
    const item = order[(cut + index) % count];
    if (!item) return { index: 0, slack: 0 };
    const turn = cut + index >= count ? 360 : 0;
    return { index: item.index, slack: item.angle + turn - index * step };
  });
  const pooled = nondecreasing(unrolled.map((item) => item.slack));
  const low = pooled[0] ?? 0;
  const high = pooled[count - 1] ?? 0;
  const room = 360 - count * step;
  const from = high - low > room ? (low + high - room) / 2 : low;
  const to = high - low > room ? from + room : high;
  const result = [...angles];
  unrolled.forEach((item, index) => {
    const slack = Math.min(Math.max(pooled[index] ?? 0, from), to);
    result[item.index] = normalizeDegrees(slack + index * step);
  });
  return result;
}

/** Index of the angle that follows the widest empty stretch. */
function afterWidestGap(sorted: readonly number[]): number {
  let widest = -1;
  let after = 0;
  sorted.forEach((angle, index) => {
    const previous = index === 0 ? (sorted.at(-1) ?? 0) - 360 : (sorted[index - 1] ?? 0);
    if (angle - previous > widest) {
      widest = angle - previous;
      after = index;
    }
  });
  return after;
}

/** Least-squares nondecreasing sequence (pool adjacent violators). */
function nondecreasing(values: readonly number[]): number[] {
  const blocks: { mean: number; size: number }[] = [];
  for (const value of values) {
    blocks.push({ mean: value, size: 1 });
    while (blocks.length > 1) {
      const last = blocks[blocks.length - 1];
      const before = blocks[blocks.length - 2];
      if (!last || !before || before.mean <= last.mean) break;
      const size = before.size + last.size;
      blocks.splice(-2, 2, { mean: (before.mean * before.size + last.mean * last.size) / size, size });
    }
  }
  return blocks.flatMap((block) => Array.from({ length: block.size }, () => block.mean));
}
