import { DAY_RULES, LIFE_PATH_METHODS, LINE_IDS, NUMBER_RELATIONS } from '@nebosvod/numerology/numerology.ids';
import { z } from 'zod';
import {
  antardashaAnswer,
  arcana,
  arcanum,
  confirmationSchema,
  counts,
  destinyMatrixAnswer,
  destinyMatrixPairAnswer,
  evidence,
  fourNumbersAnswer,
  int,
  kuaAnswer,
  lifePathAnswer,
  lines,
  list,
  loShuDigitsOnlyAnswer,
  nameNumbersSchema,
  personalCyclesAnswer,
  pinnaclesAnswer,
  psychomatrixAnswer,
  psychomatrixPairAnswer,
  vedicNumbersAnswer,
  warnings,
} from './numerology-answers.ts';
import { civilDate } from './time-fields.ts';

const relation = z.enum(NUMBER_RELATIONS);
const friendship = z.array(z.object({ friends: list, enemies: list })).readonly();

export const suitableDatesAnswer = z.object({
  soul: int,
  rule: z.enum(DAY_RULES),
  friendship,
  days: z
    .array(
      z.object({
        date: civilDate,
        personalDay: int,
        dateNumber: int,
        relation,
        suitable: z.boolean(),
        expression: z.string(),
      }),
    )
    .readonly(),
  ...evidence,
});

const numberPair = z.object({ first: int, second: int, firstToSecond: relation, secondToFirst: relation });

export const compatibilityAnswer = z.object({
  psychomatrix: psychomatrixPairAnswer,
  lifePath: numberPair,
  soul: numberPair,
  destiny: numberPair,
  destinyMatrix: destinyMatrixPairAnswer,
  name: numberPair.nullable(),
  names: z.array(nameNumbersSchema).readonly().nullable(),
  ...evidence,
});

export const familyAnswer = z.object({
  members: z
    .array(z.object({ date: civilDate, counts, lines, lifePath: int, soul: int, destiny: int, matrix: arcana }))
    .readonly(),
  pairs: z
    .array(
      z.object({
        first: int,
        second: int,
        soul: numberPair,
        lifePath: numberPair,
        equalLines: z.array(z.enum(LINE_IDS)).readonly(),
        matrixCentre: arcanum,
        love: arcanum,
        money: arcanum,
      }),
    )
    .readonly(),
  shared: list,
  absent: list,
  ...evidence,
});

export const schoolsAnswer = z.object({
  at: civilDate,
  groups: z
    .array(
      z.object({
        id: z.string(),
        label: z.string(),
        why: z.string(),
        schools: z.array(confirmationSchema.extend({ id: z.string(), label: z.string() })).readonly(),
        rows: z
          .array(
            z.object({
              id: z.string(),
              label: z.string(),
              values: z.array(list.nullable()).readonly(),
              differs: z.boolean(),
            }),
          )
          .readonly(),
        differs: z.boolean(),
      }),
    )
    .readonly(),
  compared: int,
  differing: int,
  warnings,
});

/** Every system of one person at once; each part carries its own trace and marks. */
export const boardAnswer = z.object({
  at: civilDate,
  psychomatrix: psychomatrixAnswer,
  lifePath: lifePathAnswer,
  lifePathMethods: z.array(z.object({ method: z.enum(LIFE_PATH_METHODS), lifePath: int })).readonly(),
  pinnacles: pinnaclesAnswer,
  destinyMatrix: destinyMatrixAnswer,
  vedicNumbers: vedicNumbersAnswer,
  loShuDigitsOnly: loShuDigitsOnlyAnswer,
  kua: kuaAnswer,
  fourNumbers: fourNumbersAnswer,
  personalCycles: personalCyclesAnswer.nullable(),
  antardasha: antardashaAnswer.nullable(),
  name: nameNumbersSchema.nullable(),
  minorName: nameNumbersSchema.nullable(),
});
