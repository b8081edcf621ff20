import type { Graha } from '@nebosvod/engine/bodies';
import type { Unit, UnitSource } from '../../unit.ts';
import { ofTwelve, type ToldText, told } from '../told.ts';

/** Chapters on the grahas in signs; the classics leave the nodes out, and their reading is of today. */
const SOURCES: Readonly<Record<Graha, readonly UnitSource[]>> = {
  sun: [
    { key: 'SA 22', role: 'idea' },
    { key: 'BJ 18', role: 'idea' },
  ],
  moon: [
    { key: 'SA 23', role: 'idea' },
    { key: 'BJ 17', role: 'idea' },
  ],
  mars: [
    { key: 'SA 25', role: 'idea' },
    { key: 'BJ 18', role: 'idea' },
  ],
  mercury: [
    { key: 'SA 26', role: 'idea' },
    { key: 'BJ 18', role: 'idea' },
  ],
  jupiter: [
    { key: 'SA 27', role: 'idea' },
    { key: 'BJ 18', role: 'idea' },
  ],
  venus: [
    { key: 'SA 28', role: 'idea' },
    { key: 'BJ 18', role: 'idea' },
  ],
  saturn: [
    { key: 'SA 29', role: 'idea' },
    { key: 'BJ 18', role: 'idea' },
  ],
  rahu: [{ key: 'modern', role: 'modern' }],
  ketu: [{ key: 'modern', role: 'modern' }],
};

/** Units of a graha in the twelve signs, from Aries. */
export const grahaInSign = (graha: Graha, texts: readonly ToldText[]): readonly Unit[] =>
  ofTwelve(texts, (sign, text) =>
    told(`${graha}-in-sign-${sign}`, { kind: 'graha-in-sign', graha, sign }, text, SOURCES[graha]),
  );
