import { kindSections } from '@nebosvod/contracts/kind-sections.table';
import { idsOf } from '@nebosvod/terms/name';

/** A kind that the composer writes: one whose sections are laid down. */
export type ComposedKind = keyof typeof kindSections;

/** By itself, so that whoever only asks which they are does not load the base of texts. */
export const COMPOSED_KINDS: readonly ComposedKind[] = idsOf(kindSections);
