/** Months as dates name them. */
export const MONTHS: readonly string[] = [
  ...['января', 'февраля', 'марта', 'апреля', 'мая', 'июня'],
  ...['июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря'],
];

/** Months with the endings of every case but that of dates. */
export const MONTH_FORMS: readonly string[] = [
  ...['январ[ьею]', 'феврал[ьею]', 'март[еу]?', 'апрел[ьею]', 'ма[йею]', 'июн[ьею]'],
  ...['июл[ьею]', 'август[еу]?', 'сентябр[ьею]', 'октябр[ьею]', 'ноябр[ьею]', 'декабр[ьею]'],
];

const FIRST = ['перв', 'втор', 'треть', 'четверт', 'пят', 'шест', 'седьм', 'восьм', 'девят'];

/** Ordinals of the days of a month in order, without their endings: «треть-его», «треть-е». */
export const DAY_STEMS: readonly string[] = [
  ...FIRST,
  ...['десят', 'одиннадцат', 'двенадцат', 'тринадцат', 'четырнадцат', 'пятнадцат', 'шестнадцат', 'семнадцат'],
  ...['восемнадцат', 'девятнадцат', 'двадцат'],
  ...FIRST.map((stem) => `двадцать ${stem}`),
  ...['тридцат', 'тридцать перв'],
];

/** Seasons as «весной» says them, and the month that begins each. */
export const SEASONS: readonly (readonly [pattern: RegExp, month: number])[] = [
  [/(?<![а-яё])весной(?![а-яё])/iu, 3],
  [/(?<![а-яё])летом(?![а-яё])/iu, 6],
  [/(?<![а-яё])осенью(?![а-яё])/iu, 9],
  [/(?<![а-яё])зимой(?![а-яё])/iu, 12],
];
