import type { Graha } from '@nebosvod/engine/bodies';
import type { Unit, UnitSource } from '../../unit.ts';
import type { UpayaNeed } from '../../unit-factor.ts';
import { type ToldText, told } from '../told.ts';

/** Parashara has worship and gifts for each graha; the everyday practices beside them are of today. */
const SOURCES: readonly UnitSource[] = [
  { key: 'BPHS 84', role: 'idea' },
  { key: 'modern', role: 'modern' },
];

const NEEDS: readonly UpayaNeed[] = ['weak', 'burdened', 'hidden', 'period', 'leading'];

/** Practices for a graha by what it needs. */
export const upayas = (graha: Graha, texts: Readonly<Record<UpayaNeed, ToldText>>): readonly Unit[] =>
  NEEDS.map((need) => told(`upaya-${graha}-${need}`, { kind: 'upaya', graha, need }, texts[need], SOURCES));
