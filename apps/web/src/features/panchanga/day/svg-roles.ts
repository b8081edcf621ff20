/** Roles of parts of a drawing. An SVG has no elements of its own for them. */

/** A part that only decorates: what it says is said elsewhere. */
export const decoration = { 'aria-hidden': true } as const;

/** A named whole with buttons inside. */
export function groupRole(label: string): { readonly role: 'group'; readonly 'aria-label': string } {
  return { role: 'group', 'aria-label': label };
}

/** A named picture without anything to press. */
export function pictureRole(label: string): { readonly role: 'img'; readonly 'aria-label': string } {
  return { role: 'img', 'aria-label': label };
}
