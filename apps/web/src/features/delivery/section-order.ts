/** A section of a document by its name. */
export interface Section {
  readonly id: string;
  readonly title: string;
}

/** Sections in the order of a brand; those it does not name keep their place after them. */
export function orderedSections(sections: readonly Section[], order: readonly string[]): readonly Section[] {
  const placeOf = ({ id }: Section) => {
    const place = order.indexOf(id);
    return place < 0 ? order.length : place;
  };
  return [...sections].sort((a, b) => placeOf(a) - placeOf(b));
}

/** The order with one section a step higher (−1) or lower (1). */
export function moved(sections: readonly Section[], index: number, by: -1 | 1): string[] {
  const ids = sections.map(({ id }) => id);
  const [taken] = ids.splice(index, 1);
  return taken === undefined ? ids : ids.toSpliced(index + by, 0, taken);
}
