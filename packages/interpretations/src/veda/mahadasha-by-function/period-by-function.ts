import type { Graha } from '@nebosvod/engine/bodies';
import type { Unit } from '../../unit.ts';
import type { PeriodFunction } from '../../unit-factor.ts';
import { type ToldText, told } from '../told.ts';

/** Builds a unit of the mahadasha of a graha by what it is for the lagna; for a node, by what the lord of its sign is. */
export const periodByFunction =
  (graha: Graha) =>
  (role: PeriodFunction, text: ToldText): Unit =>
    told(`mahadasha-${graha}-${role}`, { kind: 'mahadasha-by-function', graha, function: role }, text, [
      { key: 'BPHS 34', role: 'idea' },
      { key: 'modern', role: 'modern' },
    ]);
