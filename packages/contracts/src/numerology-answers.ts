import {
  ANCESTRAL_CENTRES,
  ARCANUM_SCHOOLS,
  KARMIC_DEBTS,
  LEAP_BIRTHDAYS,
  LIFE_PATH_METHODS,
  LINE_IDS,
  MARKS,
  NAME_TABLES,
  NAME_WARNINGS,
  OBJECT_KINDS,
  PLANE_IDS,
  PLANE_STATES,
  PSYCHOMATRIX_SCHOOLS,
  RING_STARTS,
  STRONGER,
  YEAR_TURNS,
} from '@nebosvod/numerology/numerology.ids';
import { z } from 'zod';
import { civilDate } from './time-fields.ts';

// Answers of the systems of one person or thing, and the parts that the answers about several people share.

export const int = z.number().int();
export const list = z.array(int).readonly();
export const arcanum = int.min(1).max(22);
export const arcana = z.array(arcanum).readonly();
const ray = z.tuple([arcanum, arcanum, arcanum]).readonly();

/** One line of the arithmetic. */
const stepSchema = z.object({ id: z.string(), label: z.string(), expression: z.string(), value: z.number() });

export const confirmationSchema = z.object({
  mark: z.enum(MARKS),
  note: z.string(),
});

/** What every answer carries: the arithmetic, and how well each group of values is confirmed. */
export const evidence = {
  trace: z.array(stepSchema).readonly(),
  confirmation: z.record(z.string(), confirmationSchema).readonly(),
};

const perDigit = { 1: int, 2: int, 3: int, 4: int, 5: int, 6: int, 7: int, 8: int, 9: int };
export const counts = z.object(perDigit);

export const lines = z.object({
  purpose_147: int,
  family_258: int,
  stability_369: int,
  selfEsteem_123: int,
  finance_456: int,
  talent_789: int,
  spirituality_159: int,
  temperament_357: int,
});
const stronger = z.enum(STRONGER);

export const psychomatrixAnswer = z.object({
  school: z.enum(PSYCHOMATRIX_SCHOOLS),
  working: z.tuple([int, int, int, int]).readonly(),
  added: int.nullable(),
  counts,
  lines,
  ...evidence,
});

export const psychomatrixPairAnswer = z.object({
  first: psychomatrixAnswer,
  second: psychomatrixAnswer,
  cells: z.array(z.object({ digit: int, first: int, second: int, stronger, complements: z.boolean() })).readonly(),
  lines: z.array(z.object({ line: z.enum(LINE_IDS), first: int, second: int, stronger })).readonly(),
  ...evidence,
});

const triads = { talents: ray, money: ray, father: ray, mother: ray, tail: ray, relations: ray };

const matrixValues = {
  school: z.enum(ARCANUM_SCHOOLS),
  ringStart: z.enum(RING_STARTS),
  ancestralCentre: z.enum(ANCESTRAL_CENTRES),
  A: arcanum,
  B: arcanum,
  C: arcanum,
  D: arcanum,
  E: arcanum,
  F: arcanum,
  G: arcanum,
  H: arcanum,
  I: arcanum,
  left: ray,
  top: ray,
  right: ray,
  bottom: ray,
  topLeft: ray,
  topRight: ray,
  bottomRight: ray,
  bottomLeft: ray,
  tail: ray,
  entry: arcanum,
  love: arcanum,
  money: arcanum,
  sky: arcanum,
  earth: arcanum,
  personal: arcanum,
  male: arcanum,
  female: arcanum,
  social: arcanum,
  general: arcanum,
  planetary: arcanum,
  phys: arcana,
  physTotal: arcanum,
  energy: arcana,
  energyTotal: arcanum,
  emotion: arcana,
  emotionTotal: arcanum,
  ring: arcana,
  triads: z.object(triads),
  ...evidence,
};

export const destinyMatrixAnswer = z.object({
  ...matrixValues,
  yearEnergy: z.object({ age: z.number(), index: int, arcanum }).nullable(),
  reason: z.enum(['NO_DATE', 'BEFORE_BIRTH']).nullable(),
});

export const destinyMatrixPairAnswer = z.object({
  ...matrixValues,
  first: destinyMatrixAnswer,
  second: destinyMatrixAnswer,
});
export const destinyMatrixTriadsAnswer = z.object({ ...triads, ...evidence });

