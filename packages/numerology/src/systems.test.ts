import { describe, expect, test } from 'vitest';
import { must } from '../../../scripts/must.ts';
import type { CivilDate } from './civil-date.ts';
import { birthdayIn, readCivilDate, weekday } from './civil-date.ts';
import { compatibility } from './compatibility.ts';
import { family } from './family.ts';
import { FRIENDSHIP } from './friendship.table.ts';
import { numberRelation } from './friendship.ts';
import { lifePath } from './life-path.ts';
import { ringAge, ringIndex } from './matrix/age-ring.ts';
import { destinyMatrix } from './matrix/destiny-matrix.ts';
import { personalCycles } from './personal-cycles.ts';
import { pinnacles } from './pinnacles.ts';
import { psychomatrix } from './psychomatrix.ts';
import { psychomatrixPair } from './psychomatrix-pair.ts';
import { schools } from './schools.ts';
import { suitableDates } from './suitable-dates.ts';
import { antardasha } from './vedic/antardasha.ts';
import { kua, solarYears } from './vedic/kua.ts';
import { LO_SHU_LAYOUTS, loShuDigitsOnly } from './vedic/lo-shu.ts';
import { mahadasha } from './vedic/mahadasha.ts';
import { vedicNumbers } from './vedic/vedic-numbers.ts';
import { WEEKDAY_NUMBERS } from './vedic/weekday-numbers.table.ts';

const date = (year: number, month: number, day: number): CivilDate => ({ year, month, day });

describe('square of Pythagoras', () => {
  test('the second and fourth working numbers are not reduced further (12.04.1976)', () => {
    expect(psychomatrix(date(1976, 4, 12)).working).toEqual([30, 3, 28, 10]);
  });

  test('a birth since 2000 has two schools: a negative third number, or 19 (9.01.2000)', () => {
    const classic = psychomatrix(date(2000, 1, 9), 'classic');
    expect(classic.working).toEqual([12, 3, -6, 6]);
    expect(classic.counts).toMatchObject({ 1: 2, 2: 2, 3: 1, 6: 2, 9: 1 });
    expect(must(classic.confirmation.counts).mark).toBe('unsourced');
    const late = psychomatrix(date(2000, 1, 9));
    expect([late.school, late.working, late.added]).toEqual(['2000+', [12, 3, 31, 4], 19]);
    expect(late.counts).toMatchObject({ 1: 4, 2: 2, 3: 2, 4: 1, 9: 2 });
    expect(must(late.confirmation.counts).mark).toBe('single-source');
  });

  test('a pair is compared cell by cell, without a score', () => {
    const pair = psychomatrixPair([date(1954, 1, 29), date(1980, 12, 8)]);
    expect(pair.cells[5]).toEqual({ digit: 6, first: 0, second: 0, stronger: 'equal', complements: false });
    expect(pair.cells[7]).toEqual({ digit: 8, first: 0, second: 2, stronger: 'second', complements: true });
    expect(Object.keys(pair)).not.toContain('score');
  });
});

describe('life path and cycles', () => {
  test('only master and karmic numbers part the methods (12.05.1978: 33 by digits, 24 → 6 by whole numbers)', () => {
    expect(lifePath(date(1978, 5, 12)).lifePath).toBe(33);
    expect(lifePath(date(1978, 5, 12), 'whole-numbers').chain).toEqual([1995, 24, 6]);
  });

  test('a karmic debt is met on the way down', () => {
    expect(lifePath(date(1990, 1, 2)).karmicDebts).toEqual([]);
    expect(lifePath(date(1992, 10, 4))).toMatchObject({ chain: [26, 8], karmicDebts: [] });
    expect(lifePath(date(2001, 10, 9))).toMatchObject({ chain: [13, 4], karmicDebts: ['13/4'] });
    expect(lifePath(date(1990, 4, 13)).birthday).toEqual({ day: 13, number: 4, base: 4, karmicDebts: ['13/4'] });
    expect(lifePath(date(1990, 4, 29)).birthday).toMatchObject({ number: 11, base: 2 });
  });

  test('pinnacles and challenges of 16.10.1950: 8 4 3 7 and 6 1 5 5', () => {
    const life = pinnacles(date(1950, 10, 16), false);
    expect(life.pinnacles).toEqual([8, 4, 3, 7]);
    expect(life.challenges).toEqual([6, 1, 5, 5]);
    expect(life.firstEnds).toBe(31);
    expect(life.periods.map((p) => [p.fromAge, p.toAge])).toEqual([
      [0, 31],
      [32, 40],
      [41, 49],
      [50, null],
    ]);
  });

  test('the turn of the personal year is the school’s', () => {
    const at = { birthDay: 23, birthMonth: 4, year: 2020, month: 4, day: 22 };
    expect(personalCycles({ ...at, yearTurn: 'january' })).toMatchObject({ personalYear: 4, countedYear: 2020 });
    expect(personalCycles({ ...at, yearTurn: 'birthday' })).toMatchObject({ personalYear: 3, countedYear: 2019 });
    expect(personalCycles({ ...at, day: 23, yearTurn: 'birthday' }).personalYear).toBe(4);
    expect(personalCycles({ ...at, month: 10, yearTurn: 'october' }).personalYear).toBe(5);
  });
});

