import type { Rule } from '@nebosvod/contracts/rule';
import { arcanumText } from '@nebosvod/interpretations/numerology/matrix-texts';
import { SCHOOL_CHANGES, SCHOOL_LINES, SCHOOLS_AGREE, SCHOOLS_HOW } from '../language/number-near.table.ts';
import type { Piece } from '../reading/piece.ts';
import type { Voice } from '../reading/voice.ts';

type SchoolKey = keyof typeof SCHOOL_LINES;

/** A value that schools count differently. */
export interface School {
  readonly key: SchoolKey;
  readonly group: Extract<Rule, { kind: 'number-schools' }>['group'];
  readonly row: string;
}

/** Ways of counting whose schools are held against each other. */
export type SchoolSet = 'matrix' | 'square' | 'date' | 'cycles' | 'vedic' | 'male' | 'female';

/** What each way of counting is asked about, the weightiest first. */
export const SCHOOLS_OF: Readonly<Record<SchoolSet, readonly School[]>> = {
  matrix: [
    { key: 'destinyMatrix.D', group: 'destinyMatrix', row: 'D' },
    { key: 'destinyMatrix.E', group: 'destinyMatrix', row: 'E' },
    { key: 'ageRing.yearEnergy', group: 'ageRing', row: 'yearEnergy' },
    { key: 'ancestralRays.topRight', group: 'ancestralRays', row: 'topRight' },
    { key: 'ancestralRays.topLeft', group: 'ancestralRays', row: 'topLeft' },
    { key: 'destinyMatrix.money', group: 'destinyMatrix', row: 'money' },
    { key: 'destinyMatrix.love', group: 'destinyMatrix', row: 'love' },
    { key: 'destinyMatrix.tail', group: 'destinyMatrix', row: 'tail' },
  ],
  square: [{ key: 'psychomatrix.working', group: 'psychomatrix', row: 'working' }],
  date: [
    { key: 'lifePath.lifePath', group: 'lifePath', row: 'lifePath' },
    { key: 'pinnacles.pinnacles', group: 'pinnacles', row: 'pinnacles' },
  ],
  cycles: [{ key: 'personalYear.personalYear', group: 'personalYear', row: 'personalYear' }],
  vedic: [{ key: 'loShu.counts', group: 'loShu', row: 'counts' }],
  male: [{ key: 'kua.male', group: 'kua', row: 'male' }],
  female: [{ key: 'kua.female', group: 'kua', row: 'female' }],
};

/** Where schools part over this date in what the kind reads, and what would follow. */
export function schoolPieces(voice: Voice, keys: readonly School[], asOf: string): Piece[] {
  const pieces: Piece[] = [];
  let told = 0;
  for (const { key, group, row } of keys) {
    const rule: Rule = { kind: 'number-schools', group, row, at: asOf };
    const values = voice.valuesOf(rule);
    if (!values || typeof values.v1 !== 'string' || typeof values.v2 !== 'string') continue;
    // A third school may be the one that differs.
    if (values.v1 === values.v2) continue;
    const slots = {
      a: [{ text: values.v1, rule, key: 'v1' }],
      b: [{ text: values.v2, rule, key: 'v2' }],
    };
    const draft = voice.say(SCHOOL_LINES[key], slots, [rule]);
    if (!draft) continue;
    const rank = told < 3 ? 0 : 9 + told;
    pieces.push({ section: 'schools', paragraph: 'schools', order: 2 * told, rank, draft });
    const essence = OF_ARCANUM.includes(key) ? arcanumText(Number(values.v2))?.essence : undefined;
    const change = essence ? voice.say(SCHOOL_CHANGES, { essence: essence.replace(/\.$/, '') }, [rule]) : null;
    if (change)
      pieces.push({ section: 'schools', paragraph: 'schools', order: 2 * told + 1, rank: rank + 6, draft: change });
    told++;
  }
  const draft = voice.say(told === 0 ? SCHOOLS_AGREE : SCHOOLS_HOW, {}, [{ kind: 'settings' }]);
  return draft ? [...pieces, { section: 'schools', paragraph: 'schools', order: 99, rank: 0, draft }] : pieces;
}

/** Rows whose value is one arcanum. */
const OF_ARCANUM: readonly SchoolKey[] = [
  'destinyMatrix.D',
  'destinyMatrix.E',
  'destinyMatrix.love',
  'destinyMatrix.money',
];
