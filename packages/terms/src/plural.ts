const rules = new Intl.PluralRules('ru');

/**
 * The form of a Russian noun that agrees with a whole number: `plural(21, 'год', 'года', 'лет')` is «год».
 * Fractions take the form of `few`: «2,5 года».
 */
export function plural(count: number, one: string, few: string, many: string): string {
  if (!Number.isInteger(count)) return few;
  const category = rules.select(Math.abs(count));
  if (category === 'one') return one;
  return category === 'few' ? few : many;
}

/** Number and noun joined by a no-break space: «21 год». */
export function counted(count: number, one: string, few: string, many: string): string {
  return `${formatNumber(count)}\u00a0${plural(count, one, few, many)}`;
}

/**
 * A number as Russians write it: decimal comma, no-break space between thousands from 10 000 up and minus sign «−».
 * @param digits digits after the comma; unless given, as many as the number has, up to 3
 */
export function formatNumber(value: number, digits?: number): string {
  // Nothing to format, as in most numbers of a page: the first format of Intl alone takes longer than the card it stands in.
  if (Number.isInteger(value) && Math.abs(value) < 10_000 && !digits) return String(value).replace('-', '−');
  return formatOf(digits).format(value).replaceAll('\u202f', '\u00a0').replace('-', '−');
}

const formats = new Map<number | undefined, Intl.NumberFormat>();

/** Made once for each number of digits: making one takes longer than all it is used for. */
function formatOf(digits: number | undefined): Intl.NumberFormat {
  const known = formats.get(digits);
  if (known) return known;
  const options = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const made = new Intl.NumberFormat('ru-RU', { useGrouping: 'min2', ...options });
  formats.set(digits, made);
  return made;
}

/** Roubles: «7 900 ₽» with no-break spaces; kopecks only when there are any. */
export function formatRubles(amount: number): string {
  const whole = Number.isInteger(amount);
  const number = new Intl.NumberFormat('ru-RU', {
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount);
  return `${number.replaceAll('\u202f', '\u00a0').replace('-', '−')}\u00a0₽`;
}