describe('matrix of destiny', () => {
  test('purposes of 07.03.1946', () => {
    const m = destinyMatrix(date(1946, 3, 7));
    expect([m.sky, m.earth, m.personal, m.male, m.female, m.social, m.general, m.planetary]).toEqual([
      6, 9, 15, 15, 15, 3, 18, 21,
    ]);
  });

  test('money and relationship line of 25.11.2002: 15, 18, 9', () => {
    const m = destinyMatrix(date(2002, 11, 25));
    expect([m.entry, m.love, m.money]).toEqual([15, 18, 9]);
  });

  test('the day 28 is 10 by digit sum and 6 by subtraction', () => {
    expect(destinyMatrix(date(1990, 5, 28)).A).toBe(10);
    expect(destinyMatrix(date(1990, 5, 28), { school: 'subtract-22' }).A).toBe(6);
  });

  test('the age is read off the ring in steps of a year and a quarter', () => {
    expect([0, 1.24, 1.25, 20, 79.9, 80].map(ringIndex)).toEqual([0, 0, 1, 16, 63, 0]);
    expect(ringAge(16)).toBe(20);
    const m = destinyMatrix(date(1990, 5, 17), { at: date(2010, 5, 17) });
    expect(m.yearEnergy).toEqual({ age: 20, index: 16, arcanum: m.B });
    expect(destinyMatrix(date(1990, 5, 17), { at: date(1990, 5, 16) }).yearEnergy).toBeNull();
  });

  test('rays of F–I from their own centre differ only there', () => {
    const usual = destinyMatrix(date(2006, 6, 10));
    const own = destinyMatrix(date(2006, 6, 10), { ancestralCentre: 'own' });
    expect(own.topLeft).not.toEqual(usual.topLeft);
    expect([own.left, own.tail, own.phys]).toEqual([usual.left, usual.tail, usual.phys]);
  });
});

