/**
 * What an element spreads to look like a part of ours: `<section {...cardLook()}>`. `data-part` names the part for sheets
 * that want another look of it under their own class, as `::part()` does for a shadow tree: `.page [data-part='card']`.
 */
export interface Look {
  readonly className: string;
  readonly 'data-part': string;
  /** What kind of the part it is, where a sheet tells them apart. */
  readonly 'data-variant'?: string;
}

/** Classes of the element's own, beside those of the part. */
export interface Own {
  readonly className?: string | undefined;
}

export function lookOf(part: string, classes: readonly (string | false | undefined)[], variant?: string): Look {
  const look = { className: classes.filter(Boolean).join(' '), 'data-part': part };
  return variant === undefined ? look : { ...look, 'data-variant': variant };
}
