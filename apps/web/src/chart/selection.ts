import type { GrahaId } from '@nebosvod/terms/graha';
import { grahaId } from './chart-body.ts';
import type { LayerMark } from './layer-mark.ts';

/** What is lit in every pane and explained in the side card: a body, a house of D1, or a point of a layer. */
export type Selection =
  | { readonly kind: 'body'; readonly id: GrahaId }
  | { readonly kind: 'house'; readonly house: number }
  | { readonly kind: 'point'; readonly mark: LayerMark }
  | null;

/** Choosing the chosen again puts the light out. */
export function toggled(now: Selection, next: NonNullable<Selection>): Selection {
  if (now?.kind === 'body' && next.kind === 'body' && now.id === next.id) return null;
  if (now?.kind === 'house' && next.kind === 'house' && now.house === next.house) return null;
  if (now?.kind === 'point' && next.kind === 'point' && now.mark.occupant.id === next.mark.occupant.id) return null;
  return next;
}

/** Chooses what was pressed in a drawing: a body of the chart, or nothing where it is none of it («+2»). */
export function choosesBody(onSelect: (selection: NonNullable<Selection>) => void): (id: string) => void {
  return (id) => {
    const graha = grahaId(id);
    if (graha) onSelect({ kind: 'body', id: graha });
  };
}

export function selectedBody(selection: Selection): GrahaId | null {
  return selection?.kind === 'body' ? selection.id : null;
}

export function selectedHouse(selection: Selection): number | null {
  return selection?.kind === 'house' ? selection.house : null;
}

/** What is lit, as an address names it: `mars`, `h7`; a point of a layer by its letters, which `litFrom` does not take. */
export function litName(selection: NonNullable<Selection>): string {
  if (selection.kind === 'house') return `h${selection.house}`;
  return selection.kind === 'body' ? selection.id : selection.mark.occupant.id;
}

/** What an address names as lit; `null` for a word that names nothing. */
export function litFrom(name: string): Selection {
  const house = /^h([1-9]|1[0-2])$/.exec(name)?.[1];
  if (house !== undefined) return { kind: 'house', house: Number(house) };
  const id = grahaId(name);
  return id === null ? null : { kind: 'body', id };
}

/** Id of what is drawn outlined: the body or the point. */
export function selectedMark(selection: Selection): string | null {
  return selection?.kind === 'point' ? selection.mark.occupant.id : selectedBody(selection);
}