describe('vedic numbers', () => {
  test('29 is the soul number 2, no master kept', () => {
    expect(vedicNumbers(date(1989, 4, 29)).soul).toBe(2);
  });

  test('digits only: 15.08.1982 has 1 twice, 2, 5, 8 twice, 9', () => {
    expect(loShuDigitsOnly(date(1982, 8, 15)).counts).toEqual({ 1: 2, 2: 1, 3: 0, 4: 0, 5: 1, 6: 0, 7: 0, 8: 2, 9: 1 });
    expect(loShuDigitsOnly(date(1982, 8, 15)).planes.find((p) => p.id === 'silver')?.state).toBe('full');
  });

  test('both layouts hold every digit once, and Lo Shu adds up to 15 every way', () => {
    for (const layout of Object.values(LO_SHU_LAYOUTS)) expect([...layout].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const planes = loShuDigitsOnly(date(1982, 8, 15)).planes;
    expect(planes.map((p) => p.digits.reduce((a, b) => a + b, 0))).toEqual([15, 15, 15, 15, 15, 15, 15, 15]);
  });

  test('Kua of 1990: male 1; 5 stays in the Vedic form and is replaced in feng shui', () => {
    expect(kua(1990).male).toBe(1);
    expect(kua(1995, 'm')).toMatchObject({ male: 5, gua: 2, reason: null });
    expect(kua(1990, 'f')).toMatchObject({ female: 5, gua: 8 });
    expect(kua(1990)).toMatchObject({ gua: null, reason: 'NO_SEX' });
  });

  test('the solar year turns about 4 February; in between both are offered', () => {
    expect(solarYears(date(1990, 2, 2))).toEqual([1989]);
    expect(solarYears(date(1990, 2, 4))).toEqual([1989, 1990]);
    expect(solarYears(date(1990, 2, 6))).toEqual([1990]);
    expect(kua(1990, 'm', [1989, 1990])).toMatchObject({ gua: null, reason: 'SOLAR_YEAR_UNSETTLED' });
  });

  test('weekday numbers name the seven planets, and the weekday of a date is right', () => {
    expect([...WEEKDAY_NUMBERS].sort()).toEqual([1, 2, 3, 5, 6, 8, 9]);
    expect(weekday(date(2000, 1, 1))).toBe(6);
    expect(weekday(date(1969, 7, 20))).toBe(0);
  });

  test('the great period starts with the soul number', () => {
    expect(mahadasha(date(1989, 4, 24)).slice(0, 3)).toEqual([
      { number: 6, fromAge: 0, toAge: 6, start: '1989-04-24', end: '1995-04-24' },
      { number: 7, fromAge: 6, toAge: 13, start: '1995-04-24', end: '2002-04-24' },
      { number: 8, fromAge: 13, toAge: 21, start: '2002-04-24', end: '2010-04-24' },
    ]);
  });

  test('year of life: day, month, two digits of the year and the weekday of the birthday', () => {
    // 24.04.2024 was a Wednesday (5): 6 + 4 + 24 + 5 = 39 → 12 → 3
    const year = must(antardasha(date(1989, 4, 24), 35, 35).years[0]);
    expect(year).toMatchObject({ start: '2024-04-24', antardasha: 3 });
    expect(year.pratyantar[0]).toEqual({ number: 3, start: '2024-04-24', end: '2024-05-18' });
  });

  test('a birthday of 29 February moves by choice', () => {
    expect(birthdayIn(date(2000, 2, 29), 2001)).toEqual(date(2001, 3, 1));
    expect(birthdayIn(date(2000, 2, 29), 2001, 'feb-28')).toEqual(date(2001, 2, 28));
    expect(birthdayIn(date(2000, 2, 29), 2004)).toEqual(date(2004, 2, 29));
    expect(must(vedicNumbers(date(2000, 2, 29)).confirmation.leapBirthday).mark).toBe('unsourced');
  });
});

describe('relations of numbers', () => {
  test('no number is its own friend or enemy, nor both at once', () => {
    expect(FRIENDSHIP).toHaveLength(9);
    for (const [i, { friends, enemies }] of FRIENDSHIP.entries()) {
      expect([...friends, ...enemies]).not.toContain(i + 1);
      expect(friends.filter((n) => enemies.includes(n))).toEqual([]);
      for (const n of [...friends, ...enemies]) expect(n >= 1 && n <= 9).toBe(true);
    }
  });

  test('a relation need not be mutual: the Moon has no enemies, Mercury counts it as one', () => {
    expect(numberRelation(2, 5)).toBe('friend');
    expect(numberRelation(5, 2)).toBe('enemy');
    expect(numberRelation(7, 7)).toBe('same');
  });

  test('suitable days follow the table the caller gives', () => {
    const span = { birth: date(1990, 4, 15), from: date(2026, 1, 1), to: date(2026, 1, 31) };
    const usual = suitableDates(span);
    expect(usual.days).toHaveLength(31);
    expect(usual.days.filter((d) => d.suitable).every((d) => ['same', 'friend'].includes(d.relation))).toBe(true);
    const nobody = suitableDates({ ...span, friendship: FRIENDSHIP.map(() => ({ friends: [], enemies: [] })) });
    expect(nobody.days.every((d) => d.relation === 'same' || d.relation === 'neutral')).toBe(true);
    expect(suitableDates({ ...span, rule: 'date-number' }).days[0]).toMatchObject({ dateNumber: 3 });
  });

  test('compatibility has no overall score', () => {
    const both = compatibility([date(2006, 6, 10), date(1997, 2, 12)]);
    expect(both.destinyMatrix.entry).toBe(21);
    expect(both.soul).toEqual({ first: 1, second: 3, firstToSecond: 'friend', secondToFirst: 'friend' });
    expect(both.name).toBeNull();
    expect(Object.keys(both)).not.toContain('score');
  });

  test('a family of six has fifteen pairs', () => {
    const six = [1954, 1956, 1978, 1980, 2004, 2008].map((year) => date(year, 3, 14));
    expect(family(six).pairs).toHaveLength(15);
    expect(family(six).members).toHaveLength(6);
  });
});

describe('schools side by side', () => {
  test('they part where they must and say why', () => {
    const { groups } = schools(date(2001, 12, 29), { at: date(2026, 3, 1) });
    const group = (id: string) => groups.find((one) => one.id === id);
    expect(group('psychomatrix')?.differs).toBe(true);
    expect(group('destinyMatrix')?.rows.find((row) => row.id === 'A')).toEqual({
      id: 'A',
      label: 'A: день',
      values: [[11], [7]],
      differs: true,
    });
    expect(must(group('personalYear')?.rows[0]).differs).toBe(true);
    for (const one of groups) expect(one.why).toMatch(/^[А-ЯЁ].*\.$/su);
  });

  test('before 2000 the second psychomatrix school has no value, which is no difference', () => {
    const first = must(schools(date(1954, 1, 29)).groups[0]);
    expect(first.rows[0]).toMatchObject({ values: [[31, 4, 27, 9], null], differs: false });
  });
});

describe('bad dates', () => {
  test.each([
    ['1990-02-31', 'В феврале нет 31-го числа.'],
    ['2021-02-29', 'В феврале 2021 года нет 29-го числа.'],
    ['1990-04-31', 'В апреле нет 31-го числа.'],
    ['1990-13-01', 'Месяца с номером 13 нет: месяцы от 1 до 12.'],
    ['1990-05-00', 'Дни месяца считаются с 1-го числа.'],
    ['0000-01-01', 'Считаем даты с 1 года нашей эры.'],
    ['-0044-03-15', 'Считаем даты с 1 года нашей эры.'],
    ['+12026-01-01', 'Год записывается четырьмя цифрами, от 0001 до 9999.'],
    ['17.05.1990', 'Дата пишется как год-месяц-день, например 1990-05-17.'],
    ['', 'Введите дату.'],
  ])('%s is refused in Russian', (text, message) => {
    expect(readCivilDate(text)).toMatchObject({ ok: false, problem: { message } });
  });
});
