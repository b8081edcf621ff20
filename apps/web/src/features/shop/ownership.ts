import { findProduct, type ProductArea, productsThatOpen } from '@nebosvod/contracts/products.table';

/** A product the person has. */
export interface Owned {
  readonly id: number;
  /** ISO 8601; null = without end. */
  readonly expiresAt: string | null;
}

export interface OwnedMark {
  /** Until when everything of the item is open; null = without end. */
  readonly until: string | null;
  /** Set when a higher level holds the item: its title. */
  readonly heldBy: string | null;
}

const later = (one: string | null, other: string | null) =>
  one === null || other === null ? null : one > other ? one : other;

/**
 * Whether a person has all an item sells: each of its products, bought itself or held by a higher level.
 * @returns null when something of it is missing
 */
export function ownedMark(productIds: readonly number[], owned: readonly Owned[]): OwnedMark | null {
  let until: string | null | undefined;
  let heldBy: string | null = null;
  for (const id of productIds) {
    const openers = productsThatOpen(id);
    const holding = owned.filter((product) => openers.includes(product.id));
    const [first] = holding;
    if (first === undefined) return null;
    const end = holding.reduce<string | null>((latest, { expiresAt }) => later(latest, expiresAt), first.expiresAt);
    // All of the item is open until the earliest of its ends.
    if (until === undefined || until === null) until = end;
    else if (end !== null && end < until) until = end;
    if (holding.every((product) => product.id !== id)) heldBy = findProduct(first.id)?.title ?? null;
  }
  return until === undefined ? null : { until, heldBy };
}

/** The area an item opens, by its first product; null for an item of unknown products. */
export function areaOf(productIds: readonly number[]): ProductArea | null {
  return findProduct(productIds[0] ?? 0)?.area ?? null;
}
