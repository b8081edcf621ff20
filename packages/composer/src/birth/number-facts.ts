import { partsOf } from '@nebosvod/engine/time/date-arithmetic';
import { gregorianFromOldStyle } from '@nebosvod/engine/time/julian-day';
import type { CivilDate } from '@nebosvod/numerology/civil-date';
import { type LifePath, lifePath } from '@nebosvod/numerology/life-path';
import { type DestinyMatrix, destinyMatrix } from '@nebosvod/numerology/matrix/destiny-matrix';
import { type NameNumbers, nameNumbers } from '@nebosvod/numerology/name/name-number';
import { readName } from '@nebosvod/numerology/name/read-name';
import { type Pinnacles, pinnacles } from '@nebosvod/numerology/pinnacles';
import { type Psychomatrix, psychomatrix } from '@nebosvod/numerology/psychomatrix';
import { type Schools, schools } from '@nebosvod/numerology/schools';
import { kua } from '@nebosvod/numerology/vedic/kua';
import { type VedicNumbers, vedicNumbers } from '@nebosvod/numerology/vedic/vedic-numbers';
import type { ResolvedBirth } from './resolved-birth.ts';

/** Longest name that a rule carries. */
const NAME_MOST = 120;

/** A name as it was typed, with its numbers. */
export interface CountedName {
  readonly typed: string;
  readonly numbers: NameNumbers;
}

/** What a person is read by in numbers, each part counted when first asked for. */
export class NumberFacts {
  readonly date: CivilDate;
  /** The date was told by the Julian calendar. */
  readonly isOldStyle: boolean;
  /** Null where the sex was not told. */
  readonly kua: { readonly sex: 'female' | 'male'; readonly number: number } | null;
  /** Null without a name, and where it cannot be counted. */
  readonly name: CountedName | null;
  readonly #schools = new Map<string, Schools>();
  #matrix: DestinyMatrix | undefined;
  #square: Psychomatrix | undefined;
  #path: LifePath | undefined;
  #vedic: VedicNumbers | undefined;
  #pinnacles: Pinnacles | undefined;

  constructor(birth: ResolvedBirth) {
    this.date = birthDate(birth);
    this.isOldStyle = birth.typed.calendar === 'julian';
    const sex = birth.sex ?? birth.typed.gender;
    this.kua = sex === undefined ? null : { sex, number: kua(this.date.year)[sex] };
    this.name = countedName(birth.name ?? birth.typed.name);
  }

  get matrix(): DestinyMatrix {
    this.#matrix ??= destinyMatrix(this.date);
    return this.#matrix;
  }

  get square(): Psychomatrix {
    this.#square ??= psychomatrix(this.date);
    return this.#square;
  }

  get path(): LifePath {
    this.#path ??= lifePath(this.date);
    return this.#path;
  }

  get vedic(): VedicNumbers {
    this.#vedic ??= vedicNumbers(this.date);
    return this.#vedic;
  }

  get pinnacles(): Pinnacles {
    this.#pinnacles ??= pinnacles(this.date);
    return this.#pinnacles;
  }

  /** Every school side by side, seen on a date. */
  schools(at: string): Schools {
    const known = this.#schools.get(at);
    if (known) return known;
    const found = schools(this.date, { at: partsOf(at) });
    this.#schools.set(at, found);
    return found;
  }
}

/** A name that can be counted, with its numbers. */
function countedName(typed: string | undefined): CountedName | null {
  if (typed === undefined || typed.length > NAME_MOST) return null;
  const text = readName(typed);
  const numbers = text.ok ? nameNumbers(text.value) : null;
  return numbers?.ok ? { typed, numbers: numbers.value } : null;
}

/** The date of a birth as numbers are counted from it: Gregorian, whatever calendar it was typed by. */
function birthDate({ typed }: Pick<ResolvedBirth, 'typed'>): CivilDate {
  const { year, month, day } = partsOf(typed.date);
  return (typed.calendar === 'julian' && gregorianFromOldStyle(year, month, day)) || { year, month, day };
}
