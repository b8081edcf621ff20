import { ALMANAC_BOOK_FACTS } from './almanac-book-facts.table.ts';
import { CALENDAR_TIME_FACTS } from './calendar-time-facts.table.ts';
import { CONTENT_FACTS } from './content-facts.table.ts';
import { COUNTED_NUMBERS_FACTS } from './counted-numbers-facts.table.ts';
import { DAY_AND_CLOCK_FACTS } from './day-and-clock-facts.table.ts';
import type { Fact } from './fact.ts';
import { INDIAN_BOOKS_FACTS } from './indian-books-facts.table.ts';
import { NUMEROLOGY_FACTS } from './numerology-facts.table.ts';
import { PANCHANGA_FACTS } from './panchanga-facts.table.ts';
import { SKY_COUNTS_FACTS } from './sky-counts-facts.table.ts';
import { SKY_FACTS } from './sky-facts.table.ts';
import { WESTERN_BOOKS_FACTS } from './western-books-facts.table.ts';

const SUBJECTS = [
  SKY_FACTS,
  CALENDAR_TIME_FACTS,
  PANCHANGA_FACTS,
  NUMEROLOGY_FACTS,
  CONTENT_FACTS,
  WESTERN_BOOKS_FACTS,
  INDIAN_BOOKS_FACTS,
  ALMANAC_BOOK_FACTS,
  SKY_COUNTS_FACTS,
  DAY_AND_CLOCK_FACTS,
  COUNTED_NUMBERS_FACTS,
];

/**
 * Facts in the order they are told: each subject is spread evenly over the whole list, so that days in a row speak of
 * different things. Written by us; each with the place where it was read, or what was computed.
 */
export const FACTS: readonly Fact[] = SUBJECTS.flatMap((facts) =>
  facts.map((fact, index) => ({ fact, place: (index + 0.5) / facts.length })),
)
  .sort((a, b) => a.place - b.place)
  .map(({ fact }) => fact);
