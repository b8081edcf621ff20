import type { YogaDefinition } from '../yoga/definition.ts';
import type { PITRI_KINDS, PITRI_YOGA_IDS } from './pitri.ids.ts';

export type PitriKind = (typeof PITRI_KINDS)[number];
export type PitriYogaId = (typeof PITRI_YOGA_IDS)[number];

/** A combination of ancestral debt. */
export interface PitriDefinition
  extends Pick<YogaDefinition, 'name' | 'source' | 'when' | 'cancelledBy' | 'text' | 'never'> {
  readonly id: PitriYogaId;
  readonly kind: PitriKind;
}

/** What a kind speaks of and what the tradition does about it, in Russian. */
export interface PitriKindEntry {
  readonly name: string;
  readonly sanskrit: string;
  readonly source: string;
  readonly text: string;
  /** Acts of remembrance the text names, in gentle form. */
  readonly practice: string;
}
