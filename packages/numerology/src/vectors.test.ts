import { expect, test } from 'vitest';
import { type CivilDate, readCivilDate } from './civil-date.ts';
import { lifePath } from './life-path.ts';
import { destinyMatrix } from './matrix/destiny-matrix.ts';
import { destinyMatrixPair } from './matrix/matrix-pair.ts';
import { nameNumbers } from './name/name-number.ts';
import { readName, readNameParts } from './name/read-name.ts';
import { personalCycles } from './personal-cycles.ts';
import { pinnacles } from './pinnacles.ts';
import { psychomatrix } from './psychomatrix.ts';
import type { Reading } from './reading.ts';
import vectors from './vectors/numerology.json' with { type: 'json' };
import { kua } from './vedic/kua.ts';
import { vedicNumbers } from './vedic/vedic-numbers.ts';

function must<T>(reading: Reading<T>): T {
  if (!reading.ok) throw new Error(reading.problem.message);
  return reading.value;
}

type Input = (typeof vectors)[number]['input'];

function dateOf(text: string | undefined): CivilDate {
  return must(readCivilDate(text ?? ''));
}

function datesOf(input: Input): readonly [CivilDate, CivilDate] {
  return [dateOf(input.dates?.[0]), dateOf(input.dates?.[1])];
}

const systems: Readonly<Record<string, (input: Input) => object>> = {
  psychomatrix: (input) => psychomatrix(dateOf(input.date)),
  destinyMatrix: (input) => destinyMatrix(dateOf(input.date)),
  destinyMatrixTriads: (input) => destinyMatrix(dateOf(input.date)).triads,
  destinyMatrixPair: (input) => destinyMatrixPair(datesOf(input)),
  nameLetters: (input) => {
    const { parts } = must(nameNumbers(must(readNameParts(input.parts ?? []))));
    return { letters: parts.map((part) => part.letters.map((l) => l.value)), sums: parts.map((part) => part.sum) };
  },
  nameNumber: (input) => must(nameNumbers(must(readName(input.name ?? '')))),
  lifePath: (input) => lifePath(dateOf(input.date)),
  personalCycles: ({ birthDay = 0, birthMonth = 0, year = 0, month, day }) =>
    personalCycles({ birthDay, birthMonth, year, month, day }),
  pinnacles: (input) => pinnacles(dateOf(input.date), input.keepMaster),
  vedicNumbers: (input) => vedicNumbers(dateOf(input.date)),
  kua: (input) => kua(input.year ?? 0, input.sex === 'f' ? 'f' : undefined),
};

/** A published example may give the first members of a list only. */
function contains(got: unknown, want: unknown): boolean {
  if (Array.isArray(want)) return Array.isArray(got) && want.every((value, i) => contains(got[i], value));
  if (want === null || typeof want !== 'object') return got === want;
  if (got === null || typeof got !== 'object') return false;
  const members = new Map(Object.entries(got));
  return Object.entries(want).every(([key, value]) => value === undefined || contains(members.get(key), value));
}

test.each(vectors.map((vector) => [vector.id, vector] as const))(
  'published example %s is reproduced',
  (_id, vector) => {
    const answer = systems[vector.system]?.(vector.input);
    expect(contains(answer, vector.expected), `got ${JSON.stringify(answer)}`).toBe(true);
  },
);