const nameTable = z.enum(NAME_TABLES);
const nameWarningSchema = z.object({
  code: z.enum(NAME_WARNINGS),
  part: z.string(),
  message: z.string(),
  suggestion: z.string().nullable(),
});
export const warnings = z.array(nameWarningSchema).readonly();
const karmicDebts = z.array(z.enum(KARMIC_DEBTS)).readonly();

export const nameLettersAnswer = z.object({
  table: nameTable,
  letters: z.array(list).readonly(),
  sums: list,
  warnings,
  ...evidence,
});

export const nameNumbersSchema = z.object({
  table: nameTable,
  parts: z
    .array(
      z.object({
        text: z.string(),
        letters: z.array(z.object({ letter: z.string(), value: int, vowel: z.boolean() })).readonly(),
        sum: int,
        number: int,
      }),
    )
    .readonly(),
  sum: int,
  number: int,
  expression: int,
  expressionWhole: int,
  soul: int.nullable(),
  personality: int.nullable(),
  reason: z.enum(['NO_VOWELS', 'NO_CONSONANTS']).nullable(),
  karmicDebts,
  karmicLessons: list,
  counts,
  warnings,
  ...evidence,
});

/** `minor` is the same of the short name used daily; null when none was given. */
export const nameNumberAnswer = nameNumbersSchema.extend({ minor: nameNumbersSchema.nullable() });

export const lifePathAnswer = z.object({
  method: z.enum(LIFE_PATH_METHODS),
  lifePath: int,
  base: int,
  isMaster: z.boolean(),
  chain: list,
  karmicDebts,
  birthday: z.object({ day: int, number: int, base: int, karmicDebts }),
  ...evidence,
});

export const personalCyclesAnswer = z.object({
  yearTurn: z.enum(YEAR_TURNS),
  countedYear: int,
  personalYear: int,
  personalMonth: int.nullable(),
  personalDay: int.nullable(),
  ...evidence,
});

export const pinnaclesAnswer = z.object({
  keepMaster: z.boolean(),
  pinnacles: z.tuple([int, int, int, int]).readonly(),
  challenges: z.tuple([int, int, int, int]).readonly(),
  firstEnds: int,
  periods: z
    .array(z.object({ index: int, pinnacle: int, challenge: int, fromAge: int, toAge: int.nullable() }))
    .readonly(),
  ...evidence,
});

const planes = z
  .array(
    z.object({
      id: z.enum(PLANE_IDS),
      digits: list,
      present: list,
      state: z.enum(PLANE_STATES),
    }),
  )
  .readonly();

export const vedicNumbersAnswer = z.object({
  soul: int,
  destiny: int,
  kua: int.nullable(),
  reason: z.enum(['NO_SEX']).nullable(),
  kuaMale: int,
  kuaFemale: int,
  square: counts,
  layouts: z.object({ loShu: list, vedic: list }),
  missing: list,
  planes,
  mahadasha: z.array(z.object({ number: int, fromAge: int, toAge: int, start: civilDate, end: civilDate })).readonly(),
  ...evidence,
});

export const antardashaAnswer = z.object({
  leapBirthday: z.enum(LEAP_BIRTHDAYS),
  years: z
    .array(
      z.object({
        age: int,
        start: civilDate,
        end: civilDate,
        mahadasha: int,
        antardasha: int,
        square: counts,
        pratyantar: z.array(z.object({ number: int, start: civilDate, end: civilDate })).readonly(),
      }),
    )
    .readonly(),
  ...evidence,
});

export const loShuDigitsOnlyAnswer = z.object({ counts, missing: list, planes, ...evidence });

export const kuaAnswer = z.object({
  male: int,
  female: int,
  gua: int.nullable(),
  reason: z.enum(['NO_SEX', 'SOLAR_YEAR_UNSETTLED']).nullable(),
  fengShui: z.array(z.object({ solarYear: int, male: int, female: int })).readonly(),
  ...evidence,
});

export const fourNumbersAnswer = z.object({
  keepMaster: z.boolean(),
  consciousness: int,
  mission: int,
  realisation: int,
  result: int,
  ...evidence,
});

export const objectNumberAnswer = z.object({
  kind: z.enum(OBJECT_KINDS),
  sum: int,
  number: int,
  variants: z
    .array(z.object({ id: z.string(), label: z.string(), counted: z.string(), sum: int, number: int }))
    .readonly(),
  notes: z.array(z.string()).readonly(),
  ...evidence,
});
