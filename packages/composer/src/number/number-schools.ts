import type { Rule } from '@nebosvod/contracts/rule';
import { arcanumText } from '@nebosvod/interpretations/numerology/matrix-texts';
import { POINT_NAMES } from '../language/number-name.table.ts';
import {
  SCHOOL_CHANGES,
  SCHOOL_LINES,
  SCHOOL_POINTS,
  SCHOOLS_AGREE,
  SCHOOLS_HOW,
} from '../language/number-near.table.ts';
import type { Piece } from '../reading/piece.ts';
import type { Draft, Voice } from '../reading/voice.ts';
import { numberUnit } from './number-found.ts';

type SchoolKey = keyof typeof SCHOOL_LINES;

/** A value that schools count differently. */
export interface School {
  readonly key: SchoolKey;
  readonly group: Extract<Rule, { kind: 'number-schools' }>['group'];
  readonly row: string;
  /** The day it is asked about; the day of reading when not said. */
  readonly at?: string;
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
  vedic: [
    { key: 'loShu.missing', group: 'loShu', row: 'missing' },
    { key: 'loShu.counts', group: 'loShu', row: 'counts' },
  ],
  male: [{ key: 'kua.male', group: 'kua', row: 'male' }],
  female: [{ key: 'kua.female', group: 'kua', row: 'female' }],
};

/** Corners of the matrix that subtraction of 22 may change. */
export type SchoolPoint = 'A' | 'C' | 'F' | 'G' | 'entry';

interface SchoolRead {
  /** Further points that a kind reads: told in one sentence. */
  readonly points?: readonly SchoolPoint[];
  /** Whether what to make of it is said at the end. */
  readonly isClosed?: boolean;
}

/** Where schools part over this date in what the kind reads, and what would follow. */
export function schoolPieces(
  voice: Voice,
  keys: readonly School[],
  asOf: string,
  { points = [], isClosed = true }: SchoolRead = {},
): Piece[] {
  const pieces: Piece[] = [];
  let told = 0;
  for (const { key, group, row, at = asOf } of keys) {
    const rule: Rule = { kind: 'number-schools', group, row, at };
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
    const essence = otherReading(key, values.v1, values.v2);
    const change = essence ? voice.say(SCHOOL_CHANGES, { essence: quoted(essence) }, [rule]) : null;
    if (change)
      pieces.push({ section: 'schools', paragraph: 'schools', order: 2 * told + 1, rank: rank + 6, draft: change });
    told++;
  }
  const further = pointsDraft(voice, points, asOf);
  if (further) {
    pieces.push({ section: 'schools', paragraph: 'schools', order: 90, rank: 0, draft: further });
    told++;
  }
  if (!isClosed && told > 0) return pieces;
  const draft = voice.say(told === 0 ? SCHOOLS_AGREE : SCHOOLS_HOW, {}, [{ kind: 'settings' }]);
  return draft ? [...pieces, { section: 'schools', paragraph: 'schools', order: 99, rank: 0, draft }] : pieces;
}

/** Words as they stand inside quotation marks: without the full stop, marks of their own within. */
const quoted = (words: string): string => words.replace(/\.$/, '').replace(/«([^»]*)»/g, '„$1“');

/** Rows whose value is one arcanum. */
const OF_ARCANUM: readonly SchoolKey[] = [
  'destinyMatrix.D',
  'destinyMatrix.E',
  'destinyMatrix.love',
  'destinyMatrix.money',
];

/** What the place would be read as by the other school: its arcanum, or the first cell of Lo Shu that it alone leaves empty. */
function otherReading(key: SchoolKey, ours: string, theirs: string): string | undefined {
  if (OF_ARCANUM.includes(key)) return arcanumText(Number(theirs))?.essence;
  if (key !== 'loShu.missing') return undefined;
  const digit = theirs.split('–').find((one) => !ours.split('–').includes(one));
  return digit && numberUnit({ kind: 'lo-shu', digit: Number(digit), state: 'absent' })?.words?.lead;
}

/** Points that the other school puts other arcana at, in one sentence. */
function pointsDraft(voice: Voice, points: readonly SchoolPoint[], asOf: string): Draft | null {
  const found = points.flatMap((point) => {
    const rule: Rule = { kind: 'number-schools', group: 'destinyMatrix', row: point, at: asOf };
    const values = voice.valuesOf(rule);
    return typeof values?.v1 === 'string' && typeof values.v2 === 'string'
      ? [{ point, rule, ours: values.v1, theirs: values.v2 }]
      : [];
  });
  const list = found.flatMap(({ point, rule, ours, theirs }, index) => {
    const { nominative } = POINT_NAMES[point];
    const name = `${index === 0 ? '' : ', '}${nominative.charAt(0).toLowerCase()}${nominative.slice(1)} `;
    return [name, { text: theirs, rule, key: 'v2' }, ' вместо ', { text: ours, rule, key: 'v1' }];
  });
  return found.length === 0
    ? null
    : voice.say(
        SCHOOL_POINTS,
        { list },
        found.map(({ rule }) => rule),
      );
}
