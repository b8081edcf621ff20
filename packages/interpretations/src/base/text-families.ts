import { ARCANUM_TEXTS } from '../numerology/arcana.table.ts';
import { MATRIX_POSITION_TEXTS } from '../numerology/matrix-position.table.ts';
import { MATRIX_HEALTH_TEXTS, MATRIX_PROGRAMME_TEXTS } from '../numerology/matrix-row.table.ts';
import { KARMIC_DEBT_TEXTS } from '../numerology/number/karmic-debt.table.ts';
import { NUMBER_TEXTS } from '../numerology/number-texts.ts';
import { PAIR_TEXTS } from '../numerology/pair/pair.table.ts';
import { PAIR_POSITION_TEXTS } from '../numerology/pair-position.table.ts';
import { PERSONAL_DAY_TEXTS, PERSONAL_MONTH_TEXTS, PERSONAL_YEAR_TEXTS } from '../numerology/personal-cycle.table.ts';
import { SQUARE_LINE_TEXTS } from '../numerology/square/square-line.table.ts';
import { SQUARE_CELL_TEXTS } from '../numerology/square-texts.ts';
import { VEDIC_DESTINY_TEXTS } from '../numerology/vedic/vedic-destiny.table.ts';
import { VEDIC_SOUL_TEXTS } from '../numerology/vedic/vedic-soul.table.ts';

/** Least and most characters a part of an entry may have. */
type Lengths = Readonly<Record<string, readonly [least: number, most: number]>>;

export interface TextFamily {
  /** Entries of the family; null stands for one that is missing. */
  readonly entries: readonly (object | null)[];
  readonly count: number;
  readonly lengths: Lengths;
}

const family = (count: number, full: readonly [number, number], entries: TextFamily['entries']): TextFamily => ({
  entries,
  count,
  lengths: { short: [20, 160], full, question: [10, 140] },
});
const framed = (count: number, entries: TextFamily['entries']): TextFamily => ({
  entries,
  count,
  lengths: { frame: [120, 300], title: [3, 60], place: [5, 60] },
});
/** Every family of the base: a new one is a line here. */
export const TEXT_FAMILIES: Readonly<Record<string, TextFamily>> = {
  'life path': family(12, [300, 600], NUMBER_TEXTS.lifePath),
  birthday: family(11, [200, 600], NUMBER_TEXTS.birthday),
  'number of the soul': family(12, [200, 600], NUMBER_TEXTS.soul),
  'number of the personality': family(12, [200, 600], NUMBER_TEXTS.personality),
  'number of the expression': family(12, [200, 600], NUMBER_TEXTS.expression),
  'karmic debt': family(4, [300, 600], Object.values(KARMIC_DEBT_TEXTS)),
  'pair of numbers': family(45, [200, 450], PAIR_TEXTS.flat()),
  'cell of the square': family(54, [120, 400], SQUARE_CELL_TEXTS.flat()),
  'line of the square': family(32, [120, 400], Object.values(SQUARE_LINE_TEXTS).flat()),
  'Vedic soul': family(9, [300, 600], VEDIC_SOUL_TEXTS),
  'Vedic destiny': family(9, [300, 600], VEDIC_DESTINY_TEXTS),
  'personal year': family(9, [300, 450], PERSONAL_YEAR_TEXTS),
  'personal month': family(9, [200, 300], PERSONAL_MONTH_TEXTS),
  'personal day': family(12, [120, 200], Object.values(PERSONAL_DAY_TEXTS)),
  arcanum: {
    entries: ARCANUM_TEXTS,
    count: 22,
    lengths: { essence: [20, 140], plus: [120, 400], minus: [120, 400], advice: [120, 400], question: [10, 140] },
  },
  'position of the matrix': framed(Object.keys(MATRIX_POSITION_TEXTS).length, Object.values(MATRIX_POSITION_TEXTS)),
  'position of the pair': framed(8, Object.values(PAIR_POSITION_TEXTS)),
  'row of the matrix': framed(7 + Object.keys(MATRIX_PROGRAMME_TEXTS).length, [
    ...Object.values(MATRIX_PROGRAMME_TEXTS),
    ...MATRIX_HEALTH_TEXTS,
  ]),
};
