/** A numbered place on the curve, px. */
export interface Mark {
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

/** Least distance of two numbers above the curve, px. */
const apart = 21;

/** Numbers above the curve, moved aside so that none covers another and none leaves the drawing. */
export function spreadMarks(marks: readonly Mark[], width: number): readonly (Mark & { readonly labelX: number })[] {
  const sorted = [...marks].sort((a, b) => a.x - b.x);
  let free = 0;
  const placed = sorted.map((mark) => {
    const labelX = Math.max(mark.x, free);
    free = labelX + apart;
    return { ...mark, labelX };
  });
  let limit = width;
  return placed
    .reverse()
    .map((mark) => {
      const labelX = Math.min(mark.labelX, limit);
      limit = labelX - apart;
      return { ...mark, labelX };
    })
    .reverse();
}
