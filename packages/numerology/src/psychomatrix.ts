import { type CivilDate, dateDigits } from './civil-date.ts';
import { type Confirmations, marks } from './confirmation.ts';
import { LINE_IDS, type PSYCHOMATRIX_SCHOOLS } from './numerology.ids.ts';
import { digitSum, digitsOf } from './reduction.ts';
import { type Step, sumText, Trace } from './trace.ts';

export type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export const DIGITS: readonly Digit[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** How many times each digit 1–9 occurs. */
export type DigitCounts = Readonly<Record<Digit, number>>;

/** `2000+` replaces the third working number, which the classic rule can make negative, by 19 and W1 + 19. */
export type PsychomatrixSchool = (typeof PSYCHOMATRIX_SCHOOLS)[number];

/** The eight lines of the square with the cells they run through. */
export const LINES = {
  purpose_147: [1, 4, 7],
  family_258: [2, 5, 8],
  stability_369: [3, 6, 9],
  selfEsteem_123: [1, 2, 3],
  finance_456: [4, 5, 6],
  talent_789: [7, 8, 9],
  spirituality_159: [1, 5, 9],
  temperament_357: [3, 5, 7],
} as const satisfies Record<string, readonly Digit[]>;

export type LineId = keyof typeof LINES;

export interface Psychomatrix {
  readonly school: PsychomatrixSchool;
  /** W1–W4. The third may be negative in the classic school for births since 2000. */
  readonly working: readonly [number, number, number, number];
  /** 19 in the `2000+` school, which writes it into the square as well; otherwise null. */
  readonly added: number | null;
  readonly counts: DigitCounts;
  readonly lines: Readonly<Record<LineId, number>>;
  readonly trace: readonly Step[];
  readonly confirmation: Confirmations;
}

const LINE_LABELS: Readonly<Record<LineId, string>> = {
  purpose_147: 'Целеустремлённость',
  family_258: 'Семья',
  stability_369: 'Стабильность',
  selfEsteem_123: 'Самооценка',
  finance_456: 'Быт',
  talent_789: 'Талант',
  spirituality_159: 'Духовность',
  temperament_357: 'Темперамент',
};

/** The school used when none is named: `2000+` since the year 2000, classic before. */
function defaultPsychomatrixSchool(date: CivilDate): PsychomatrixSchool {
  return date.year >= 2000 ? '2000+' : 'classic';
}

/** Whether the school has a rule for the date: `2000+` only speaks of births since 2000. */
export function psychomatrixSchoolFits(date: CivilDate, school: PsychomatrixSchool): boolean {
  return school === 'classic' || date.year >= 2000;
}

/** How many times each digit 1–9 occurs in the numbers; zeros and signs are passed over. */
export function countDigits(numbers: readonly number[]): DigitCounts {
  const counts: Record<Digit, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 };
  for (const number of numbers) {
    for (const d of digitsOf(number)) {
      for (const digit of DIGITS) if (digit === d) counts[digit]++;
    }
  }
  return counts;
}

/** Number of digits on each line of the square. */
function lineCounts(counts: DigitCounts): Record<LineId, number> {
  const of = (line: LineId) => LINES[line].reduce((sum, digit) => sum + counts[digit], 0);
  return {
    purpose_147: of('purpose_147'),
    family_258: of('family_258'),
    stability_369: of('stability_369'),
    selfEsteem_123: of('selfEsteem_123'),
    finance_456: of('finance_456'),
    talent_789: of('talent_789'),
    spirituality_159: of('spirituality_159'),
    temperament_357: of('temperament_357'),
  };
}

/**
 * Square of Pythagoras: working numbers, counts of the digits 1–9, eight lines.
 * Classic: W1 = all digits, W2 = S(W1), W3 = W1 − 2 × first non-zero digit of the day, W4 = S(|W3|).
 * `2000+`: W1, W2, 19, W1 + 19, S(W1 + 19). The caller checks {@link psychomatrixSchoolFits}.
 * @see [Aleksandrov]
 */
export function psychomatrix(date: CivilDate, school = defaultPsychomatrixSchool(date)): Psychomatrix {
  const trace = new Trace();
  const digits = dateDigits(date);
  const total = digits.reduce((sum, d) => sum + d, 0);
  const w1 = trace.step('W1', 'Первое число: все цифры даты', sumText(digits, total), total);
  const second = digitSum(w1);
  const w2 = trace.step('W2', 'Второе число: цифры первого', sumText(digitsOf(w1), second), second);
  let w3: number;
  if (school === '2000+') {
    w3 = trace.step(
      'W3',
      'Третье число: первое плюс 19 (для рождённых с 2000 года)',
      `${w1} + 19 = ${w1 + 19}`,
      w1 + 19,
    );
  } else {
    const first = date.day > 9 ? Math.floor(date.day / 10) : date.day;
    const value = w1 - 2 * first;
    w3 = trace.step(
      'W3',
      'Третье число: первое минус удвоенная первая цифра дня',
      `${w1} − 2 × ${first} = ${value}`,
      value,
    );
  }
  const fourth = digitSum(w3);
  const w4 = trace.step('W4', 'Четвёртое число: цифры третьего', sumText(digitsOf(w3), fourth), fourth);
  const added = school === '2000+' ? 19 : null;
  const written = added === null ? [w1, w2, w3, w4] : [w1, w2, added, w3, w4];
  const counts = countDigits([...digits, ...written]);
  const row = `${digits.join('')} ${written.map(Math.abs).join(' ')}`;
  for (const digit of DIGITS) trace.step(`count-${digit}`, `Сколько раз встречается ${digit}`, row, counts[digit]);
  const lines = lineCounts(counts);
  for (const id of LINE_IDS) {
    const cells = LINES[id].map((digit) => counts[digit]);
    trace.step(id, `Линия «${LINE_LABELS[id]}» (${LINES[id].join('–')})`, sumText(cells, lines[id]), lines[id]);
  }
  const source =
    school === '2000+'
      ? 'psychomatrix2000'
      : date.year >= 2000
        ? 'psychomatrixClassicAfter2000'
        : 'psychomatrixClassic';
  return {
    school,
    working: [w1, w2, w3, w4],
    added,
    counts,
    lines,
    trace: trace.steps,
    confirmation: marks({ working: source, counts: source, lines: source }),
  };
}
