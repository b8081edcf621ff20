import { LINE_IDS } from '@nebosvod/numerology/numerology.ids';
import type { Interpretation } from '../text.ts';
import type { Claim, Unit, UnitSource } from '../unit.ts';
import type { UnitFactor } from '../unit-factor.ts';
import { NUMBER_CLAIMS, PERSONAL_YEAR_CLAIMS, VEDIC_DESTINY_CLAIMS, VEDIC_SOUL_CLAIMS } from './claims/number.table.ts';
import { SQUARE_CELL_CLAIMS } from './claims/square-cell.table.ts';
import { SQUARE_LINE_CLAIMS } from './claims/square-line.table.ts';
import { LIFE_PATHS_RETOLD } from './number/life-path-retold.table.ts';
import { NUMBER_TEXTS, type NumberPosition, numberUnitId, TEXT_NUMBERS } from './number-texts.ts';
import { PERSONAL_YEAR_TEXTS } from './personal-cycle.table.ts';
import { PERSONAL_YEARS_RETOLD } from './personal-year-retold.table.ts';
import { type Retold, withRetold } from './retold.ts';
import { SQUARE_LINE_TEXTS } from './square/square-line.table.ts';
import { SQUARE_LINES_RETOLD } from './square/square-line-retold.table.ts';
import { SQUARE_CELL_TEXTS, squareCellId, squareLineId } from './square-texts.ts';
import { VEDIC_DESTINY_TEXTS } from './vedic/vedic-destiny.table.ts';
import { VEDIC_DESTINIES_RETOLD } from './vedic/vedic-destiny-retold.table.ts';
import { VEDIC_SOUL_TEXTS } from './vedic/vedic-soul.table.ts';
import { VEDIC_SOULS_RETOLD } from './vedic/vedic-soul-retold.table.ts';

/** A text of a page as a unit: its words stay where they are, and what they claim stands beside. */
function unit(
  id: string,
  factor: UnitFactor,
  { short, full, question }: Interpretation,
  claims: readonly Claim[] | undefined,
  key: string,
): Unit {
  if (claims === undefined) throw new Error(`${id} claims nothing`);
  const sources: readonly UnitSource[] = [{ key, role: 'idea' }];
  return { id, factor, claims, words: { lead: short, body: full, question }, sources };
}

/** Cells of the square, 9 × 6. */
export const SQUARE_CELL_UNITS: readonly Unit[] = SQUARE_CELL_TEXTS.flatMap((levels, index) =>
  levels.map((text, count) =>
    unit(
      squareCellId(index + 1, count),
      { kind: 'square-cell', digit: index + 1, count },
      text,
      SQUARE_CELL_CLAIMS[index]?.[count],
      'Aleksandrov',
    ),
  ),
);

const LEVELS = [0, 1, 2, 3] as const;

/** Lines of the square, 8 × 4. */
export const SQUARE_LINE_UNITS: readonly Unit[] = LINE_IDS.flatMap((line) =>
  LEVELS.flatMap((level) => {
    const text = SQUARE_LINE_TEXTS[line][level];
    if (!text) return [];
    const claims = SQUARE_LINE_CLAIMS[line][level];
    const own = unit(squareLineId(line, level), { kind: 'square-line', line, level }, text, claims, 'Aleksandrov');
    return [withRetold(own, SQUARE_LINES_RETOLD[line][level])];
  }),
);

const DATE_PARTS = { lifePath: 'life-path', birthday: 'birthday' } as const;

function numbersOf(position: NumberPosition, retold: readonly Retold[] = []): readonly Unit[] {
  return NUMBER_TEXTS[position].flatMap((text, index) => {
    const number = TEXT_NUMBERS[index];
    if (number === undefined) return [];
    const factor: UnitFactor =
      position === 'lifePath' || position === 'birthday'
        ? { kind: 'date-number', part: DATE_PARTS[position], number }
        : { kind: 'name-number', part: position, number };
    const own = unit(numberUnitId(position, number), factor, text, NUMBER_CLAIMS[position][index], 'Decoz');
    return [withRetold(own, retold[index])];
  });
}

export const LIFE_PATH_UNITS = numbersOf('lifePath', LIFE_PATHS_RETOLD);
export const BIRTHDAY_UNITS = numbersOf('birthday');
export const EXPRESSION_UNITS = numbersOf('expression');
export const SOUL_UNITS = numbersOf('soul');
export const PERSONALITY_UNITS = numbersOf('personality');

const ofNine = (
  texts: readonly Interpretation[],
  claims: readonly (readonly Claim[])[],
  key: string,
  factorOf: (number: number) => UnitFactor,
  name: string,
  retold: readonly Retold[],
): readonly Unit[] =>
  texts.map((text, index) =>
    withRetold(unit(`${name}-${index + 1}`, factorOf(index + 1), text, claims[index], key), retold[index]),
  );

export const VEDIC_SOUL_UNITS = ofNine(
  VEDIC_SOUL_TEXTS,
  VEDIC_SOUL_CLAIMS,
  'Johari',
  (number) => ({ kind: 'date-number', part: 'soul', number }),
  'vedic-soul',
  VEDIC_SOULS_RETOLD,
);
export const VEDIC_DESTINY_UNITS = ofNine(
  VEDIC_DESTINY_TEXTS,
  VEDIC_DESTINY_CLAIMS,
  'Johari',
  (number) => ({ kind: 'date-number', part: 'destiny', number }),
  'vedic-destiny',
  VEDIC_DESTINIES_RETOLD,
);
export const PERSONAL_YEAR_UNITS = ofNine(
  PERSONAL_YEAR_TEXTS,
  PERSONAL_YEAR_CLAIMS,
  'Decoz',
  (number) => ({ kind: 'personal-year', number }),
  'personal-year',
  PERSONAL_YEARS_RETOLD,
);
