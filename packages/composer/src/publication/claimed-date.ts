import { isCivilDate } from '@nebosvod/engine/time/date-arithmetic';

const MONTHS = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
];

/** A date and nothing that is claimed of it. */
export const ONLY_DATE = new RegExp(
  `^\\s*\\d{1,2}\\s(?:${MONTHS.join('|')})(?:\\s\\d{4}(?: года)?)?(?:,? (?:в )?\\d{1,2}:\\d{2})?(?: по [а-яё ]+| МСК)?\\s*$`,
  'iu',
);

/** A date of the sentence, in the year of the publication unless it says its own; null when there is none. */
export function dateIn(words: string, published: string): string | null {
  const match = new RegExp(`(\\d{1,2})\\s(${MONTHS.join('|')})(?:\\s(\\d{4}))?`, 'iu').exec(words);
  if (!match) return null;
  const [, day = '', month = '', year = published.slice(0, 4)] = match;
  const number = MONTHS.indexOf(month.toLowerCase()) + 1;
  const date = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCivilDate(date) && date >= '1800-01-03' && date < '2399-12-30' ? date : null;
}
