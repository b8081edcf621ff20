import type { Found } from './lexicon.ts';
import type { Word } from './sentence.ts';

/** A round sum, told without its money: «вход 1 800», «на три вопроса 700»; a year and a hundred steps are no sums. */
const ROUND = /^(?:[1-9]\d{0,3}(?:00|50|90)|[1-9]\d{1,3}0)$/u;
const LEAST = 200;
const YEAR = /^(?:19|20)\d\d$/u;
const THOUSANDS = /^\d{1,3}$/u;
const HUNDREDS = /^\d(?:00|50|90)$/u;
/** What is counted, measured or dated, not paid. */
const COUNTED =
  /^(?:год|лет(?!н)|г$|гг$|км$|километр|м$|метр|см$|мм$|мл$|кг$|г$|грамм|литр|шаг|звезд|человек|люд|страниц|лист(?!ов[кч])|раз$|раза$|минут|секунд|час|дн[яе]|суток|слов|знак|градус|миллион|млн|миллиард|тысяч$|процент|%|подписч|участни|отзыв|спутник|астероид|объект|крат|штук|букв|карт$|карт[ыу]$|герц|гц$|калор|ккал|ватт|вольт)/u;
/** Before a number that dates or numbers something. */
const NUMBERS = /^(?:в|во|около|более|больше|свыше|номер|№|квартира|дом|каталог[а-я]*)$/u;

/** Places of such sums among the words of a sentence. */
export function bareSums(words: readonly Word[]): readonly Found[] {
  const found: Found[] = [];
  for (let first = 0; first < words.length; first++) {
    const { letters = '', to } = words[first] ?? {};
    if (!/^\d+$/u.test(letters)) continue;
    const next = words[first + 1];
    const isSpaced =
      next !== undefined && next.from === (to ?? 0) + 1 && THOUSANDS.test(letters) && HUNDREDS.test(next.letters);
    const isSum = isSpaced || (ROUND.test(letters) && Number(letters) >= LEAST && !YEAR.test(letters));
    if (!isSum) continue;
    const last = isSpaced ? first + 1 : first;
    const isCounted = COUNTED.test(words[last + 1]?.letters ?? '') || NUMBERS.test(words[first - 1]?.letters ?? '');
    if (!isCounted) found.push({ first, last });
    first = last;
  }
  return found;
}
