import type { GrahaId } from '@nebosvod/terms/graha';
import { grahaId } from './chart-body.ts';

/** What is lit in every pane and explained in the side card: a body, or a house of D1. */
export type Selection =
  | { readonly kind: 'body'; readonly id: GrahaId }
  | { readonly kind: 'house'; readonly house: number }
  | null;

/** Choosing the chosen again puts the light out. */
export function toggled(now: Selection, next: NonNullable<Selection>): Selection {
  if (now?.kind === 'body' && next.kind === 'body' && now.id === next.id) return null;
  if (now?.kind === 'house' && next.kind === 'house' && now.house === next.house) return null;
  return next;
}

export function selectedBody(selection: Selection): GrahaId | null {
  return selection?.kind === 'body' ? selection.id : null;
}

export function selectedHouse(selection: Selection): number | null {
  return selection?.kind === 'house' ? selection.house : null;
}

/** What is lit, as an address names it: `mars`, `h7`. */
export function litName(selection: NonNullable<Selection>): string {
  return selection.kind === 'body' ? selection.id : `h${selection.house}`;
}

/** What an address names as lit; `null` for a word that names nothing. */
export function litFrom(name: string): Selection {
  const house = /^h([1-9]|1[0-2])$/.exec(name)?.[1];
  if (house !== undefined) return { kind: 'house', house: Number(house) };
  const id = grahaId(name);
  return id === null ? null : { kind: 'body', id };
}
