import { DAY_MS, HOUR_MS } from '@nebosvod/engine/time/durations';
import {
  type CivilDate,
  compareDates,
  dateOfDayNumber,
  dayNumber,
  readCivilDate,
} from '@nebosvod/numerology/civil-date';
import { type NameNumbers, type NameOptions, nameNumbers } from '@nebosvod/numerology/name/name-number';
import { type NameText, readNameParts } from '@nebosvod/numerology/name/read-name';
import type { Reading } from '@nebosvod/numerology/reading';
import { ProblemError } from '../../problem-error.ts';

const PLACEHOLDER: CivilDate = { year: 1, month: 1, day: 1 };
/** Somewhere on Earth (UTC+14) it is already tomorrow. */
const EASTMOST_MS = 14 * HOUR_MS;

/** Calendar date at UTC of a moment in milliseconds since 1970. */
export function utcDate(now: number): CivilDate {
  return dateOfDayNumber(Math.floor(now / DAY_MS));
}

/**
 * Reads what a person typed and gathers every fault, so that one answer names all bad fields.
 * Values handed out before `done()` may be placeholders: nothing is computed until it has been called.
 */
export class InputReader {
  readonly #faults: { readonly path: string; readonly message: string }[] = [];
  readonly #latestBirth: CivilDate;

  constructor(now: number) {
    this.#latestBirth = utcDate(now + EASTMOST_MS);
  }

  fault(path: string, message: string): void {
    this.#faults.push({ path: `input.${path}`, message });
  }

  /** A value, or null after its fault has been written down. */
  take<T>(path: string, reading: Reading<T>): T | null {
    if (reading.ok) return reading.value;
    this.fault(path, reading.problem.message);
    return null;
  }

  /** Any day of the calendar, future ones too. */
  date(path: string, text: string): CivilDate {
    return this.take(path, readCivilDate(text)) ?? PLACEHOLDER;
  }

  /** A date of birth: a day that has come somewhere on Earth. */
  birth(path: string, text: string): CivilDate {
    const date = this.date(path, text);
    if (compareDates(date, this.#latestBirth) > 0) {
      this.fault(path, 'Эта дата ещё не наступила: проверьте год рождения.');
    }
    return date;
  }

  birthYear(path: string, year: number): void {
    if (year > this.#latestBirth.year) this.fault(path, 'Этот год ещё не наступил: проверьте год рождения.');
  }

  births(path: string, texts: readonly string[]): CivilDate[] {
    return texts.map((text, i) => this.birth(`${path}.${i}`, text));
  }

  pair(path: string, texts: readonly [string, string]): readonly [CivilDate, CivilDate] {
    return [this.birth(`${path}.0`, texts[0]), this.birth(`${path}.1`, texts[1])];
  }

  /** A span of days with both ends. */
  span(from: string, to: string, limit: number): { readonly from: CivilDate; readonly to: CivilDate } {
    const span = { from: this.date('from', from), to: this.date('to', to) };
    const days = dayNumber(span.to) - dayNumber(span.from) + 1;
    if (days < 1) this.fault('to', 'Конец промежутка раньше начала.');
    else if (days > limit) this.fault('to', `Промежуток не больше ${limit} дней.`);
    return span;
  }

  /** A name as one field or in parts; null when neither was given. */
  optionalName(input: {
    readonly name?: string | undefined;
    readonly parts?: readonly string[] | undefined;
  }): NameText | null {
    if (input.parts !== undefined) return this.take('parts', readNameParts(input.parts));
    return input.name === undefined ? null : this.take('name', readNameParts([input.name]));
  }

  /** Numbers of a name in one field; null when it was not given or cannot be counted. */
  nameNumbers(path: string, text: string | undefined, options: NameOptions): NameNumbers | null {
    if (text === undefined) return null;
    const name = this.take(path, readNameParts([text]));
    return name === null ? null : this.take(path, nameNumbers(name, options));
  }

  /** Refuses with every fault found so far; a handed-out value is real after this. */
  done(): void {
    const [first] = this.#faults;
    if (first !== undefined) throw new ProblemError('VALIDATION', first.message, { errors: this.#faults });
  }
}
