import {
  ARCANUM_SCHOOLS,
  KARMIC_DEBTS,
  LINE_IDS,
  NAME_TABLES,
  OBJECT_KINDS,
  PLANE_IDS,
  PLANE_STATES,
  PSYCHOMATRIX_SCHOOLS,
  RING_STARTS,
} from '@nebosvod/numerology/numerology.ids';
import { z } from 'zod';
import { calendarDateField, textField } from './person-fields.ts';
import { readingRoles } from './reading-role.ts';

/** Points of the matrix of destiny: corners, centre, inner (1) and middle (2) points of the rays, keys, purposes. */
const matrixPoints = [
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
  'H',
  'I',
  'a1',
  'a2',
  'b1',
  'b2',
  'c1',
  'c2',
  'd1',
  'd2',
  'entry',
  'money',
  'love',
  'sky',
  'earth',
  'personal',
  'male',
  'female',
  'social',
  'general',
  'planetary',
] as const;

/** Programmes of the matrix, three arcana each. */
const matrixTriads = ['talents', 'money', 'father', 'mother', 'tail', 'relations'] as const;

/** Numbers of a date: the whole sum with masters kept, the day, the Vedic two, the parts added. */
const dateNumbers = ['life-path', 'birthday', 'soul', 'destiny', 'realisation'] as const;

const nameNumbers = ['expression', 'soul', 'personality'] as const;

/** Numbers of two people that are held against each other, as digits 1–9. */
const pairNumbers = ['life-path', 'soul', 'destiny'] as const;

/** Groups in which the schools of numerology are held against each other. */
const schoolGroups = [
  'psychomatrix',
  'lifePath',
  'pinnacles',
  'personalYear',
  'destinyMatrix',
  'ancestralRays',
  'ageRing',
  'loShu',
  'kua',
] as const;

const whose = { of: z.enum(readingRoles).optional() };
const arcanum = z.number().int().min(1).max(22);
const digit = z.number().int().min(1).max(9);
/** As reductions leave it: 1–9, 11, 22 or 33. */
const master = z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33]);
const count = z.number().int().min(0).max(20);
const quarter = z.number().int().min(1).max(4);
const year = z.number().int().min(1800).max(2399);
const at = calendarDateField;
/** Two people of a document; where it is not said the client and the second. */
const both = { a: z.enum(readingRoles).optional(), b: z.enum(readingRoles).optional() };
const typedName = textField(120).min(1);

/**
 * Rules of numerology: the date of birth decides them, a name where it stands in the rule, a sex of kua. Without `school` the one
 * that the product counts by: digit sums, the ring from A.
 */
export const numberRules = [
  z.strictObject({
    kind: z.literal('matrix-point'),
    ...whose,
    point: z.enum(matrixPoints),
    arcanum,
    school: z.enum(ARCANUM_SCHOOLS).optional(),
  }),
  z.strictObject({
    kind: z.literal('matrix-triad'),
    ...whose,
    triad: z.enum(matrixTriads),
    arcana: z.tuple([arcanum, arcanum, arcanum]),
  }),
  /** The arcanum of the age ring on a date. */
  z.strictObject({ kind: z.literal('matrix-year'), ...whose, at, start: z.enum(RING_STARTS).optional(), arcanum }),
  z.strictObject({
    kind: z.literal('square-cell'),
    ...whose,
    digit,
    count,
    school: z.enum(PSYCHOMATRIX_SCHOOLS).optional(),
  }),
  z.strictObject({ kind: z.literal('square-line'), ...whose, line: z.enum(LINE_IDS), count }),
  /** The four working numbers; the third may be below zero. */
  z.strictObject({ kind: z.literal('square-working'), ...whose, numbers: z.array(z.number().int()).length(4) }),
  z.strictObject({ kind: z.literal('date-number'), ...whose, part: z.enum(dateNumbers), number: master }),
  z.strictObject({ kind: z.literal('karmic-debt'), ...whose, debt: z.enum(KARMIC_DEBTS) }),
  z.strictObject({ kind: z.literal('kua'), ...whose, sex: z.enum(['female', 'male']), number: digit }),
  z.strictObject({ kind: z.literal('lo-shu'), ...whose, digit, count }),
  z.strictObject({ kind: z.literal('lo-shu-plane'), ...whose, plane: z.enum(PLANE_IDS), state: z.enum(PLANE_STATES) }),
  z.strictObject({ kind: z.literal('pinnacle'), ...whose, index: quarter, number: master }),
  z.strictObject({
    kind: z.literal('challenge'),
    ...whose,
    index: quarter,
    number: z.number().int().min(0).max(8),
  }),
  z.strictObject({ kind: z.literal('personal-year'), ...whose, year, number: digit }),
  z.strictObject({
    kind: z.literal('personal-month'),
    ...whose,
    year,
    month: z.number().int().min(1).max(12),
    number: digit,
  }),
  z.strictObject({ kind: z.literal('personal-day'), ...whose, at, number: master }),
  /** The date was told in the old style, and numbers are counted from this one of the new. */
  z.strictObject({ kind: z.literal('new-style'), ...whose, date: at }),
  /** The number of the Vedic great period that runs on a date. */
  z.strictObject({ kind: z.literal('number-dasha'), ...whose, at, number: digit }),
  /** A name as it was typed, by the table of its letters. */
  z.strictObject({
    kind: z.literal('name-number'),
    ...whose,
    name: typedName,
    part: z.enum(nameNumbers),
    number: master,
  }),
  /** The letters of a name by a table, the one of its alphabet unless said, and the number of the whole name. */
  z.strictObject({
    kind: z.literal('name-letters'),
    ...whose,
    name: typedName,
    table: z.enum(NAME_TABLES).optional(),
    number: master,
  }),
  /** A phone, a car's plate, a flat or the name of a business. */
  z.strictObject({
    kind: z.literal('object-number'),
    ...whose,
    object: z.enum(OBJECT_KINDS),
    text: typedName,
    number: digit,
  }),
  /** A point of the matrix of two people. */
  z.strictObject({ kind: z.literal('pair-point'), ...both, point: z.enum(matrixPoints), arcanum }),
  z.strictObject({ kind: z.literal('pair-number'), ...both, part: z.enum(pairNumbers), first: digit, second: digit }),
  /** Lines of two squares: how many digits each has on it. */
  z.strictObject({ kind: z.literal('pair-line'), ...both, line: z.enum(LINE_IDS), first: count, second: count }),
  /** A digit that all the squares of a family have, or none of them. */
  z.strictObject({ kind: z.literal('family-digit'), digit, state: z.enum(['shared', 'absent']) }),
  /** Schools part over this birth in so many values of a group, seen on a date. */
  z.strictObject({
    kind: z.literal('number-schools'),
    ...whose,
    group: z.enum(schoolGroups),
    row: z.string().regex(/^[A-Za-z]{1,20}$/),
    at,
  }),
] as const;
