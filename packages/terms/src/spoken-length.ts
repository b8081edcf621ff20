/** A word: a hyphen, a colon of a clock and an apostrophe join. */
const WORD = /[\p{L}\p{N}]+(?:[-:’'][\p{L}\p{N}]+)*/gu;

/** Words in which a whole number is said: «двадцать два» is two. */
function wordsOfNumber(value: number): number {
  if (value >= 1000) {
    const thousands = Math.floor(value / 1000);
    return (thousands > 1 ? wordsOfNumber(thousands) : 0) + 1 + rest(value, 1000);
  }
  if (value >= 100) return 1 + rest(value, 100);
  return value <= 20 || value % 10 === 0 ? 1 : 2;
}

const rest = (value: number, by: number): number => {
  const left = value - Math.floor(value / by) * by;
  return left === 0 ? 0 : wordsOfNumber(left);
};

/** Signs that are said as a word: «плюс», «равно», «градусов», «процентов», «минут» of a place. */
const SIGNS = /[+=°%′]/gu;

/**
 * Words that one says aloud when reading a text: «11:16» is two, «+» and «=» one each, «2027» four or so. Time codes rest on it, for a
 * text of figures is longer to the tongue than to the eye.
 */
export function spokenLength(text: string): number {
  const words = (text.match(WORD) ?? []).reduce((sum: number, word) => {
    const numbers = word.match(/\d+/gu);
    if (numbers === null) return sum + 1;
    const said = numbers.reduce((total, number) => total + wordsOfNumber(Number(number)), 0);
    return sum + said + (/\p{L}{2,}/u.test(word) && !/\d-\p{L}{1,3}$/u.test(word) ? 1 : 0);
  }, 0);
  return words + (text.match(SIGNS)?.length ?? 0);
}
