import { type CivilDate, compareDates, completedYears } from './civil-date.ts';
import { type FourNumbers, fourNumbers } from './four-numbers.ts';
import { type LifePath, type LifePathMethod, lifePath } from './life-path.ts';
import { type DestinyMatrix, destinyMatrix, type MatrixOptions } from './matrix/destiny-matrix.ts';
import { type NameNumbers, type NameOptions, nameNumbers } from './name/name-number.ts';
import type { NameText } from './name/read-name.ts';
import { LIFE_PATH_METHODS } from './numerology.ids.ts';
import { type PersonalCycles, personalCyclesOn, type YearTurn } from './personal-cycles.ts';
import { type Pinnacles, pinnacles } from './pinnacles.ts';
import { type Psychomatrix, type PsychomatrixSchool, psychomatrix } from './psychomatrix.ts';
import { type Reading, read } from './reading.ts';
import { type Antardasha, antardasha } from './vedic/antardasha.ts';
import { type Kua, kua, type Sex, solarYears } from './vedic/kua.ts';
import { type LoShuDigits, loShuDigitsOnly } from './vedic/lo-shu.ts';
import type { DashaOptions } from './vedic/mahadasha.ts';
import { type VedicNumbers, vedicNumbers } from './vedic/vedic-numbers.ts';

export interface Person {
  readonly date: CivilDate;
  readonly sex?: Sex | undefined;
  readonly name?: NameText | undefined;
  /** The short name used daily. */
  readonly shortName?: NameText | undefined;
}

export interface BoardOptions extends NameOptions, DashaOptions {
  /** Date for personal cycles, the current year of the dashas and the energy of the age. */
  readonly at?: CivilDate | undefined;
  readonly psychomatrixSchool?: PsychomatrixSchool | undefined;
  readonly lifePathMethod?: LifePathMethod | undefined;
  readonly keepMaster?: boolean | undefined;
  readonly yearTurn?: YearTurn | undefined;
  readonly matrix?: Omit<MatrixOptions, 'at'> | undefined;
}

export interface Board {
  readonly psychomatrix: Psychomatrix;
  readonly lifePath: LifePath;
  /** The same by every method, in the order of {@link LIFE_PATH_METHODS}. */
  readonly lifePathMethods: readonly { readonly method: LifePathMethod; readonly lifePath: number }[];
  readonly pinnacles: Pinnacles;
  readonly destinyMatrix: DestinyMatrix;
  readonly vedicNumbers: VedicNumbers;
  readonly loShuDigitsOnly: LoShuDigits;
  readonly kua: Kua;
  readonly fourNumbers: FourNumbers;
  /** Null without a date to look at. */
  readonly personalCycles: PersonalCycles | null;
  /** The year of life that holds the date; null without one or before the birth. */
  readonly antardasha: Antardasha | null;
  readonly name: NameNumbers | null;
  readonly minorName: NameNumbers | null;
}

function nameOf(name: NameText | undefined, options: BoardOptions): Reading<NameNumbers | null> {
  return name === undefined ? read(null) : nameNumbers(name, options);
}

/** Every system of one person at once. Refuses only what the name tables refuse. */
export function board(person: Person, options: BoardOptions = {}): Reading<Board> {
  const { date, sex } = person;
  const { at } = options;
  const name = nameOf(person.name, options);
  if (!name.ok) return name;
  const minorName = nameOf(person.shortName, options);
  if (!minorName.ok) return minorName;
  const age = at === undefined || compareDates(at, date) < 0 ? null : completedYears(date, at, options.leapBirthday);
  return read({
    psychomatrix: psychomatrix(date, options.psychomatrixSchool),
    lifePath: lifePath(date, options.lifePathMethod),
    lifePathMethods: LIFE_PATH_METHODS.map((method) => ({ method, lifePath: lifePath(date, method).lifePath })),
    pinnacles: pinnacles(date, options.keepMaster),
    destinyMatrix: destinyMatrix(date, { ...options.matrix, at }),
    vedicNumbers: vedicNumbers(date, sex, options),
    loShuDigitsOnly: loShuDigitsOnly(date),
    kua: kua(date.year, sex, solarYears(date)),
    fourNumbers: fourNumbers(date),
    personalCycles: at === undefined ? null : personalCyclesOn(date, at, options.yearTurn),
    antardasha: age === null ? null : antardasha(date, age, age, options.leapBirthday),
    name: name.value,
    minorName: minorName.value,
  });
}
