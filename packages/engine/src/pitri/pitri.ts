import type { Sky } from '../yoga/sky.ts';
import { type Judged, judgeRule } from '../yoga/yoga.ts';
import type { PitriDefinition } from './definition.ts';
import { FATHER_LINE } from './father-line.table.ts';
import { MOTHER_LINE } from './mother-line.table.ts';
import { OTHER_LINES } from './other-lines.table.ts';

/** Every combination of ancestral debt: the verses of one chapter and what custom adds. [BPHS 83] */
export const PITRI_YOGAS: readonly PitriDefinition[] = [...FATHER_LINE, ...MOTHER_LINE, ...OTHER_LINES];

/** Judges every combination of ancestral debt in a sky. */
export function judgePitri(sky: Sky): Judged<PitriDefinition>[] {
  return PITRI_YOGAS.map((definition) => judgeRule(sky, definition));
}
